/** Words for the reading of a call. */
import { grouped } from '#core/locale.ts'
import { t, tAs } from '#core/text.ts'
import type { AuctionReading } from './use-bidding.ts'

type Call = AuctionReading['calls'][number]

/**
 * `1,234`; until the exact number is there, `between 1,234 and 1,300` or `at most 1,300` where honours
 * decide that cells do not tell.
 */
export const countWords = ({ atLeast, atMost }: Call['before'], exact?: number): string => {
  if (exact !== undefined) return grouped(exact)
  const [low, high] = [Math.round(atLeast), Math.round(atMost)].map((n) => grouped(n))
  if (low === high) return `${low}`
  return atLeast < 1 ? t`at most ${high}` : t`between ${low} and ${high}`
}

export const MESSAGE_WORDS: Readonly<Record<NonNullable<Call['message']>, string>> = {
  aces: t`It asks for aces.`,
  kings: t`It asks for kings.`,
  queen: t`It asks for the queen of trumps.`,
  majors: t`It asks for four-card majors.`,
  transfer: t`It asks for the suit it shows.`,
  puppet: t`It asks for the next bid.`,
  feature: t`It asks for a feature.`,
  suit: t`It asks for a suit.`,
  stopper: t`It asks for a stopper.`,
}
export const FORCING_WORDS: Readonly<Record<NonNullable<Call['forcing']>, string>> = {
  'one-round': t`Partner must bid once more.`,
  game: t`Both bid on to game.`,
  invitational: t`Partner may go on.`,
  'sign-off': t`It ends the bidding.`,
}
/** How the reading had to give way; nothing where it did not. */
export const STATUS_WORDS: Readonly<Record<Call['status'], string>> = {
  exact: '',
  direct: t`With what it denies no hand was left, so only what it shows is counted.`,
  relaxed: t`No hand fitted, so it is read one point and one card wider.`,
  dropped: t`No hand fits it, so it tells nothing.`,
}

/** What is said where a system has no rule for a call: who is silent. `: this is common sense bidding.` follows. */
export const naturalWord = (system: string | undefined): string =>
  system === 'Schenken 1967'
    ? t`The 1967 paper says nothing here`
    : t`${system ?? t`No system`} says ${system === undefined ? tAs('object')`anything` : t`nothing`} here`
