/**
 * The moments of the whole line as the observer sees it, by law, and what each act told by agreement.
 * The engine answers for the line at once, so stepping reads a row; while a longer line is being worked
 * out, it begins as the last one did.
 */
import { useMemo } from 'react'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { observerLineKey, observerLineView } from '#store/index.ts'
import { shared } from '../../kit/shared.ts'
import { useKept } from '../../kit/use-kept.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { type LawfulMoment, sharedEvents, type ToldByAct } from './moment.ts'
import { useAgreedInput, useAgreedKey } from './use-question.ts'

export interface LineNow {
  /** `undefined` when the observer’s own hand is unknown. */
  readonly view: SeatView | undefined
  /** By cards played, as far as they are known. */
  readonly law: readonly LawfulMoment[]
  /** Acts that told something, in order; none while the law alone is wanted. */
  readonly told: readonly ToldByAct[]
  /** True while something of this very line is being worked out. */
  readonly running: boolean
  /** Why something could not be worked out. */
  readonly error: string | undefined
  readonly retry: (() => void) | undefined
}

const NO_LAW: readonly LawfulMoment[] = []
const NONE_TOLD: readonly ToldByAct[] = []

function useLineNow(): LineNow {
  const view = useKibitzer(observerLineView)
  const place = useKibitzer(observerLineKey)
  const lawOnly = useKibitzer((s) => s.prefs.lawOnly)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const input = useMemo(
    () =>
      // Where nothing has happened nothing has been told.
      view === undefined || view.calls.length + view.cards.length === 0
        ? undefined
        : { view, lawOnly, ...agreed },
    [view, agreed, lawOnly],
  )
  const key = `${place}|${lawOnly ? t`law` : agreedName}`
  const { output, progress, state, error, run } = useJob('moments', input, key)
  const law = useBeginning(view, 'law', output?.moments ?? progress?.moments)
  const told = useBeginning(view, lawOnly ? 'law' : agreedName, output?.told)
  return useMemo(() => {
    const cards = law.shared === undefined ? 0 : Math.max(0, law.shared - (view?.calls.length ?? 0))
    return {
      view,
      law: input === undefined || law.shared === undefined ? NO_LAW : lawful(law.rows, cards + 1),
      told: input === undefined || lawOnly ? NONE_TOLD : upTo(told.rows, told.shared ?? 0),
      running: state === 'running',
      error: state === 'failed' ? error?.message : output?.problem?.message,
      retry: state === 'failed' ? run : undefined,
    }
  }, [view, input, lawOnly, law, told, state, error, output, run])
}
export const [LineShared, useLine] = shared('LineShared', useLineNow)

const lawOf = new WeakMap<readonly Row[], readonly LawfulMoment[]>()
type Row = JobOutput<'moments'>['moments'][number]
/** The law of so many moments; of all of them the same list each time. */
function lawful(rows: readonly Row[], most: number): readonly LawfulMoment[] {
  const all = lawOf.get(rows) ?? rows.map(({ law }) => law)
  lawOf.set(rows, all)
  return most >= all.length ? all : all.slice(0, most)
}
const upTo = (told: readonly ToldByAct[], most: number): readonly ToldByAct[] =>
  (told.at(-1)?.at ?? 0) <= most ? told : told.filter(({ at }) => at <= most)

const NOTHING: readonly never[] = []
/**
 * The rows told of the line, or until they are there those of the line before it.
 * @param by names what they rest on besides the line.
 * @returns `shared`: the events that the rows hold for; `undefined` where there are none.
 */
function useBeginning<T>(view: SeatView | undefined, by: string, rows: readonly T[] | undefined) {
  const { value } = useKept(
    useMemo(() => rows && view && { rows, view }, [rows, view]),
    by,
  )
  return useMemo(
    () =>
      value === undefined || view === undefined
        ? { rows: NOTHING, shared: undefined }
        : { rows: value.rows, shared: sharedEvents(value.view, view) },
    [value, view],
  )
}
