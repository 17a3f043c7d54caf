/** A room as a guest has it: each state in words, each wait with its time, and the table. */
import { useEffect, useMemo, useState } from 'react'
import { t } from '#core/text.ts'
import { type Guest, SILENT } from '#live/guest.ts'
import { actions } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { ClassAsked } from './ClassAsked.tsx'
import { Elapsed, Time } from './Elapsed.tsx'
import { LiveTable } from './LiveTable.tsx'
import { boardsBid, PicturesPart } from './PicturesPart.tsx'
import { ScoresPanel, WhoSeesWhat, WordsPanel } from './RoomPanels.tsx'
import { leaveRoom, takeRoom, VERSION } from './room-session.ts'
import { seesWords } from './room-words.ts'

/** Milliseconds without a door after which the room is said not to be open. */
const NO_DOOR = 10_000
/** Milliseconds of silence after which the deputy may take over. */
const TAKE_OVER = 60_000

type GuestState = ReturnType<Guest['state']>

/** What keeps the game from going on; `undefined` while all is well. */
function lineTrouble({ phase, turnedAway, lineIsOpen, impostor, silence }: GuestState) {
  if (phase === 'ended') return undefined
  if (turnedAway) return t`The relay turned this page away. The link may be of another room.`
  if (!lineIsOpen) return t`No line to the relay. Trying again.`
  if (impostor) return t`Somebody else stands at the door of this room. Waiting for its host.`
  return phase === 'in' && silence > 0 ? t`The host does not answer. Your seat is kept.` : undefined
}

export function GuestRoom({ guest }: { readonly guest: Guest }) {
  const state = guest.state()
  const { news, board, phase, words, silence } = state
  const trouble = lineTrouble(state)
  const bid = useMemo(() => boardsBid(state.past, board), [state.past, board])
  /** The question that this page has left for the table. */
  const [passed, setPassed] = useState<number>()
  const place = news?.place
  const seat = place?.kind === 'sits' ? place.seat : undefined
  const room = (
    <section aria-label={t`Room`} className="panel grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="title">{news?.title ?? t`The room`}</h2>
        <Button variant="quiet" className="ms-auto" onClick={leaveRoom}>{t`Leave`}</Button>
      </div>
      {trouble !== undefined && (
        <p>
          <span role="alert">{trouble}</span>
          <Time milliseconds={silence} />
        </p>
      )}
      {state.office !== undefined && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="note">{t`You are the deputy: this page has the whole room.`}</p>
          {silence >= TAKE_OVER && (
            <Button variant="primary" onClick={() => void takeRoom()}>{t`Take over`}</Button>
          )}
        </div>
      )}
      {place?.kind === 'looks' && (
        <p className="note">{t`You look on: your page ${seesWords(place.sees)}.`}</p>
      )}
      {news !== undefined && news.watchers.length > 0 && (
        <p className="note">{t`See closed hands: ${news.watchers.join(', ')}.`}</p>
      )}
      {state.fair === false && (
        <p
          role="alert"
          className="field-error"
        >{t`The hands at the end are not those that were dealt.`}</p>
      )}
    </section>
  )
  useEffect(() => {
    if (place?.kind === 'sits') actions.announce(t`You have a seat.`)
  }, [place?.kind])
  if (phase === 'ended' || place?.kind === 'out')
    return (
      <Waiting
        words={
          phase === 'ended'
            ? t`The host has ended the room.`
            : t`The host has not let you in, or has closed the door.`
        }
      />
    )
  const { asked } = state
  if (asked !== undefined && asked.question.n !== passed)
    return (
      <>
        <h1 className="sr-only">{t`Together: ${news?.title ?? ''}`}</h1>
        <ClassAsked
          key={asked.question.n}
          asked={asked}
          onAnswer={guest.answer}
          onLeave={() => setPassed(asked.question.n)}
        />
      </>
    )
  if (news === undefined || place === undefined || place.kind === 'waits') {
    const before = place?.kind === 'waits' ? place.before : 0
    const told =
      trouble ??
      (phase === 'looking'
        ? silence >= NO_DOOR
          ? t`The room is not open yet, or its host has gone. This page waits and comes in by itself.`
          : t`Looking for the room.`
        : place === undefined
          ? silence < SILENT
            ? t`The host has been asked.`
            : state.hostVersion === VERSION
              ? t`The host does not answer. The room may be full, or the host’s page asleep.`
              : t`The host does not answer, and has another version of Kibitzer: load this page anew.`
          : before === 0
            ? t`You are in. The host will give you a seat.`
            : before === 1
              ? t`You are in, and one waits before you.`
              : t`You are in, and ${before} wait before you.`)
    return (
      <Waiting words={told} title={news?.title} lasts>
        <WordsPanel words={words} allowed={news?.words === true} onSay={guest.word} />
      </Waiting>
    )
  }
  return (
    <>
      <h1 className="sr-only">{t`Together: ${news.title}`}</h1>
      <LiveTable
        title={t`Table ${place.table + 1}`}
        board={board}
        seat={seat}
        seats={news.seats}
        undo={news.undo}
        awaited={news.atBar ? news.awaited : undefined}
        waits={state.waits?.act}
        no={state.no}
        onAct={guest.act}
        above={room}
      >
        <PicturesPart records={bid} seat={seat} />
        <ScoresPanel scores={news.scores} />
        <WordsPanel words={words} allowed={news.words} onSay={guest.word} />
      </LiveTable>
    </>
  )
}

function Waiting({
  words,
  title,
  lasts = false,
  children,
}: {
  readonly words: string
  readonly title?: string | undefined
  /** Whether it is a wait, whose time is told. */
  readonly lasts?: boolean
  readonly children?: React.ReactNode
}) {
  return (
    <div className="page-across mx-auto grid w-full max-w-140 gap-4">
      <h1 className="sr-only">{t`Together`}</h1>
      <Panel id="live-waiting" title={title ?? t`Together`}>
        <div className="grid justify-items-start gap-3">
          <p className="said">
            <span role="status">{words}</span>
            {lasts && <Elapsed of={words} />}
          </p>
          <Button onClick={leaveRoom}>{t`Leave`}</Button>
        </div>
      </Panel>
      {children}
      <WhoSeesWhat />
    </div>
  )
}
