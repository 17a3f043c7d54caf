/** The room in other hands: a deputy who may take over, the room handed over now, or moved to another link. */
import { useState } from 'react'
import { SEATS } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Host } from '#live/host.ts'
import { isOver } from '#live/log.ts'
import { HOST, type Person } from '#live/room-data.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { giveRoom, moveRoom } from './room-session.ts'

/** Who knows all hands sits at no board under way. */
function mayHost(host: Host, { id, place }: Person): boolean {
  if (id === HOST || place.kind === 'out' || host.awaySince(id) !== undefined) return false
  if (place.kind !== 'sits') return true
  const board = host.board(place.table)
  return board.record === undefined || isOver(board)
}

export function OtherHost({ host }: { readonly host: Host }) {
  const { people, deputy } = host.data()
  const able = people.filter((person) => mayHost(host, person))
  const [chosen, setChosen] = useState('')
  const [sure, setSure] = useState(false)
  const heir = able.find(({ id }) => id === chosen)
  const named = people.find(({ id }) => id === deputy)?.name
  const nobody = heir === undefined ? t`Choose who it is.` : undefined
  return (
    <Fold title={t`Another host`} hint={named === undefined ? undefined : t`deputy: ${named}`}>
      <div className="grid gap-2 pb-2">
        <p className="note">{t`Who hosts sees every hand, so nobody at a board under way can. A deputy has the room as it goes, and may take it over when this page is gone.`}</p>
        <ChoiceField
          label={t`Who`}
          value={heir?.id ?? ''}
          options={[
            { value: '', label: t`nobody yet` },
            ...able.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            setChosen(id)
            setSure(false)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            reason={
              nobody ??
              (heir?.place.kind === 'sits' ? t`A deputy looks on and sits nowhere.` : undefined)
            }
            onClick={() =>
              host.change((data) => ({
                ...data,
                deputy: heir?.id,
                people: data.people.map((one) =>
                  one.id === heir?.id
                    ? { ...one, place: { kind: 'looks', table: 0, sees: SEATS } }
                    : one,
                ),
              }))
            }
          >{t`Name deputy`}</Button>
          {deputy !== undefined && (
            <Button
              onClick={() => host.change((data) => ({ ...data, deputy: undefined }))}
            >{t`No deputy`}</Button>
          )}
          {sure && heir !== undefined ? (
            <>
              <Button
                variant="primary"
                onClick={() => void giveRoom(heir.id)}
              >{t`${heir.name} hosts from now on`}</Button>
              <Button onClick={() => setSure(false)}>{t`I go on hosting`}</Button>
            </>
          ) : (
            <Button reason={nobody} onClick={() => setSure(true)}>{t`Hand the room over`}</Button>
          )}
        </div>
      </div>
    </Fold>
  )
}

/** For who is troubled by somebody who has the link: nobody can be thrown out of a relay, so the room goes elsewhere. */
export function MoveRoom({ host }: { readonly host: Host }) {
  const [sure, setSure] = useState(false)
  const refused = Object.values(host.refused).reduce((sum, n) => sum + n, 0)
  return (
    <Fold
      title={t`If somebody disturbs`}
      hint={refused === 0 ? undefined : t`${refused} messages refused`}
    >
      <div className="grid gap-2 pb-2">
        <p className="note">{t`The room gets a new link. Who sits or looks on is told it and comes along, with seats, boards and results; who waits is not. The old link leads nowhere.`}</p>
        <div className="flex flex-wrap gap-2">
          {sure ? (
            <>
              <Button variant="primary" onClick={() => void moveRoom()}>{t`Move it now`}</Button>
              <Button onClick={() => setSure(false)}>{t`Stay`}</Button>
            </>
          ) : (
            <Button onClick={() => setSure(true)}>{t`Move the room`}</Button>
          )}
        </div>
      </div>
    </Fold>
  )
}
