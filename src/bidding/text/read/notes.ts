/** Reads what a call is to partner, and what a section or a rule belongs to. */
import { t } from '#core/text.ts'
import type { HonoursTold } from '#rules/template.ts'
import type { Condition, TextRule } from '../document.ts'
import { FORCING_WORDS, KIND_WORDS, MESSAGE_WORDS } from '../words/notes.ts'
import { CHOICE_WORDS, SPARE_WORDS } from '../words/style.ts'
import type { Cursor } from './cursor.ts'
import { nearest } from './problem.ts'
import { suit } from './suits.ts'

/** For what is put together piece by piece. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] }
/** What notes and marks tell of a rule, gathered line by line. */
export type NoteFields = Partial<
  Writable<
    Pick<
      TextRule,
      | 'is'
      | 'forcing'
      | 'artificial'
      | 'suits'
      | 'oneOf'
      | 'agrees'
      | 'message'
      | 'tells'
      | 'before'
      | 'only'
      | 'package'
      | 'unless'
      | 'ours'
      | 'choices'
    >
  >
>
export type MarkFields = Pick<NoteFields, 'package' | 'unless' | 'ours' | 'choices'>

const told = (c: Cursor): HonoursTold => {
  if (c.eat('control of', true)) return { control: c.must(suit(c)) }
  const numbers = c.list(() => c.int(), 'or')
  if (c.eat('aces', true) || c.eat('ace', true)) return { aces: numbers }
  if (!c.eat('kings')) c.need('king')
  return { kings: numbers }
}

/** Takes the id of a convention, which the text must have. */
function switchId(c: Cursor): string {
  const from = c.here()
  const id = c.match(/[\w-]+/y)?.[0] ?? c.refuse('switch', c.known.switches)
  const { switches } = c.known
  if (switches === undefined || switches.includes(id)) return id
  const near = nearest([id], switches)?.word
  throw near === undefined
    ? c.fault(
        t`There is no switch “${id}”. Write “switch ${id} (on): …” at the head of the text.`,
        from,
        id.length,
      )
    : c.fault(t`There is no switch “${id}”. Did you mean “${near}”?`, from, id.length, near)
}
/** A convention, which the table may turn, or a choice, which the style has made. */
function belongs(c: Cursor, into: MarkFields, is: boolean): void {
  const choice = c.pick(CHOICE_WORDS, 'switch')
  const number = choice === undefined ? c.pick(SPARE_WORDS, 'switch') : undefined
  if (choice !== undefined && !c.known.isOpen && !c.known.style.choices.has(choice))
    throw c.fault(t`The style does not say yes or no to this.`, c.at, 1)
  const asked = choice ?? number
  if (asked !== undefined) {
    into.choices = [...(into.choices ?? []), { choice: asked, is } satisfies Condition]
  } else into[is ? 'package' : 'unless'] = switchId(c)
}
/** Takes one mark, if one stands here. */
export function mark(c: Cursor, into: MarkFields): boolean {
  if (c.eat('only with', true)) belongs(c, into, true)
  else if (c.eat('not with', true)) belongs(c, into, false)
  else if (c.eat('ours', true)) into.ours = true
  else return false
  return true
}

function note(c: Cursor, into: NoteFields): void {
  const from = c.here()
  if (mark(c, into)) return
  if (c.eat('artificial', true)) into.artificial = true
  else if (c.eat('no other meaning', true)) into.only = true
  else if (c.eat('agrees', true)) into.agrees = c.must(suit(c))
  else if (c.eat('asks for', true)) into.message = c.must(c.pick(MESSAGE_WORDS, 'asked'))
  else if (c.eat('tells', true)) into.tells = { ...into.tells, ...told(c) }
  else if (c.eat('shows one of', true)) into.oneOf = c.list(() => suit(c), 'or')
  else if (c.eat('shows', true)) into.suits = c.list(() => suit(c), 'and')
  else {
    const forcing = c.pick(FORCING_WORDS, 'note')
    if (forcing !== undefined) {
      into.forcing = forcing
      return
    }
    const kind = c.must(c.pick(KIND_WORDS, 'note'))
    if (into.is !== undefined)
      throw c.fault(t`A call is one thing to later turns; two are named here.`, from, c.at - from)
    into.is = kind
  }
}
/** Notes parted by commas. */
export const notes = (c: Cursor, into: NoteFields): void => {
  c.list(() => {
    note(c, into)
    return true
  }, ',')
}
/** Whether the line could only be a note: it stands too far out where a call is expected. */
export const looksLikeNote = (text: string): boolean => {
  const lower = text.toLowerCase()
  return NOTE_STARTS.some((start) => lower.startsWith(start))
}
const NOTE_STARTS: readonly string[] = [
  ...[...FORCING_WORDS, ...KIND_WORDS].map(([words]) => words.toLowerCase()),
  ...['artificial', 'first because ', 'agrees ', 'asks for ', 'tells ', 'shows ', '"', '“'],
]
