/** What to do next, in one or two short sentences: always the next lawful step from where the table stands. */
import { seatName } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import type { NextStep } from '#store/index.ts'

export interface HintInput {
  readonly step: NextStep
  /** True when the hand to play is closed to this reader: nothing of it may be told. */
  readonly closed: boolean
  /** True when nobody knows the hand to play: whether it must follow is not known either. */
  readonly unknown: boolean
  /** How many cards may be played; 0 outside the play. */
  readonly choices: number
  /** Whose call stands ready: `OPENBID’s call`; `undefined` when nobody's does. */
  readonly offered: string | undefined
  /** True when that call is about to be made by itself. */
  readonly itself: boolean
  /** True when the record goes on after this place. */
  readonly moreAhead: boolean
  /** True when the auction is over and nothing will be played. */
  readonly bidOnly?: boolean
}

const FINISHED = 'The board is finished. Go on to the next one, or step back through this one.'

/** The hint for a position. */
export function nextHint(input: HintInput): string {
  const { step, moreAhead } = input
  if (input.bidOnly === true)
    return 'The auction is over. Go on to the next board, or step back through this one. To play it, choose four hands under Players.'
  if (step.kind === 'finished') return moreAhead ? `${step.sentence}.` : FINISHED
  const now = nowSentence({ ...input, step })
  if (!moreAhead) return now
  const other = step.kind === 'call' ? 'call' : 'card'
  return `${now} The record goes on from here; another ${other} starts a new line.`
}

type Live = Exclude<NextStep, { kind: 'finished' }>

function nowSentence(input: HintInput & { readonly step: Live }): string {
  const { step, closed, choices, moreAhead } = input
  const who = seatName(step.seat)
  switch (step.kind) {
    case 'call': {
      const turn = `${who} ${step.first ? 'deals and calls first' : 'to call'}.`
      if (moreAhead) return turn
      if (input.offered === undefined) return `${turn} Choose a call in the bidding box.`
      return input.itself
        ? turn
        : `${turn} Take ${input.offered}, or choose another in the bidding box.`
    }
    case 'lead':
      return closed
        ? `${who} makes the opening lead; that hand is closed.`
        : input.unknown
          ? `${who} makes the opening lead: that hand is not known, so any card not seen elsewhere will do.`
          : `${who} makes the opening lead: press any card of that hand.`
    case 'play': {
      const whose =
        step.seat === step.by ? `${who} to play` : `${seatName(step.by)} plays dummy’s card`
      if (closed) return `${whose}; that hand is closed.`
      if (input.unknown)
        return `${whose}: that hand is not known, so any card not seen elsewhere will do.`
      if (step.led === undefined)
        return `${whose}, leading to trick ${step.trick}: ${
          choices === 1 ? 'one card is left' : 'press any card of that hand'
        }.`
      if (step.mustFollow)
        return `${whose}: follow with a ${suitSingular(step.led)}${
          choices === 1 ? '; there is only one' : ''
        }.`
      return `${whose}: no ${strainName(step.led)} left, so any card may go${
        choices === 1 ? ', and one is left' : ''
      }.`
    }
  }
}
