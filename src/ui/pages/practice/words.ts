/** The sentences of the page. */
import { type Call, callWords, PASS } from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { fixed, percentage } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import { type Grade, isGood } from '#practice/grade.ts'
import { type CallGain, FULL_MARKS, verdictOf } from '#practice/marks.ts'
import { type Help, ROUND, type Standing } from '#practice/progress.ts'
import type { Misfit } from '#practice/table.ts'

export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  right: t`Right.`,
  acceptable: t`That will do.`,
  near: t`Near.`,
  wrong: t`Not this time.`,
}

/** Why a topic cannot be asked at the table: on its card, and in its place. */
export const MISFIT_WORDS: Readonly<
  Record<Misfit, { readonly short: string; readonly long: string }>
> = {
  silent: {
    short: t`Needs opponents who bid`,
    long: t`Your opponents are silent, and here they come in. Choose opponents who bid, under All topics.`,
  },
  part: {
    short: t`Asks the other hand`,
    long: t`Here the other hand decides. Let the topic choose which hand you bid, under All topics.`,
  },
}

/** `1NT 2♣`: what was bid, the passes left out. */
const bidsWords = (calls: readonly Call[]): string =>
  calls
    .filter((call) => call !== PASS)
    .map(callWords)
    .join(' ')

/** What was asked of a hand, in a few words: `4=4=3=2 and 9 after 1NT`. */
export const askedOfHand = (hand: Hand, calls: readonly Call[]): string => {
  const held = t`${formatShape(shapeOf(hand))} and ${hcp(hand)}`
  const bids = bidsWords(calls)
  return bids === '' ? t`Open ${held}` : t`${held} after ${bids}`
}
/** `2♣ after 1NT`. */
export const askedOfCall = (call: Call, before: readonly Call[]): string => {
  const bids = bidsWords(before)
  return bids === ''
    ? t`What ${callWords(call)} opens`
    : t`What ${callWords(call)} shows after ${bids}`
}

/** `6 of 10 done, 4 right.` */
export function roundWords({ round, answered }: Standing): string {
  if (answered === 0) return t`New: begins with worked examples.`
  if (round.length === 0) return t`A new round of ten.`
  const good = round.filter(isGood).length
  return t`${round.length} of ${ROUND} done, ${good} right.`
}
export const percent = (share: number): string => percentage(Math.round(share * 100))

/** Help that comes by itself: none is left once the topic is nearly firm, and then a hint can be asked for. */
export const isHelped = (help: Help): boolean => help !== 'hint' && help !== 'none'

/** `7 of 10`. */
export const marksWords = (marks: number): string => t`${marks} of ${FULL_MARKS}`

/** What a call comes to beside the system’s, in a list: `costs 1.4 IMPs`. */
export function gainInShort(weighed: CallGain): string {
  const imps = fixed(Math.abs(weighed.gain), 1)
  const verdict = verdictOf(weighed)
  if (verdict === 'level') return t`much the same`
  return verdict === 'better' ? t`gains ${imps} IMPs` : t`costs ${imps} IMPs`
}
/** The same as a sentence: `Over 60 layouts it costs 1.4 IMPs on the mean.` */
export function gainWords(weighed: CallGain): string {
  const over = howMany(weighed.layouts, 'layout')
  const imps = fixed(Math.abs(weighed.gain), 1)
  const verdict = verdictOf(weighed)
  if (verdict === 'better') return t`Over ${over} it gains ${imps} IMPs on the mean.`
  if (verdict === 'level') return t`Over ${over} it comes to much the same.`
  return t`Over ${over} it costs ${imps} IMPs on the mean.`
}
