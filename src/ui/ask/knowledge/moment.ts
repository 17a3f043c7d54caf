/**
 * Moments of a line as the page draws them. What is drawn is one whole moment. While the moment at the
 * cursor is being worked out, the one drawn last stands in its place, and whatever of it is not so now
 * stands dimmed: its figures by agreement where the law of the new moment is known, else all of it.
 */
import * as hand from '#core/hand.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'

export type Question = Omit<JobInput<'moments'>, 'last'>
type Told = JobOutput<'moments'>
export type ToldByAct = Told['told'][number]
export type LawfulMoment = Told['moments'][number]['law']
/** What the agreements make of a moment. */
export type Knowledge = NonNullable<Told['moments'][number]['agreed']>

export interface Moment {
  readonly question: Question
  readonly law: LawfulMoment
  /** `undefined` until it has been worked out. */
  readonly agreed: Knowledge | undefined
}
/** A moment with what of it is not of the moment at the cursor. */
export interface DrawnMoment extends Moment {
  readonly old: 'none' | 'agreed' | 'all'
}

const sameHands = (a: LawfulMoment, b: LawfulMoment): boolean =>
  a.hands.length === b.hands.length && a.hands.every(({ seat }, i) => seat === b.hands[i]?.seat)

/**
 * @param now the moment at the cursor, as far as it is known.
 * @param last the moment known last, as the same observer of the same board saw it.
 * @param whole the last one of which the figures by agreement are known.
 */
export function drawnMoment(
  now: Moment | undefined,
  last: Moment | undefined,
  whole: Moment | undefined,
): DrawnMoment | undefined {
  const base = now ?? last
  if (base === undefined) return undefined
  const kept = whole !== undefined && sameHands(whole.law, base.law) ? whole.agreed : undefined
  const agreed = base.agreed ?? kept
  const old = now === undefined ? 'all' : agreed === now.agreed ? 'none' : 'agreed'
  return { ...base, agreed, old }
}

/**
 * Events that two lines begin with alike, calls first: what is known after these is the same.
 * @returns `undefined` where they are not of one board as one observer sees it.
 */
export function sharedEvents(a: SeatView, b: SeatView): number | undefined {
  if (a.seat !== b.seat || a.dealer !== b.dealer || !hand.equals(a.hand, b.hand)) return undefined
  const calls = alike(
    a.calls.map(({ call }) => call),
    b.calls.map(({ call }) => call),
  )
  const same =
    calls === a.calls.length &&
    calls === b.calls.length &&
    a.contract?.bid === b.contract?.bid &&
    a.contract?.declarer === b.contract?.declarer
  return same ? calls + alike(a.cards, b.cards) : calls
}
function alike<T>(a: readonly T[], b: readonly T[]): number {
  const differ = a.findIndex((one, i) => one !== b[i])
  return differ < 0 ? a.length : differ
}
