/** The three ways into the program that a first visit offers, and what each sets on the table. */
import { SEATS, SIDES, SOUTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'

export interface StartWay {
  readonly id: 'play' | 'study' | 'step'
  readonly title: string
  readonly about: string
  /** Its words where there is little room: the beginning of the title. */
  readonly short: string
  readonly begin: () => void
}

/** A board on which almost every card tells something. */
const FIRST_EXAMPLE = 'dummy-and-lead'

/** What most people play: nobody need learn a system to sit down. */
const EVERYBODYS: SystemRef = { id: 'sayc' }

/** All seats but South call by themselves, or nobody does. */
function seatRobots(robots: boolean): void {
  for (const seat of SEATS)
    actions.setPlayer(seat, { kind: robots && seat !== SOUTH ? 'robot' : 'person' })
}

export const WAYS: readonly StartWay[] = [
  {
    id: 'play',
    title: t`Play a deal`,
    short: t`Play a deal`,
    about: t`You sit South. Robots bid and play for the others, in Standard American.`,
    begin: () => {
      seatRobots(true)
      actions.setPrefs({ advice: 'asked' })
      for (const side of SIDES) actions.setSystem(side, EVERYBODYS)
      actions.setViewMode({ kind: 'sit', seat: SOUTH })
    },
  },
  {
    id: 'study',
    title: t`Study a bid`,
    short: t`Study a bid`,
    about: t`All four hands lie open. Make a call, and see the rule behind it and what came close.`,
    begin: () => {
      seatRobots(false)
      actions.setPrefs({ advice: 'told' })
      actions.setViewMode({ kind: 'all' })
    },
  },
  {
    id: 'step',
    title: t`Step through a board`,
    short: t`Step through`,
    about: t`Watch what each call and card tells about the closed hands.`,
    begin: () => {
      seatRobots(false)
      // The examples are a file of their own, fetched when first wanted.
      void import('./open-example.ts').then((examples) => examples.openExampleById(FIRST_EXAMPLE))
    },
  },
]
