/** Says that the calls of a record are read as common Standard, where nobody has said what was played; one press changes it. */
import { useMemo } from 'react'
import { type Side, sideName } from '#core/seat.ts'
import { BY_HAND, COMMON } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { actions, isRecord, systemsPlayed } from '#store/index.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'

const SIDES: readonly Side[] = [0, 1]

export interface Unsaid {
  /** The sides of which nobody said what they played. */
  readonly sides: readonly Side[]
  /** Whether their calls are read all the same. */
  readonly read: boolean
}
/** `undefined` where it is known what was played. */
export function useUnsaid(): Unsaid | undefined {
  const systems = useKibitzer(systemsPlayed)
  const record = useKibitzer(isRecord)
  return useMemo(() => {
    const common = SIDES.filter((side) => systems[side].id === COMMON)
    if (common.length > 0) return { sides: common, read: true }
    const unread = SIDES.filter((side) => systems[side].id === BY_HAND)
    return record && unread.length > 0 ? { sides: unread, read: false } : undefined
  }, [systems, record])
}

export function CommonReading({ sides, read }: Unsaid) {
  const of = sides.length === 1 ? t` of ${sideName(sides[0]!)}` : ''
  return (
    <p className="note">
      {read ? t`Calls${of} read as common Standard.` : t`Calls${of} left out.`}{' '}
      <button
        type="button"
        className="link hh-link"
        onClick={() => {
          for (const side of sides) actions.setSystem(side, { id: read ? BY_HAND : COMMON })
        }}
      >
        {read ? t`Leave them out` : t`Read as common Standard`}
      </button>
    </p>
  )
}
