/** Several people at one live table, or a class at several: the way in, and the room. */
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { t } from '#core/text.ts'
import { NAME_LETTERS, plainWords } from '#live/plain.ts'
import type { KeptRoom } from '#store/rooms/rooms.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField, TextField } from '../../kit/Field.tsx'
import { fetchedDefault } from '../../kit/fetched.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { GuestRoom } from './GuestRoom.tsx'
import { WhoSeesWhat } from './RoomPanels.tsx'
import {
  brokerAddress,
  canSeal,
  enter,
  type Here,
  joinRoom,
  keptRooms,
  leaveRoom,
  linkIn,
  openRoom,
  resume,
  together,
} from './room-session.ts'

// A guest needs nothing of it.
const { Component: HostRoom } = fetchedDefault(() => import('./HostRoom.tsx'))

const HOME = '/live'

export default function TogetherPage() {
  const { here, words } = useStore(together)
  const [location, navigate] = useLocation()
  const [link, setLink] = useState<string>()
  const linked = location.startsWith(`${HOME}/`) ? location.slice(HOME.length + 1) : undefined
  useEffect(() => {
    // The link is a key: it does not stay in the address bar.
    if (linked !== undefined) {
      setLink(linked)
      navigate(HOME, { replace: true })
    }
  }, [linked, navigate])
  useEffect(() => {
    const asked = linked === undefined && link === undefined
    if (asked && brokerAddress() !== undefined && canSeal()) void resume()
  }, [linked, link])
  return (
    <main
      id="main"
      tabIndex={-1}
      // On a phone held sideways the felt has the whole width: beside a column its sides would be cut off.
      className="page min-[821px]:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_27rem] [@media(height<560px)]:grid-cols-1"
    >
      {here.kind === 'host' ? (
        <HostRoom host={here.host} kept={here.kept} words={words} />
      ) : here.kind === 'guest' ? (
        <GuestRoom guest={here.guest} />
      ) : (
        <Door here={here} link={link} onDone={() => setLink(undefined)} />
      )}
    </main>
  )
}

/** Before a room: why there is none, or the ways in. */
function Door({
  here,
  link,
  onDone,
}: {
  readonly here: Exclude<Here, { readonly kind: 'host' | 'guest' }>
  readonly link: string | undefined
  readonly onDone: () => void
}) {
  const { trouble } = useStore(together)
  return (
    <div className="page-across mx-auto grid w-full max-w-160 gap-4">
      <h1 className="sr-only">{t`Together`}</h1>
      {trouble !== undefined && (
        <p role="alert" className="field-error">
          {trouble}
        </p>
      )}
      {brokerAddress() === undefined ? (
        <NoBroker />
      ) : !canSeal() ? (
        <Panel id="live-door" title={t`Together`}>
          <p className="panel-lead">{t`Live tables need a page that came over https: only there does the browser make keys.`}</p>
        </Panel>
      ) : here.kind === 'entering' ? (
        <Panel id="live-door" title={t`Together`}>
          <p role="status" className="panel-lead">{t`Going into the room…`}</p>
        </Panel>
      ) : here.kind === 'elsewhere' ? (
        <Panel id="live-door" title={here.kept.title || t`Together`}>
          <p className="panel-lead">{t`Another tab of this browser is in that room.`}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              onClick={() => void enter(here.kept, true)}
            >{t`Go on in this tab`}</Button>
            <Button onClick={leaveRoom}>{t`Leave it there`}</Button>
          </div>
        </Panel>
      ) : link !== undefined ? (
        <ComeIn link={link} onDone={onDone} />
      ) : (
        <WaysIn />
      )}
    </div>
  )
}

const NoBroker = () => (
  <Panel id="live-door" title={t`Together`}>
    <div className="grid gap-3">
      <p className="said">{t`Four friends on four phones, or a class at several tables, play here with one another.`}</p>
      <p>{t`For that this copy of Kibitzer needs a relay that forwards what is said, and it was built without one. It speaks to nobody.`}</p>
      <p>{t`On your own machine: build with KIBITZER_BROKER=self, then run “npm run lab -- broker”. For a club: the container in the folder hosting has the page and the relay in one.`}</p>
    </div>
  </Panel>
)

/** Opens the link: one field and one press. */
function ComeIn({ link, onDone }: { readonly link: string; readonly onDone: () => void }) {
  const [who, setWho] = useState('')
  const [fault, setFault] = useState<string>()
  return (
    <>
      <Panel id="live-come-in" title={t`Come in`}>
        <form
          aria-label={t`Come in`}
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const name = plainWords(who, NAME_LETTERS)
            if (name === '') setFault(t`Type a name first.`)
            else void joinRoom(link, name).then(onDone)
          }}
        >
          <TextField
            label={t`Your name`}
            hint={t`A first name or a nickname; the others see it.`}
            value={who}
            maxLength={NAME_LETTERS}
            error={fault}
            onChange={(event) => {
              setWho(event.target.value)
              setFault(undefined)
            }}
          />
          <Button variant="primary" submit className="min-h-11 px-5">{t`Come in`}</Button>
        </form>
      </Panel>
      <WhoSeesWhat />
    </>
  )
}

const ROLES = [
  { value: 'plays', label: t`I play too` },
  { value: 'hosts', label: t`I only host, and see all hands` },
] as const

/** Opens a room, goes back to one, or takes a link that was sent. */
function WaysIn() {
  const [title, setTitle] = useState('')
  const [who, setWho] = useState('')
  const [role, setRole] = useState<(typeof ROLES)[number]['value']>('plays')
  const [fault, setFault] = useState<string>()
  const [sent, setSent] = useState('')
  const [pasted, setPasted] = useState<string>()
  if (pasted !== undefined) return <ComeIn link={pasted} onDone={() => setPasted(undefined)} />
  return (
    <>
      <Rooms />
      <Panel id="live-open" title={t`Open a room`}>
        <form
          aria-label={t`Open a room`}
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const name = plainWords(who, NAME_LETTERS)
            if (name === '') setFault(t`Type a name first.`)
            else
              void openRoom({
                title: plainWords(title, 60) || t`${name}’s table`,
                who: name,
                plays: role === 'plays',
              })
          }}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={t`Your name`}
              value={who}
              maxLength={NAME_LETTERS}
              error={fault}
              onChange={(event) => {
                setWho(event.target.value)
                setFault(undefined)
              }}
            />
            <TextField
              label={t`Name of the room`}
              value={title}
              maxLength={60}
              onChange={(event) => setTitle(event.target.value)}
            />
          </div>
          <ChoiceField label={t`You`} value={role} options={ROLES} onChange={setRole} />
          <p className="note">{t`Your page is the referee: keep it in front, best on a computer.`}</p>
          <div>
            <Button variant="primary" submit className="min-h-11 px-5">{t`Open a room`}</Button>
          </div>
        </form>
      </Panel>
      <WhoSeesWhat />
      <Panel id="live-link" title={t`Come in by a link`} defaultFolded>
        <form
          aria-label={t`Come in by a link`}
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (sent.trim() !== '') setPasted(linkIn(sent))
          }}
        >
          <TextField
            className="min-w-0 grow"
            label={t`The link that you were sent`}
            value={sent}
            onChange={(event) => setSent(event.target.value)}
          />
          <Button submit>{t`Go on`}</Button>
        </form>
      </Panel>
    </>
  )
}

/** The rooms that this browser has been in. */
function Rooms() {
  const rooms = useMemo(keptRooms, [])
  const [list, setList] = useState<readonly KeptRoom[]>([])
  useEffect(() => {
    rooms?.all().then(setList, () => setList([]))
  }, [rooms])
  if (list.length === 0) return null
  return (
    <Panel id="live-rooms" title={t`Rooms`} summary={String(list.length)}>
      <ul className="grid gap-2">
        {list.map((room) => {
          const name = room.title || room.who
          return (
            <li key={room.name} className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 grow wrap-anywhere">
                {room.role === 'host' ? t`${name}: you host` : t`${name}: you are a guest`}
              </span>
              <Button
                aria-label={t`Go back to ${name}`}
                onClick={() => void enter(room)}
              >{t`Go back`}</Button>
              <Button
                variant="quiet"
                aria-label={t`Forget ${name}`}
                onClick={() => {
                  void rooms
                    ?.forget(room.name)
                    .then(() => setList((all) => all.filter((one) => one.name !== room.name)))
                }}
              >{t`Forget`}</Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
