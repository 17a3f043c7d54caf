/**
 * The agreements being edited. What is typed is judged by the engine first: without a fault it is
 * taken at once, with one the former agreement stays in use and the draft stands beside the words.
 */
import { useRef, useState } from 'react'
import type { Side } from '#core/seat.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import { actions, agreedSides, type BothSides, type SideAgreements } from '#store/index.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'

export type Fault = JobOutput<'agreements-check'>['faults'][number]

export interface AgreementDraft {
  readonly sides: BothSides
  readonly faults: readonly Fault[]
  /** Set when the engine could not judge the draft. */
  readonly failed: string | undefined
  /** True while the draft is not in use. */
  readonly pending: boolean
  /** @param touched names what is edited; edits of the same are one step of undo. */
  readonly change: (side: Side, to: SideAgreements, touched?: string) => void
  readonly takeBoth: (sides: BothSides) => Promise<readonly Fault[]>
}

export function useAgreementDraft(): AgreementDraft {
  const stored = useKibitzer(agreedSides)
  const [draft, setDraft] = useState<{ from: BothSides; sides: BothSides } | undefined>(undefined)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [failed, setFailed] = useState<string | undefined>(undefined)
  const latest = useRef(0)
  // Undo, reset or an example put other agreements in use: the draft was of the former ones.
  const live = draft?.from === stored ? draft : undefined
  const sides = live?.sides ?? stored

  const judge = async (next: BothSides, touched?: string): Promise<readonly Fault[]> => {
    latest.current += 1
    const mine = latest.current
    try {
      const { faults: found } = await engine().run('agreements-check', {
        kind: 'check',
        sides: next,
      })
      if (mine !== latest.current) return found
      setFailed(undefined)
      setFaults(found)
      if (found.length === 0) {
        actions.agreeOnBoth(next, touched)
        // In use now: an undo must not bring the draft back.
        setDraft(undefined)
      }
      return found
    } catch (fault) {
      if (mine === latest.current) setFailed(fault instanceof Error ? fault.message : String(fault))
      return []
    }
  }
  return {
    sides,
    faults: live === undefined ? [] : faults,
    failed,
    pending: live !== undefined,
    change: (side, to, touched) => {
      const next: BothSides = side === 0 ? [to, sides[1]] : [sides[0], to]
      setDraft({ from: stored, sides: next })
      void judge(next, touched)
    },
    takeBoth: (next) => judge(next),
  }
}
