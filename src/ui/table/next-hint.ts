/** What to do next, in one or two short sentences: always the next lawful step from where the table stands. */
import { seatName } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import type { NextStep } from '#store/index.ts'

export interface HintInput {
  readonly step: NextStep
  /** True when the hand to play is closed to this reader. */
  readonly closed: boolean
  /** How many cards may be played; 0 outside the play. */
  readonly choices: number
  /** True when OPENBID's call stands ready. */
  readonly offered: boolean
  /** True when the record goes on after this place. */
  readonly moreAhead: boolean
}

/** The hint for a position. */
export function nextHint({ step, closed, choices, offered, moreAhead }: HintInput): string {
  const ahead = moreAhead ? ' The record goes on: press → for what happened.' : ''
  switch (step.kind) {
    case 'call':
      return `${seatName(step.seat)} ${step.first ? 'deals and calls first' : 'to call'}. ${
        offered
          ? 'Take OPENBID’s call, or choose another in the bidding box.'
          : 'Choose a call in the bidding box.'
      }${ahead}`
    case 'lead':
      return closed
        ? `${seatName(step.seat)} leads; that hand is closed.${ahead}`
        : `${seatName(step.seat)} makes the opening lead: press any of the raised cards.${ahead}`
    case 'play': {
      const whose =
        step.seat === step.by
          ? `${seatName(step.seat)} to play`
          : `${seatName(step.by)} plays dummy’s card`
      if (closed) return `${whose}; that hand is closed.${ahead}`
      if (step.led === undefined)
        return `${seatName(step.seat)} leads to trick ${step.trick}: press a raised card.${ahead}`
      const only = choices === 1 ? '; there is only one' : ''
      return step.mustFollow
        ? `${whose}: follow with a ${suitSingular(step.led)}${only}.${ahead}`
        : `${whose}: no ${strainName(step.led)} left, so any card may go${choices === 1 ? ', and one is left' : ''}.${ahead}`
    }
    case 'finished':
      return ahead === ''
        ? 'The board is finished. Go on to the next one, or press ← to step back through it.'
        : `${step.sentence}.${ahead}`
  }
}
