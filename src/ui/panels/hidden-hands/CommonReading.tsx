/** Says that the calls of a record are read as common Standard, where nobody has said what was played; one press changes it. */
import { type Side, sideName } from '#core/seat.ts'
import { BY_HAND, COMMON } from '#core/system-ref.ts'
import { actions, isRecord, systemsPlayed } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'

const SIDES: readonly Side[] = [0, 1]

export function CommonReading() {
  const systems = useKibitzer(systemsPlayed)
  const record = useKibitzer(isRecord)
  const common = SIDES.filter((side) => systems[side].id === COMMON)
  const unread = SIDES.filter((side) => systems[side].id === BY_HAND)
  const read = common.length > 0
  if (!read && (!record || unread.length === 0)) return null
  const sides = read ? common : unread
  const of = sides.length === 1 ? ` of ${sideName(sides[0]!)}` : ''
  return (
    <p className="note">
      {read ? `Calls${of} read as common Standard.` : `Calls${of} left out.`}{' '}
      <button
        type="button"
        className="link hh-link"
        onClick={() => {
          for (const side of sides) actions.setSystem(side, { id: read ? BY_HAND : COMMON })
        }}
      >
        {read ? 'Leave them out' : 'Read as common Standard'}
      </button>
    </p>
  )
}
