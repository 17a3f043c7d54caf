/** The account of a closed hand in words: what is drawn, and the same for readers aloud. */
import { cardName } from '#core/card.ts'
import { seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type AccountLine,
  type AccountsInput,
  accountLines,
  lengthText,
  type ToldRange,
  type ToldSuit,
  type Truth,
} from './account-line.ts'

const pointsText = ({ lo, hi }: ToldRange): string => (lo === hi ? `${lo}` : `${lo}–${hi}`)
const surely = (text: string, truth: Truth): string =>
  truth === 'certain' ? text : truth === 'agreed' ? t`${text} if agreed` : t`${text} likely`

/** `West: spades 1, hearts 5 if agreed; 11–14 points if agreed; ace of spades likely`; empty where there is nothing. */
export function accountWords({ seat, suits, points, honours }: AccountLine): string {
  const parts = [
    suits.map((told) => surely(`${strainName(told.suit)} ${lengthText(told)}`, told.truth)),
    points === undefined
      ? []
      : [
          surely(
            points.lo === points.hi
              ? points.lo === 1
                ? t`one point`
                : t`${points.lo} points`
              : t`${pointsText(points)} points`,
            points.truth,
          ),
        ],
    honours.map(({ card, truth }) => surely(cardName(card), truth)),
  ].filter((part) => part.length > 0)
  return parts.length === 0
    ? ''
    : `${seatName(seat)}: ${parts.map((part) => part.join(', ')).join('; ')}`
}

/** The account as it is drawn, and read aloud. */
export interface AccountInWords extends Omit<AccountLine, 'suits' | 'points'> {
  readonly suits: readonly (ToldSuit & { readonly text: string })[]
  readonly points: (ToldRange & { readonly text: string }) | undefined
  /** Empty where there is nothing to say. */
  readonly aloud: string
}

/** The accounts of all closed hands at a moment. */
export const accountsInWords = (input: AccountsInput): readonly AccountInWords[] =>
  accountLines(input).map((line) => ({
    ...line,
    suits: line.suits.map((told) => ({ ...told, text: lengthText(told) })),
    points: line.points && { ...line.points, text: pointsText(line.points) },
    aloud: accountWords(line),
  }))
