/** Who is in the room, and where each sits: the host's list. */
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import type { Pace } from '#live/pace.ts'
import {
  type Bidding,
  EMPTY_TABLE,
  HOST,
  MOST_TABLES,
  type Person,
  type Place,
  paced,
  type RoomData,
  seatedAll,
  sitterAt,
} from '#live/room-data.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox, ChoiceField } from '../../kit/Field.tsx'
import { Time } from './Elapsed.tsx'
import { MoveRoom, OtherHost } from './OtherHost.tsx'
import { placeCode, placeOf, placeWords, seesWords } from './room-words.ts'

/** What a looker-on may be given to see. */
const VIEWS: readonly (readonly Seat[])[] = [[], [0, 2], [1, 3], SEATS]

/** The places that somebody can be given now: free seats, and their own. */
function placesFor(data: RoomData, person: Person): readonly Place[] {
  const tables = [...data.tables.keys()]
  // A deputy knows all hands.
  const seats =
    person.id === data.deputy
      ? []
      : tables.flatMap((table) =>
          SEATS.filter((seat) =>
            [undefined, person.id].includes(sitterAt(data, table, seat)?.id),
          ).map((seat): Place => ({ kind: 'sits', table, seat })),
        )
  const looks = tables.flatMap((table) =>
    VIEWS.map((sees): Place => ({ kind: 'looks', table, sees })),
  )
  const out: readonly Place[] = person.id === HOST ? [] : [{ kind: 'out' }]
  return [{ kind: 'waits' }, ...seats, ...looks, ...out]
}

const moved = (data: RoomData, id: string, place: Place): RoomData => ({
  ...data,
  people: data.people.map((one) => (one.id === id ? { ...one, place } : one)),
})

/** Another table, empty. */
const withTable = (data: RoomData): RoomData => ({
  ...data,
  tables: [...data.tables, EMPTY_TABLE],
})

export function People({ host, now }: { readonly host: Host; readonly now: number }) {
  const data = host.data()
  const { people } = data
  const waiting = people.filter(({ place }) => place.kind === 'waits').length
  const sitting = people.filter(({ place }) => place.kind === 'sits').length
  const at = { host, now }
  return (
    <section aria-label={t`People`} className="panel grid content-start gap-3 px-4 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="title">
          <span role="status">{t`${sitting} sit, ${waiting} wait`}</span>
        </h2>
        <div className="ms-auto flex flex-wrap gap-2">
          <Button
            reason={
              data.tables.length < MOST_TABLES
                ? undefined
                : t`A room has at most ${MOST_TABLES} tables.`
            }
            onClick={() => host.change(withTable)}
          >{t`Add a table`}</Button>
          <Button
            variant="primary"
            reason={waiting === 0 ? t`Nobody waits.` : undefined}
            onClick={() => host.change(seatedAll)}
          >{t`Seat all`}</Button>
        </div>
      </div>
      <Group
        title={t`Waiting`}
        all={people.filter(({ place }) => place.kind === 'waits')}
        {...at}
      />
      <ul
        aria-label={t`Seats`}
        className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3"
      >
        {data.tables.map((_, table) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table keeps its number.
          <li key={table} className="rounded-panel border border-table-line bg-table px-3 py-2">
            <h3 className="pb-1 font-serif font-semibold">{t`Table ${table + 1}`}</h3>
            <ul className="grid gap-1">
              {SEATS.map((seat) => {
                const person = sitterAt(data, table, seat)
                return (
                  <li key={seat}>
                    {person === undefined ? (
                      <p className="min-h-9 rounded-control border border-dashed border-edge px-3 py-1.5 text-ink-2">{t`${seatName(seat)}: free`}</p>
                    ) : (
                      <PlaceOf person={person} {...at} />
                    )}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
      <Group
        title={t`Looking on`}
        all={people.filter(({ place }) => place.kind === 'looks')}
        {...at}
      />
      <Group
        title={t`Not let in`}
        all={people.filter(({ place }) => place.kind === 'out')}
        {...at}
      />
      <p className="note">{t`Robots sit where nobody does. Who comes late waits here. Who has seen closed hands should not sit at that board.`}</p>
      <RoomRules host={host} />
      <OtherHost host={host} />
      <MoveRoom host={host} />
    </section>
  )
}

interface At {
  readonly host: Host
  readonly now: number
}
/** People who sit nowhere. */
function Group({
  title,
  all,
  ...at
}: At & { readonly title: string; readonly all: readonly Person[] }) {
  if (all.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-3 gap-y-1">
        {all.map((person) => (
          <li key={person.id}>
            <PlaceOf person={person} {...at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Somebody where they are; a press gives them another place. */
function PlaceOf({ host, now, person }: At & { readonly person: Person }) {
  const data = host.data()
  const away = host.awaySince(person.id)
  const places = placesFor(data, person)
  const code = placeCode(person.place)
  const known = places.some((place) => placeCode(place) === code)
  return (
    <>
      <ChoiceField
        label={<span className="sr-only">{t`Place of ${person.name}`}</span>}
        value={code}
        options={[...(known ? [] : [person.place]), ...places].map((place) => {
          const value = placeCode(place)
          return { value, label: value === code ? hereWords(person) : placeWords(place) }
        })}
        onChange={(chosen) => host.change((before) => moved(before, person.id, placeOf(chosen)))}
      />
      {away !== undefined && (
        <p className="note">
          {t`away`}
          <Time milliseconds={now - away} />
        </p>
      )}
    </>
  )
}
function hereWords({ id, name, place }: Person): string {
  const who = id === HOST ? t`${name}, the host` : name
  if (place.kind === 'sits') return t`${seatName(place.seat)}: ${who}`
  return place.kind === 'looks' ? t`${who}: ${seesWords(place.sees)}` : who
}

const PACE: readonly { readonly value: Pace; readonly label: string }[] = [
  { value: 'free', label: t`nowhere` },
  { value: 'auction', label: t`after the auction` },
  { value: 'lead', label: t`after the lead` },
  { value: 'trick', label: t`after the auction and each trick` },
]
const BIDS: readonly { readonly value: Bidding; readonly label: string }[] = [
  { value: 'off', label: t`bid and played` },
  { value: 'pass', label: t`only bid; East–West pass` },
  { value: 'robots', label: t`only bid, by all four` },
]
const UNDO = [
  { value: 'asked', label: t`when both opponents grant it` },
  { value: 'free', label: t`at once` },
  { value: 'off', label: t`never` },
] as const

function RoomRules({ host }: { readonly host: Host }) {
  const { undo, words, locked, pace, bidding } = host.data()
  return (
    <div className="grid gap-x-4 gap-y-2 border-t border-rule pt-3 sm:grid-cols-2">
      <ChoiceField
        label={t`Taking back`}
        value={undo}
        options={UNDO}
        onChange={(chosen) => host.change((data) => ({ ...data, undo: chosen }))}
      />
      <ChoiceField
        label={t`Boards are`}
        value={bidding}
        options={BIDS}
        onChange={(chosen) => host.change((data) => ({ ...data, bidding: chosen }))}
      />
      <ChoiceField
        label={t`Tables wait for one another`}
        value={pace}
        options={PACE}
        onChange={(chosen) => host.change((data) => paced(data, chosen))}
      />
      <div>
        <Checkbox
          label={t`Words may be said`}
          checked={words}
          onChange={(on) => host.change((data) => ({ ...data, words: on }))}
        />
        <Checkbox
          label={t`Nobody else comes in`}
          checked={locked}
          onChange={(on) => host.change((data) => ({ ...data, locked: on }))}
        />
      </div>
    </div>
  )
}
