/** What to do next, in one or two short sentences: always the next lawful step from where the table stands. */
import { seatName } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { NextStep } from '#store/index.ts'

export interface HintInput {
  readonly step: NextStep
  /** True when the hand to play is closed to this reader: nothing of it may be told. */
  readonly closed: boolean
  /** True when nobody knows the hand to play: whether it must follow is not known either. */
  readonly unknown: boolean
  /** True when the turn is another person's at the same device: it goes from hand to hand. */
  readonly passOn: boolean
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

const FINISHED = t`The board is over.`

/** The hint for a position. */
export function nextHint(input: HintInput): string {
  const { step, moreAhead } = input
  if (input.bidOnly === true) return t`The auction is over; two hands are bid and not played.`
  if (step.kind === 'finished') return moreAhead ? `${step.sentence}.` : FINISHED
  return nowSentence({ ...input, step })
}

type Live = Exclude<NextStep, { kind: 'finished' }>

function nowSentence(input: HintInput & { readonly step: Live }): string {
  const { step, closed, choices, moreAhead } = input
  const who = seatName(step.seat)
  switch (step.kind) {
    case 'call': {
      if (input.passOn) return t`${who} to call. Pass the device on.`
      const turn = `${who} ${step.first ? t`deals and calls first` : t`to call`}.`
      return moreAhead || input.offered || input.itself ? turn : t`${turn} Choose a call.`
    }
    case 'lead':
      if (input.itself) return t`${who} makes the opening lead.`
      if (input.passOn) return t`${who} makes the opening lead. Pass the device on.`
      return closed
        ? t`${who} makes the opening lead; that hand is closed.`
        : input.unknown
          ? t`${who} makes the opening lead: any card not seen elsewhere will do.`
          : t`${who} makes the opening lead.`
    case 'play': {
      const whose =
        step.seat === step.by ? t`${who} to play` : t`${seatName(step.by)} plays dummy’s card`
      if (input.itself) return `${whose}.`
      if (input.passOn) return t`${whose}. Pass the device on.`
      if (closed) return t`${whose}; that hand is closed.`
      if (input.unknown) return t`${whose}: any card not seen elsewhere will do.`
      if (step.led === undefined)
        return t`${whose}, leading to trick ${step.trick}${choices === 1 ? t`; one card is left` : ''}.`
      if (step.mustFollow)
        return choices === 1
          ? t`${whose}: follow with the only ${suitSingular(step.led)}.`
          : t`${whose}: follow with a ${suitSingular(step.led)}.`
      return t`${whose}: no ${strainName(step.led)} left, so any card may go${choices === 1 ? t`, and one is left` : ''}.`
    }
  }
}
