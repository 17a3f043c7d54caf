/** The five sources that the program grew from: what each gave, and what was found in it by checking. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'

export interface Source {
  readonly id: 'openbid' | 'bribip' | 'aspps' | 'bounds' | 'combinations'
  readonly title: string
  /** Who wrote it, and when. */
  readonly by: string
  readonly gave: string
  /** What its room has. */
  readonly has: string
  /** What checking it brought to light; where it is counted here and now, the page does that. */
  readonly found: string
  /** Where it is at work. */
  readonly at: { readonly href: string; readonly label: string }
}

export const SOURCES: readonly Source[] = [
  {
    id: 'openbid',
    title: 'The Anatomy of an Algol Procedure',
    by: 'Ralph London and Anthony Wasserman, 1967',
    gave: t`OPENBID, a procedure that opens the bidding as Schenken did, with a proof by cases of what it bids.`,
    has: t`Its synopsis as one sheet, its tables, 78 example hands.`,
    found: t`Each claim of that proof can be put to all 635,013,559,600 hands.`,
    at: { href: '/openings', label: t`Openings` },
  },
  {
    id: 'bribip',
    title: 'BRIBIP: a bridge bidding program',
    by: 'Alan Stanier, 1975',
    gave: t`Essex Acol, and the fact base: what a player knows, has shown, and why.`,
    has: t`Its worked auction on three deals, its asking hand, its review at dummy.`,
    found: t`The diagrams of its worked auction are lost. Three deals that fit the text are among the examples, and the program bids them as the report tells.`,
    at: { href: '/systems/essex-acol', label: 'Essex Acol' },
  },
  {
    id: 'aspps',
    title: 'Modeling Contract Bridge Bid Opening Strategies',
    by: 'Deborah East, 2006',
    gave: t`Opening strategies as tables of facts under thirteen rules, for Standard American and Precision.`,
    has: t`Its thirteen rules, and twelve hands with the printed answers.`,
    found: t`It expects an answer for every hand. Counted over all hands, some have none:`,
    at: { href: '/strategies', label: t`Strategies` },
  },
  {
    id: 'bounds',
    title: 'Lawful bounds of the concealed hands',
    by: t`a computer-bridge article in nineteen sections`,
    gave: t`The line between law and agreement: what the cards force, and what calls and leads suggest.`,
    has: t`Its endings and leads, card by card at the table.`,
    found: t`Every bound that it prints is exact. Its shortcuts hold for two closed hands, not for three; and a low card is never the highest of three headed by an honour, so that lead is ruled out at once.`,
    at: { href: '/', label: t`Hands, at the table` },
  },
  {
    id: 'combinations',
    title: 'Computer Bridge: Card Combinations in Notrump',
    by: t`a computer-bridge article in ten pages`,
    gave: t`One suit as a question: plans, fronts, and how each fares against every layout of the hidden cards.`,
    has: t`Its suits, each with every plan and every layout.`,
    found: t`In its own example the finesse that it shows first is second best for seven tricks: ${percentage(50)} against ${percentage(52)}.`,
    at: { href: '/combinations', label: t`Combinations` },
  },
]
