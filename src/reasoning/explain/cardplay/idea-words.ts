/** The idea of a card in a sentence: what a hint says first. */
import type { Idea } from '#cardplay/idea-kind.ts'
import { cardText } from '#core/card.ts'
import { numberWord } from '#core/number-words.ts'
import { seatName } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'

/** @param defending whether the player defends, and with which lead: the first or a later one. */
function leadWords(idea: Idea, first: boolean, defending: boolean): string | undefined {
  switch (idea.kind) {
    case 'partners-suit':
      return first ? t`Lead partner’s suit.` : t`Give partner’s suit back.`
    case 'own-suit':
      return t`Go on with ${strainName(idea.suit)}.`
    case 'sequence':
      return t`Lead from touching ${strainName(idea.suit)}.`
    case 'long-suit':
      return t`Lead from length in ${strainName(idea.suit)}.`
    case 'short-suit':
      return t`Lead the short suit: a ruff may come of it.`
    case 'lead-trumps':
      return t`Lead trumps: that takes ruffs away.`
    case 'through':
      return t`Lead through dummy’s ${strainName(idea.suit)}.`
    case 'up-to':
      return t`Lead up to dummy’s weak ${strainName(idea.suit)}.`
    case 'force':
      return t`Make ${seatName(idea.seat)} ruff.`
    case 'ruff-across':
      return defending
        ? t`Give partner a ruff in ${strainName(idea.suit)}.`
        : t`Lead a ${suitSingular(idea.suit)} to be ruffed.`
    default:
      return undefined
  }
}

/** @returns `undefined` of a signal, which the reason for the card tells itself. */
export function ideaWords(idea: Idea, first: boolean, defending: boolean): string | undefined {
  switch (idea.kind) {
    case 'draw-trumps':
      return idea.out === 1
        ? t`Draw trumps: one is out.`
        : t`Draw trumps: ${numberWord(idea.out)} are out.`
    case 'finesse':
      return t`Finesse against ${cardText(idea.against)}.`
    case 'towards':
      return t`Lead towards ${cardText(idea.card)}.`
    case 'drive-out':
      return t`Drive out ${cardText(idea.card)}.`
    case 'set-up':
      return t`Set up ${strainName(idea.suit)}: ${numberWord(idea.out)} of theirs are left.`
    case 'hold-up':
      return t`Hold up: keep ${cardText(idea.keep)} for a later round.`
    case 'duck':
      return t`Duck a round, and keep ${cardText(idea.keep)}.`
    case 'cross':
      return t`Cross over with ${cardText(idea.card)}.`
    case 'cash':
      return t`A winner: nobody has a higher one.`
    case 'ruff':
      return t`Ruff the ${suitSingular(idea.suit)}.`
    case 'win':
      return idea.cheaply ? t`Win the trick, as cheaply as it can be won.` : t`Win the trick.`
    case 'cover':
      return t`Cover ${cardText(idea.card)}.`
    case 'second-low':
      return t`Second hand low: the trick comes round to the other hand.`
    case 'third-high':
      return t`Third hand high.`
    case 'leave':
      return t`The trick is yours as it lies: keep the higher cards.`
    case 'spare':
      return t`Nothing here wins the trick: keep the higher cards.`
    case 'throw':
      return idea.guarded === undefined
        ? t`Throw a ${suitSingular(idea.suit)}: it can win nothing.`
        : t`Throw a ${suitSingular(idea.suit)}, and keep ${strainName(idea.guarded)} guarded.`
    case 'signal':
      return undefined
    default:
      return leadWords(idea, first, defending)
  }
}
