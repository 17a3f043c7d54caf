/** Who is in the room, and where each sits: the host's list. */
import { SEATS, type Seat } from '#core/seat.ts'
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
import { OtherHost } from './OtherHost.tsx'
import { placeCode, placeOf, placeWords } from './room-words.ts'

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
      <ul className="grid gap-2">
        {people.map((person) => {
          const away = host.awaySince(person.id)
          const places = placesFor(data, person)
          const code = placeCode(person.place)
          return (
            <li
              key={person.id}
              className="grid items-end gap-x-3 border-t border-rule pt-2 sm:grid-cols-[minmax(0,1fr)_16rem]"
            >
              <p className="min-h-9 wrap-anywhere">
                <b className="font-semibold">{person.name}</b>{' '}
                <span className="note">
                  {person.id === HOST ? t`the host` : away === undefined ? t`here` : t`away`}
                  {away !== undefined && <Time milliseconds={now - away} />}
                </span>
              </p>
              <ChoiceField
                label={<span className="sr-only">{t`Place of ${person.name}`}</span>}
                value={code}
                options={[
                  ...(places.some((place) => placeCode(place) === code) ? [] : [person.place]),
                  ...places,
                ].map((place) => ({ value: placeCode(place), label: placeWords(place) }))}
                onChange={(chosen) =>
                  host.change((before) => moved(before, person.id, placeOf(chosen)))
                }
              />
            </li>
          )
        })}
      </ul>
      <p className="note">{t`Robots sit where nobody does. Who comes late waits here. Who has seen closed hands should not sit at that board.`}</p>
      <RoomRules host={host} />
      <OtherHost host={host} />
    </section>
  )
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
