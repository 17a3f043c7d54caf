/** The three lines on a board that is over, for one player: the calls, the play, and what could be known. */
import type { ReviewedCard } from '#cardplay/review.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { type Call, callWords } from '#core/call.ts'
import { type Card, cardText } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { fixed } from '#core/locale.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { amount as cardAmount } from './why-card.ts'
import { amount as callAmount } from './why-contract.ts'

export interface VerdictLine {
  /** `good`: nothing to blame. `cost`: something was worse by what was known. `none`: nothing was to be decided. */
  readonly mark: 'good' | 'cost' | 'none'
  readonly says: string
  /** What goes with it, told smaller. */
  readonly more?: string
  /** Events up to and with the one that it is about, calls first; absent where it is about none. */
  readonly at?: number
}

interface LookedCall {
  readonly index: number
  readonly call: Call
  readonly verdict: 'textbook' | 'fine' | 'mistake'
  readonly system?: Call
  readonly behind?: { readonly mean: number; readonly least: number; readonly most: number }
  readonly says: string
}

const worst = <T>(of: readonly T[], cost: (one: T) => number): T | undefined =>
  of.toSorted((a, b) => cost(b) - cost(a))[0]

/** @param made how many calls the player made. */
export function callsLine(
  calls: readonly LookedCall[],
  made: number,
  scoring: Scoring,
): VerdictLine {
  if (made === 0) return { mark: 'none', says: t`No call was to be made.` }
  const faults = calls.filter(({ verdict }) => verdict === 'mistake')
  const one = worst(faults, ({ behind }) => behind?.mean ?? 0)
  if (one !== undefined) {
    const { index, call, system, behind, says } = one
    const told =
      system === undefined || behind === undefined
        ? { says: `${callWords(call)}: ${says}` }
        : {
            says: t`${callWords(call)}: ${callWords(system)} was ${callAmount(behind.mean, scoring)} better.`,
            more: t`The system calls it, and the layouts agree: ${fixed(behind.least, 1)} to ${fixed(behind.most, 1)}.`,
          }
    return { mark: 'cost', ...told, at: index + 1 }
  }
  const own = calls.find(({ verdict, system }) => verdict === 'fine' && system !== undefined)
  return {
    mark: 'good',
    says:
      made === 1
        ? t`As good as any.`
        : made === 2
          ? t`Both as good as any.`
          : t`All ${numberWord(made)} as good as any.`,
    ...(own === undefined
      ? {}
      : {
          more: t`${callWords(own.call)} is not the system’s ${callWords(own.system!)}, and was not surely worse.`,
          at: own.index + 1,
        }),
  }
}

const trickOf = (index: number): number => (index >> 2) + 1
const behindOf = ({ knowable }: ReviewedCard): number =>
  knowable === undefined ? 0 : knowable.score.mean || knowable.tricks.mean

/**
 * @param cards of the player who chose them, in order.
 * @param calls events before the first card.
 */
export function playLine(
  cards: readonly ReviewedCard[],
  calls: number,
  scoring: Scoring,
): VerdictLine {
  if (cards.every(({ verdict }) => verdict === 'forced'))
    return { mark: 'none', says: t`No card was to be chosen.` }
  const open = cards.filter(({ verdict, openCost }) => verdict !== 'mistake' && openCost > 0)
  const most = worst(open, ({ openCost }) => openCost)
  const faults = cards.filter(({ verdict }) => verdict === 'mistake')
  const one = worst(faults, behindOf)
  if (one?.knowable !== undefined && one.better !== undefined) {
    const { score, tricks } = one.knowable
    const lost =
      score.mean === 0 ? cardAmount(tricks.mean, 'matchpoints') : cardAmount(score.mean, scoring)
    const others = faults.length - 1
    return {
      mark: 'cost',
      says: t`${cardText(one.card)} in trick ${trickOf(one.index)}: ${cardText(one.better)} was ${lost} better.`,
      ...(others === 0
        ? {}
        : { more: t`${howMany(others, 'more card')} could have been known to be worse.` }),
      at: calls + one.index + 1,
    }
  }
  if (most === undefined) return { mark: 'good', says: t`Nothing given away.` }
  const sum = open.reduce((all, { openCost }) => all + openCost, 0)
  return {
    mark: 'good',
    says: t`Nothing given away that could be known.`,
    more: t`With all cards open ${howMany(sum, 'more trick')} could be had: ${cardText(most.card)} in trick ${trickOf(most.index)}. Nobody could know.`,
    at: calls + most.index + 1,
  }
}

/** What could be known of a closed hand, and from when on. */
export type KnownEarly =
  | { readonly card: Card; readonly seat: Seat; readonly chance: number; readonly at: number }
  | { readonly shape: string; readonly seat: Seat; readonly chance: number; readonly at: number }

/**
 * @param reason of the worst fault: what told it.
 * @param trick in which the line is known: 1 after the opening lead.
 */
export function knownLine(
  reason: { readonly text: string; readonly at: number } | undefined,
  early: (KnownEarly & { readonly trick: number }) | undefined,
): VerdictLine {
  if (reason !== undefined) return { mark: 'cost', says: reason.text, at: reason.at }
  if (early === undefined)
    return { mark: 'none', says: t`Nothing that mattered could be known before it was seen.` }
  const { seat, chance, trick, at } = early
  const when = trick === 1 ? t`from the lead on` : t`from trick ${trick} on`
  return {
    mark: 'good',
    says:
      'card' in early
        ? t`${cardText(early.card)} was ${seatName(seat)}’s: ${percent(chance)} ${when}.`
        : t`${seatName(seat)} was ${early.shape}: ${percent(chance)} ${when}.`,
    at,
  }
}
