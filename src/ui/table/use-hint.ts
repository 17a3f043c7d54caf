/** What a robot would play in the reader's place, asked for by hand. */
import { useCallback } from 'react'
import { t } from '#core/text.ts'
import { lineRecord, position, positionKey, robotScoring, store, timeline } from '#store/index.ts'
import { cardQuestion } from '../ask/card-question.ts'
import { useAgreedInput } from '../ask/knowledge/use-question.ts'
import { say, showHint } from '../ask/requests.ts'
import { useJob } from '../ask/use-job.ts'

const UNKNOWN = t`There is no hint: the hand that chooses is not known.`

export interface Hinting {
  readonly ask: () => void
  readonly thinking: boolean
}

export function useHint(): Hinting {
  const { ask, state } = useJob('robot')
  const agreed = useAgreedInput()
  const hint = useCallback(() => {
    const s = store.getState()
    const key = positionKey(s)
    const question = cardQuestion(
      lineRecord(s),
      timeline(s),
      position(s).record.cards.length,
      agreed,
      { speed: s.prefs.robotSpeed, scoring: robotScoring(s) },
    )
    if (question === undefined) {
      say(UNKNOWN)
      return
    }
    ask(question).then(
      (answer) => {
        // Somebody may have played in between.
        if (answer === undefined || positionKey(store.getState()) !== key) return
        // The idea first; the figures stand in *Why this card*.
        if (answer.ok)
          showHint({ card: answer.value.card, says: answer.value.hint ?? answer.value.says })
        else say(answer.error.message)
      },
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    )
  }, [ask, agreed])
  return { ask: hint, thinking: state === 'running' }
}
