/** What is asked of the hidden hands: the moment at the cursor, and what both sides agree. */
import { useMemo } from 'react'
import { systemsKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { keptKey, keptSides, observer, observerView, positionKey } from '#store/index.ts'
import { useSystems } from '../systems/use-systems.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import type { Question } from './moment.ts'

type AgreedInput = Pick<Question, 'sides' | 'systems'>
/** What both sides agree, by hand and by system. */
export function useAgreedInput(): AgreedInput {
  const sides = useKibitzer(keptSides)
  const { refs } = useSystems()
  return useMemo(() => ({ sides, systems: refs }), [sides, refs])
}
/** Names what both sides agree by its content. */
export function useAgreedKey(input: AgreedInput): string {
  const sides = useKibitzer(keptKey)
  return useMemo(() => `${sides}|${systemsKey(input.systems)}`, [sides, input])
}

/** The question at the cursor; `undefined` when the observer’s hand is unknown, or nobody’s is shown. */
export function useQuestion(): { readonly question: Question | undefined; readonly key: string } {
  const seat = useKibitzer(observer)
  const place = useKibitzer(positionKey)
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const view = useKibitzer(observerView)
  const question = useMemo(
    () => (view === undefined ? undefined : { view, lawOnly, ...agreed }),
    [view, agreed, lawOnly],
  )
  return { question, key: `${seat}|${place}|${lawOnly ? t`law` : agreedName}` }
}
