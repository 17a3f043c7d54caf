/** Where the lines of a text stand while it is typed. */
import { indentOnInput, indentService, indentUnit } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { indentBelow, indentTaken, TAKES_ITS_PLACE } from './line-look.ts'

/** Lines above that are looked at: the notes of a rule are fewer. */
const ABOVE = 40
const places = indentService.of((context, at) => {
  const [before, here] = [context.lineAt(at, -1), context.lineAt(at, 1)]
  if (before.from !== here.from || here.text === '') return indentBelow(before.text)
  const { doc } = context.state
  const above = doc.sliceString(
    doc.line(Math.max(1, doc.lineAt(at).number - ABOVE)).from,
    here.from,
  )
  return indentTaken(here.text, above.split('\n').slice(0, -1).reverse())
})
/** A line that turns out to be a rule, or a reason, takes its place as it is typed. */
export const indenting: Extension = [
  indentUnit.of('  '),
  places,
  EditorState.languageData.of(() => [{ indentOnInput: TAKES_ITS_PLACE }]),
  indentOnInput(),
]
