/** A turn of a system that bids whole auctions, connected. */
import { useMemo, useState } from 'react'
import type { Position } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { questionKey, systemTurnQuestion } from '../../table/system-question.ts'
import { type SideSystems, systemName, systemOf } from '../../table/systems.ts'
import { useSideChoices, useSystemTurn } from '../../table/use-system.ts'
import { RulesWhyView } from './RulesWhyView.tsx'
import type { TurnChoiceProps } from './TurnChoice.tsx'
import { useHidden } from './use-hidden.ts'

export function RulesWhy({
  position: p,
  systems,
  ...turns
}: { readonly position: Position; readonly systems: SideSystems } & TurnChoiceProps) {
  const { place } = turns
  const hidden = useHidden(p, place.seat)
  const { output, state, error, retry } = useSystemTurn(
    p,
    hidden === undefined ? place.index : undefined,
  )
  const sides = useSideChoices()
  const question = useMemo(
    () => (hidden === undefined ? systemTurnQuestion(p, place.index, sides) : undefined),
    [hidden, p, place.index, sides],
  )
  const key = question === undefined ? '' : questionKey(question)
  // Hundreds of thousands of hands are tried: only when somebody asks.
  const [wanted, setWanted] = useState('')
  const asked = question !== undefined && wanted === key
  const nearest = useJob('system-why-not', asked ? question : undefined, key)
  const found = nearest.output?.ok === true ? nearest.output.value : undefined
  const refused = nearest.output?.ok === false ? nearest.output.error.message : undefined
  return (
    <RulesWhyView
      {...turns}
      key={key}
      system={systemName(systemOf(systems, place.seat)) ?? ''}
      hidden={hidden}
      answer={output}
      state={state}
      error={error}
      onRetry={retry}
      change={
        !asked
          ? { kind: 'not-asked' }
          : nearest.state === 'failed' || refused !== undefined
            ? { kind: 'failed', message: refused ?? nearest.error?.message ?? '' }
            : {
                kind: found === undefined ? 'searching' : 'found',
                nearest: found ?? nearest.progress,
              }
      }
      onChange={() => setWanted(key)}
    />
  )
}
