/**
 * The editor of a system's text: colours, completion, mistakes where they stand, folds by section, search,
 * history, and numbers that are changed by a press. Its styles are sheets of its own shadow root, which the
 * page's content security policy allows; a style element in the page it would refuse.
 */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands'
import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language'
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint'
import {
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
} from '@codemirror/search'
import { EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { indenting } from './editor-indent.ts'
import { EDITOR_LOOK } from './editor-look.ts'
import { proposalWords } from './finding-words.ts'
import { lineLook, NOTHING_BEFORE, numberAt, stepped } from './line-look.ts'

export type TextRead = JobOutput<'system-text', 'read'>
export type TextProblem = TextRead['problems'][number]
type TextWord = JobOutput<'system-text', 'words'>[number]

/** A line with something to be looked at, and how grave it is. */
export interface MarkedLine {
  readonly line: number
  readonly kind: 'problem' | 'doubt'
}
/** What the page can do with the text that is open. */
export interface OpenText {
  readonly focus: () => void
  /** Puts the caret at the line and shows it. */
  readonly goTo: (line: number) => void
  /** Underlines the problems and tints the lines. */
  readonly mark: (problems: readonly TextProblem[], lines: readonly MarkedLine[]) => void
  /** Puts a text in place of the whole, as one step of undo. */
  readonly put: (text: string) => void
  /** Puts the proposal of a problem where it stands. */
  readonly mend: (problem: TextProblem) => void
  readonly find: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly close: () => void
}

const INDENT = Decoration.mark({ class: 'k-indent' })
const BLANK = Decoration.line({ class: 'k-blank' })
/** Lines above the screen from which the looks begin: a rule and its long lines are fewer. */
const ABOVE = 40
function looksIn(view: EditorView): DecorationSet {
  const { doc } = view.state
  const marks = view.visibleRanges.flatMap(({ from, to }) => {
    const first = doc.lineAt(from).number
    const last = doc.lineAt(to).number
    let before = NOTHING_BEFORE
    const list = []
    for (let n = Math.max(1, first - ABOVE); n <= last; n++) {
      const line = doc.line(n)
      const { looks, next } = lineLook(line.text, before)
      before = next
      if (n < first) continue
      const indent = line.text.search(/\S/)
      if (indent > 0) list.push(INDENT.range(line.from, line.from + indent))
      if (line.text === '') list.push(BLANK.range(line.from))
      for (const { from: a, to: b, look } of looks)
        if (a < b)
          list.push(Decoration.mark({ class: `k-${look}` }).range(line.from + a, line.from + b))
    }
    return list
  })
  return Decoration.set(marks, true)
}
const looks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = looksIn(view)
    }
    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = looksIn(update.view)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

const markLines = StateEffect.define<readonly MarkedLine[]>()
const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const mapped = marks.map(changes)
    return effects.reduce(
      (now, effect) =>
        effect.is(markLines)
          ? Decoration.set(
              effect.value
                .filter(({ line }) => line <= state.doc.lines)
                .map(({ line, kind }) =>
                  Decoration.line({ class: `k-line-${kind}` }).range(state.doc.line(line).from),
                ),
              true,
            )
          : now,
      mapped,
    )
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** A section folds to its title, and a heading, a rule or a change to its first line. */
const folds = foldService.of((state, from) => {
  const { doc } = state
  const line = doc.lineAt(from)
  const title = line.text.startsWith('#')
  const indent = line.text.search(/\S/)
  if (indent < 0) return null
  let end = line.number
  for (let n = line.number + 1; n <= doc.lines; n++) {
    const { text } = doc.line(n)
    const blank = text.trim() === ''
    if (title ? text.startsWith('#') : !blank && text.search(/\S/) <= indent) break
    if (!blank) end = n
  }
  return end === line.number ? null : { from: line.to, to: doc.line(end).to }
})

/** What kind of word the caret stands at. */
function kindAt(doc: Text, at: number): TextWord['kind'] {
  const { text, from, number } = doc.lineAt(at)
  const before = text.slice(0, at - from)
  if (/^[\w ]*$/.test(before) && !/^\s/.test(before)) return 'line'
  if (/^(style:|use .*\bwith\b)/i.test(text)) return 'style'
  if (/^\s*(when|after)\b/i.test(before) || /\bif [^:]*$/.test(before)) return 'when'
  if (before.includes(';')) return 'note'
  const above = number > 1 ? doc.line(number - 1).text : ''
  const deeper = text.search(/\S|$/) > above.search(/\S|$/)
  return !before.includes(':') && deeper && /:/.test(above) && !/^\s*(when|after)\b/i.test(above)
    ? 'note'
    : /^\s+\w*$/.test(before)
      ? 'line'
      : 'hand'
}
const completing =
  (words: () => Promise<readonly TextWord[]>) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(/[\w’'-]+$/)
    if (typed === null && !context.explicit) return null
    const kind = kindAt(context.state.doc, context.pos)
    const options = (await words())
      .filter((one) => one.kind === kind)
      .map(({ word }): Completion => ({ label: word }))
    return context.aborted || options.length === 0
      ? null
      : { from: typed?.from ?? context.pos, options, validFor: /^[\w’' -]*$/ }
  }

/** Puts the number at the caret one up or down. */
const step =
  (by: 1 | -1) =>
  (view: EditorView): boolean => {
    const { doc, selection, readOnly } = view.state
    const line = doc.lineAt(selection.main.head)
    const number = numberAt(line.text, selection.main.head - line.from)
    const next = number && stepped(number, by)
    if (number === undefined || next === undefined || readOnly) return false
    const from = line.from + number.from
    view.dispatch({
      changes: { from, to: line.from + number.to, insert: next },
      selection: { anchor: from },
      userEvent: 'input.number',
    })
    return true
  }
function stepper(value: number): Tooltip['create'] {
  return (view) => {
    const dom = document.createElement('div')
    dom.className = 'k-stepper'
    dom.setAttribute('role', 'group')
    dom.setAttribute('aria-label', t`The number ${value}`)
    for (const [by, sign, name] of [
      [-1, '−', t`One less`],
      [1, '+', t`One more`],
    ] as const) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = sign
      button.setAttribute('aria-label', name)
      button.title = `${name} (${by === 1 ? 'Alt ↑' : 'Alt ↓'})`
      button.addEventListener('mousedown', (event) => event.preventDefault())
      button.addEventListener('click', () => step(by)(view))
      dom.append(button)
    }
    return { dom }
  }
}
const numberTips = (state: EditorState): readonly Tooltip[] => {
  const { main } = state.selection
  if (!main.empty || state.readOnly) return []
  const line = state.doc.lineAt(main.head)
  const number = numberAt(line.text, main.head - line.from)
  return number === undefined
    ? []
    : [{ pos: line.from + number.from, above: true, create: stepper(number.value) }]
}
const steppers = StateField.define<readonly Tooltip[]>({
  create: numberTips,
  update: (tips, change) =>
    change.docChanged || change.selection ? numberTips(change.state) : tips,
  provide: (field) => showTooltip.computeN([field], (state) => state.field(field)),
})

/** The words of the editor’s own parts. */
const phrases = () => ({
  Find: t`Find`,
  Replace: t`Replace with`,
  next: t`next`,
  previous: t`previous`,
  all: t`all`,
  'match case': t`capitals matter`,
  regexp: t`pattern`,
  'by word': t`whole words`,
  replace: t`replace`,
  'replace all': t`replace all`,
  close: t`Close`,
  'current match': t`found here`,
  'on line': t`in line`,
  'Go to line': t`Go to line`,
  go: t`Go`,
  Completions: t`Words that fit`,
  Diagnostics: t`Mistakes`,
  'No diagnostics': t`No mistakes`,
  'folded code': t`folded lines`,
  unfold: t`unfold`,
  'Selection deleted': t`Selection deleted`,
})

const diagnosticOf =
  (doc: Text, mend: (problem: TextProblem) => void) =>
  (problem: TextProblem): Diagnostic => {
    const { from, to } = rangeOf(doc, problem)
    return {
      ...{ from, to: Math.max(to, from + 1 <= doc.length ? from + 1 : from) },
      severity: 'error',
      message: problem.message,
      actions:
        problem.proposal === undefined
          ? []
          : [{ name: proposalWords(problem.proposal), apply: () => mend(problem) }],
    }
  }
/** The place of a stretch, inside the text as it is now. */
function rangeOf(
  doc: Text,
  {
    line,
    column,
    length,
  }: { readonly line: number; readonly column: number; readonly length: number },
): { readonly from: number; readonly to: number } {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines))
  const from = Math.min(at.from + column - 1, at.to)
  return { from, to: Math.min(from + length, at.to) }
}

export interface EditorOptions {
  readonly host: HTMLElement
  readonly text: string
  /** What the text is called. */
  readonly label: string
  /** Told the whole text at every change; the text is only shown where it is absent. */
  readonly onText?: ((text: string) => void) | undefined
  /** Told the line of the caret, from 1. */
  readonly onLine?: (line: number) => void
  readonly words: () => Promise<readonly TextWord[]>
}

function extensions({ label, onText, onLine, words }: EditorOptions): Extension {
  const readOnly = onText === undefined
  return [
    lineNumbers(),
    foldGutter({ openText: '▾', closedText: '▸' }),
    codeFolding({ placeholderText: '…' }),
    folds,
    looks,
    markedLines,
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    EditorView.lineWrapping,
    indenting,
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(phrases()),
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText?.(update.state.doc.toString())
      if (update.docChanged || update.selectionSet)
        onLine?.(update.state.doc.lineAt(update.state.selection.main.head).number)
    }),
    readOnly ? [] : [steppers, autocompletion({ override: [completing(words)], icons: false })],
    keymap.of([
      { key: 'Alt-ArrowUp', run: step(1) },
      { key: 'Alt-ArrowDown', run: step(-1) },
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
    EDITOR_LOOK,
  ]
}

/** Opens a text in the host, which must hold nothing else. */
export function openText(options: EditorOptions): OpenText {
  const { host, text } = options
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({ doc: text, extensions: extensions(options) }),
  })
  const mend: OpenText['mend'] = ({ proposal }) => {
    if (proposal === undefined || view.state.readOnly) return
    const { from, to } = rangeOf(view.state.doc, proposal)
    view.dispatch({
      changes: { from, to, insert: proposal.text },
      selection: { anchor: from + proposal.text.length },
      userEvent: 'input.mend',
    })
    view.focus()
  }
  return {
    mend,
    focus: () => view.focus(),
    goTo(line) {
      const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
      view.dispatch({
        selection: { anchor: at.to },
        effects: EditorView.scrollIntoView(at.from, { y: 'center' }),
      })
      view.focus()
    },
    mark(problems, lines) {
      const { doc } = view.state
      view.dispatch(setDiagnostics(view.state, problems.map(diagnosticOf(doc, mend))))
      view.dispatch({ effects: markLines.of(lines) })
    },
    put(next) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
    },
    find: () => openSearchPanel(view),
    undo: () => undo(view),
    redo: () => redo(view),
    close: () => view.destroy(),
  }
}
