/** *Suit*, connected: the suit and the odds chosen here, the position from the table. */
import { useMemo, useState } from 'react'
import { SPADES } from '#core/suit.ts'
import { useJob } from '../../app/use-job.ts'
import { useKept } from '../../app/use-kept.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useKnowledgeInput } from '../hidden-hands/use-knowledge.ts'
import { SuitView } from './SuitView.tsx'
import { PANEL_ID, type SuitChoice } from './suit-choice.ts'

const FIRST: SuitChoice = { suit: SPADES, evidence: 'known', goal: undefined, avoid: undefined }

export function SuitPanel() {
  const [choice, setChoice] = useState(FIRST)
  const folded = useKibitzer((s) => s.prefs.folds[PANEL_ID] === true)
  const { input, key } = useKnowledgeInput()
  const playing = input !== undefined && input.view.dummy !== undefined
  const question = useMemo(() => {
    if (folded || !playing || input === undefined) return undefined
    const { goal, avoid, ...rest } = choice
    return {
      ...input,
      ...rest,
      ...(goal === undefined ? {} : { goal }),
      ...(avoid === undefined ? {} : { avoid }),
    }
  }, [folded, playing, input, choice])
  const job = useJob('suit-table', question, `${key}|${JSON.stringify(choice)}`)
  const answer = job.output
  const kept = useKept(answer?.ok ? answer.value : undefined)
  const table =
    playing && (answer === undefined || answer.ok) && kept.value?.suit === choice.suit
      ? kept.value
      : undefined
  return (
    <SuitView
      choice={choice}
      onChoice={(change) => setChoice({ ...choice, ...change })}
      table={table}
      stale={kept.stale}
      folded={folded}
      refusal={
        !playing
          ? 'Plans for a suit are worked out once dummy is down.'
          : answer && !answer.ok
            ? answer.error.message
            : undefined
      }
      state={
        job.state === 'failed'
          ? 'failed'
          : table === undefined && job.state === 'running'
            ? 'running'
            : 'ready'
      }
      error={job.error?.message}
      onRetry={job.retry}
    />
  )
}
