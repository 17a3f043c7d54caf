/** How many hands a player can hold, from the cards that are not in sight. */
import { grouped } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { formula } from '../count-words.ts'
import { cardWords, number } from '../knowledge/why-bound-words.ts'
import type { HandsAmong, ProofStep } from '../proof.ts'

export interface HandsFacts {
  readonly seat: Seat
  /** Cards that are not in sight, and how many of them the hand has. */
  readonly unseen: number
  readonly held: number
  /** The hands that are meant, where not all are. */
  readonly among: HandsAmong | undefined
  /** Hands that the cards allow, and those that are meant; in decimal. */
  readonly all: string
  readonly meant: string
}

/** `five or more spades`, `12 points`, `the pattern 5431`. */
function amongWords(among: HandsAmong): string {
  switch (among.kind) {
    case 'length':
      return among.max > among.min
        ? t`${number(among.min)} or more ${strainName(among.suit)}`
        : cardWords(among.min, among.suit)
    case 'points':
      return among.max > among.min ? t`${among.min} or more points` : howMany(among.min, 'point')
    case 'patterns':
      return among.patterns.length === 1
        ? t`the pattern ${among.patterns[0]}`
        : t`one of ${among.patterns.length} rarer patterns`
  }
}

/** From the cards not in sight to the hands that a player can hold, whose number comes last. */
export function whyHands(facts: HandsFacts): readonly ProofStep[] {
  const { seat, unseen, held, among, all, meant } = facts
  const ways = t`${formula([held, unseen - held])}${grouped(all)} hands.`
  const from: ProofStep = {
    text:
      unseen === 52
        ? t`${seatName(seat)} has thirteen of the 52 cards: ${ways}`
        : t`${unseen} cards are not in sight, and ${seatName(seat)} has ${number(held)} of them: ${ways}`,
    events: [],
    count: { n: all },
  }
  if (among === undefined) return [from]
  const text = t`${grouped(meant)} of them ${meant === '1' ? t`has` : t`have`} ${amongWords(among)}.`
  return [from, { text, events: [], count: { n: meant, of: all } }]
}
