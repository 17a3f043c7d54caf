/** Says that the calls of a record are read as common Standard, where nobody has said what was played; one press changes it. */
import { useMemo } from 'react'
import { type Side, sideName } from '#core/seat.ts'
import {
  BY_HAND,
  COMMON,
  COMMON_READINGS,
  type CommonReading as ReadAsChoice,
} from '#core/system-ref.ts'
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
    <div className="note">
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
      {read && sides.map((side) => <ReadAs key={side} side={side} />)}
    </div>
  )
}

const CHOICES: Readonly<Record<ReadAsChoice, string>> = {
  Standard: t`common Standard`,
  'strong club': t`strong club`,
  'Polish club': t`Polish club`,
  'weak notrump': t`weak notrump`,
  'four-card majors': t`four-card majors`,
}
/** What the side’s calls are read as: what the record’s own words tell, or what somebody knows better. */
function ReadAs({ side }: { readonly side: Side }) {
  const chosen = useKibitzer((s) => systemsPlayed(s)[side].reading ?? '')
  return (
    <label className="mt-1 flex flex-wrap items-center gap-x-2">
      {t`${sideName(side)} read as`}
      <select
        className="input max-w-56"
        value={chosen}
        onChange={({ target: { value } }) =>
          actions.setSystem(side, value === '' ? { id: COMMON } : { id: COMMON, reading: value })
        }
      >
        <option value="">{t`what the record tells`}</option>
        {COMMON_READINGS.map((value) => (
          <option key={value} value={value}>
            {CHOICES[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
