/**
 * What the agreements add at the cursor. The law's own answer stands beside it and never waits for
 * it. While a new answer is being worked out, the last one for the same observer and line stays,
 * marked as stale; an edit of the agreements asks anew at once.
 */
import { useEffect, useMemo, useRef } from 'react'
import type { SeatView } from '#core/seat-view.ts'
import { seatView } from '#core/seat-view.ts'
import { systemsKey } from '#core/system-ref.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { agreedKey, agreedSides, currentRecord, observer, positionKey } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useSystems } from '../table/use-systems.ts'

export type Knowledge = Extract<JobOutput<'knowledge'>, { readonly ok: true }>['value']
type Input = JobInput<'knowledge'>

type AgreedInput = Pick<Input, 'sides' | 'systems'>
/** What both sides agree, by hand and by system. */
export function useAgreedInput(): AgreedInput {
  const sides = useKibitzer(agreedSides)
  const { refs } = useSystems()
  return useMemo(() => ({ sides, systems: refs }), [sides, refs])
}
/** Names what both sides agree by its content. */
export function useAgreedKey(input: AgreedInput): string {
  const sides = useKibitzer(agreedKey)
  return useMemo(() => `${sides}|${systemsKey(input.systems)}`, [sides, input])
}

export interface KnowledgeNow {
  readonly input: Input | undefined
  /** Names the question. */
  readonly key: string
  readonly knowledge: Knowledge | undefined
  /** The question that `knowledge` answers. */
  readonly answered: Input | undefined
  /** True while `knowledge` is of an earlier moment, or there is none yet. */
  readonly running: boolean
  /** 0..1, once the work takes long enough to tell. */
  readonly share: number | undefined
  readonly error: string | undefined
  /** Why nothing can be counted, where the cards contradict each other. */
  readonly refusal?: string | undefined
  readonly retry: (() => void) | undefined
}

const NOTHING: KnowledgeNow = {
  input: undefined,
  key: '',
  knowledge: undefined,
  answered: undefined,
  running: false,
  share: undefined,
  error: undefined,
  retry: undefined,
}

/** The question at the cursor; `undefined` when the observer’s hand is unknown. */
export function useKnowledgeInput(): { readonly input: Input | undefined; readonly key: string } {
  const record = useKibitzer(currentRecord)
  const seat = useKibitzer(observer)
  const place = useKibitzer(positionKey)
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const view = useMemo(() => seatView(record, seat), [record, seat])
  const input = useMemo(
    () => (view === undefined ? undefined : { view, lawOnly, ...agreed }),
    [view, agreed, lawOnly],
  )
  return { input, key: `${seat}|${place}|${lawOnly ? 'law' : agreedName}` }
}

/** True when the older answer is still about this line: the same hand and a beginning or continuation of it. */
const sameLine = (a: SeatView, b: SeatView): boolean =>
  a.seat === b.seat &&
  a.hand.every((holding, s) => holding === b.hand[s]) &&
  a.calls.slice(0, b.calls.length).every((one, i) => one.call === b.calls[i]?.call) &&
  a.cards.slice(0, b.cards.length).every((card, i) => card === b.cards[i])

export function useKnowledge(): KnowledgeNow {
  const { input, key } = useKnowledgeInput()
  const { state, output, progress, error, run: retry } = useJob('knowledge', input, key)
  // Intervals come first where the exact figures take long. Whoever steps on before these are there sees
  // the intervals stay, not an empty panel.
  const told = output?.ok === true ? output.value : progress?.told
  const last = useRef<{ readonly input: Input; readonly knowledge: Knowledge }>(undefined)
  useEffect(() => {
    if (told !== undefined && input !== undefined) last.current = { input, knowledge: told }
  }, [told, input])
  return useMemo(() => {
    if (input === undefined) return NOTHING
    const kept = last.current
    const running = state === 'running' && told === undefined
    const before = running && kept && sameLine(kept.input.view, input.view) ? kept : undefined
    return {
      input,
      key,
      knowledge: told ?? before?.knowledge,
      answered: told === undefined ? before?.input : input,
      running,
      share: progress?.share,
      error: state === 'failed' ? error?.message : undefined,
      refusal: output?.ok === false ? output.error.message : undefined,
      retry: state === 'failed' ? retry : undefined,
    }
  }, [input, key, told, output, state, progress, error, retry])
}
