/** A stop as its author types it, and the stop that it says, or what is wrong with it. */
import { callCode } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import type { BoardRecord } from '#core/record.ts'
import { t } from '#core/text.ts'
import {
  type GoingOn,
  normalAnswer,
  type Question,
  type QuestionKind,
  type Reply,
  type Stop,
} from '#lessons/lesson.ts'
import { MAX_REPLIES } from '#lessons/lesson-file.ts'
import { type Prose, proseText } from '#lessons/prose.ts'

export interface StopDraft {
  readonly comment: string
  readonly kind: QuestionKind | 'none'
  readonly ask: string
  /** One a line: `1H: what is said of it`. */
  readonly accepted: string
  readonly wrong: string
  /** One a line. */
  readonly options: string
  readonly why: string
  readonly goesOn: GoingOn
}
export const EMPTY_STOP: StopDraft = {
  comment: '',
  kind: 'none',
  ask: '',
  accepted: '',
  wrong: '',
  options: '',
  why: '',
  goesOn: 'forced',
}

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const toProse = (text: string): Prose => (text.trim() === '' ? [] : [text.trim()])
const replyLine = ({ answer, comment }: Reply): string =>
  comment === undefined || comment.length === 0 ? answer : `${answer}: ${proseText(comment)}`

/** What a question of that kind usually asks. */
export const ASKS: Readonly<Record<QuestionKind, string>> = {
  call: t`What do you call?`,
  card: t`Which card do you play?`,
  number: '',
  choice: '',
  text: '',
}
/** The next call or card of the record, where the question asks for one: what the author most likely means. */
export function usualAnswer(kind: QuestionKind, record: BoardRecord, at: number): string {
  const call = record.calls[at]
  if (kind === 'call') return call === undefined ? '' : callCode(call.call)
  const card = kind === 'card' ? record.cards[at - record.calls.length] : undefined
  return card === undefined ? '' : cardCode(card)
}

export const draftOf = ({ comment, question, goesOn }: Stop): StopDraft => ({
  ...EMPTY_STOP,
  comment: proseText(comment),
  goesOn,
  ...(question === undefined
    ? {}
    : {
        kind: question.kind,
        ask: proseText(question.ask),
        accepted: question.accepted.map(replyLine).join('\n'),
        wrong: question.wrong.map(replyLine).join('\n'),
        options: question.options.join('\n'),
        why: proseText(question.why),
      }),
})

export type StopReading =
  | { readonly ok: true; readonly stop: Stop }
  | {
      readonly ok: false
      readonly field: 'comment' | 'ask' | 'accepted' | 'wrong' | 'options'
      readonly message: string
    }

function repliesOf(kind: QuestionKind, text: string): readonly Reply[] | string {
  const found: Reply[] = []
  for (const [i, line] of lines(text).entries()) {
    const colon = line.indexOf(':')
    const said = colon < 0 ? line : line.slice(0, colon)
    const comment = colon < 0 ? '' : line.slice(colon + 1)
    const answer = normalAnswer(kind, said)
    if (answer === undefined) return t`Line ${i + 1}: “${said.trim()}” is not a ${kind}.`
    found.push({ answer, ...(comment.trim() === '' ? {} : { comment: toProse(comment) }) })
  }
  return found.length > MAX_REPLIES ? t`There are more than ${MAX_REPLIES}.` : found
}

/** @param at calls and cards shown when it comes. */
export function readStop(draft: StopDraft, at: number): StopReading {
  const wrong = (field: 'comment' | 'ask' | 'accepted' | 'wrong' | 'options', message: string) =>
    ({ ok: false, field, message }) as const
  const { kind } = draft
  const stop = { at, comment: toProse(draft.comment), goesOn: draft.goesOn }
  if (kind === 'none')
    return stop.comment.length === 0
      ? wrong('comment', t`Say something here, or ask a question.`)
      : { ok: true, stop }
  if (draft.ask.trim() === '') return wrong('ask', t`Type the question.`)
  const accepted = repliesOf(kind, draft.accepted)
  if (typeof accepted === 'string') return wrong('accepted', accepted)
  const [best, ...more] = accepted
  if (best === undefined) return wrong('accepted', t`At least one answer must be accepted.`)
  const others = repliesOf(kind, draft.wrong)
  if (typeof others === 'string') return wrong('wrong', others)
  const options = kind === 'choice' ? lines(draft.options) : []
  if (kind === 'choice') {
    if (options.length < 2) return wrong('options', t`Give at least two choices, one a line.`)
    const strange = [...accepted, ...others].find(({ answer }) => !options.includes(answer))
    if (strange !== undefined)
      return wrong('options', t`“${strange.answer}” is an answer but is not among the choices.`)
  }
  const question: Question = {
    kind,
    ask: toProse(draft.ask),
    options,
    accepted: [best, ...more],
    wrong: others,
    why: toProse(draft.why),
  }
  return { ok: true, stop: { ...stop, question } }
}
