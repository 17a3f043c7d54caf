/** The three ways into the program that a first visit offers, and what each sets on the table. */
import { SEATS, SOUTH } from '#core/seat.ts'
import { actions, ESSEX_ACOL } from '#store/index.ts'

export interface Way {
  readonly id: 'play' | 'study' | 'step'
  readonly title: string
  readonly about: string
  readonly begin: () => void
}

/** All seats but South call by themselves, or nobody does. */
function seatRobots(robots: boolean): void {
  for (const seat of SEATS)
    actions.setPlayer(seat, { kind: robots && seat !== SOUTH ? 'robot' : 'person' })
}

export const WAYS: readonly Way[] = [
  {
    id: 'play',
    title: 'Play a deal',
    about: 'You sit South. Robots bid for the other seats, and you play their cards.',
    begin: () => {
      actions.setSystem(0, ESSEX_ACOL)
      actions.setSystem(1, ESSEX_ACOL)
      seatRobots(true)
      actions.setViewMode({ kind: 'sit', seat: SOUTH })
    },
  },
  {
    id: 'study',
    title: 'Study a bid',
    about: 'All four hands lie open. Make a call, and see the rule behind it and what came close.',
    begin: () => {
      seatRobots(false)
      actions.setViewMode({ kind: 'all' })
    },
  },
  {
    id: 'step',
    title: 'Step through a board',
    about: 'Watch what each call and card tells about the closed hands.',
    begin: () => {
      seatRobots(false)
      actions.setViewMode({ kind: 'kibitz', seat: SOUTH })
    },
  },
]
