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
  /** True when a system's call stands ready; the sentence on it follows. */
  readonly offered: boolean
  /** True when the call or card is about to be made by itself. */
  readonly itself: boolean
  /** True when the record goes on after this place. */
  readonly moreAhead: boolean
  /** True when the auction is over and nothing will be played. */
  readonly bidOnly?: boolean
}

const FINISHED = 'The board is over.'

/** The hint for a position. */
export function nextHint(input: HintInput): string {
  const { step, moreAhead } = input
  if (input.bidOnly === true) return 'The auction is over; two hands are bid and not played.'
  if (step.kind === 'finished') return moreAhead ? `${step.sentence}.` : FINISHED
  return nowSentence({ ...input, step })
}

type Live = Exclude<NextStep, { kind: 'finished' }>

function nowSentence(input: HintInput & { readonly step: Live }): string {
  const { step, closed, choices, moreAhead } = input
  const who = seatName(step.seat)
  switch (step.kind) {
    case 'call': {
      const turn = `${who} ${step.first ? 'deals and calls first' : 'to call'}.`
      return moreAhead || input.offered || input.itself ? turn : `${turn} Choose a call.`
    }
    case 'lead':
      if (input.itself) return `${who} makes the opening lead.`
      return closed
        ? `${who} makes the opening lead; that hand is closed.`
        : input.unknown
          ? `${who} makes the opening lead: any card not seen elsewhere will do.`
          : `${who} makes the opening lead.`
    case 'play': {
      const whose =
        step.seat === step.by ? `${who} to play` : `${seatName(step.by)} plays dummy’s card`
      if (input.itself) return `${whose}.`
      if (closed) return `${whose}; that hand is closed.`
      if (input.unknown) return `${whose}: any card not seen elsewhere will do.`
      if (step.led === undefined)
        return `${whose}, leading to trick ${step.trick}${
          choices === 1 ? '; one card is left' : ''
        }.`
      if (step.mustFollow)
        return choices === 1
          ? `${whose}: follow with the only ${suitSingular(step.led)}.`
          : `${whose}: follow with a ${suitSingular(step.led)}.`
      return `${whose}: no ${strainName(step.led)} left, so any card may go${
        choices === 1 ? ', and one is left' : ''
      }.`
    }
  }
}
