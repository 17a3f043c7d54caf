/** *My record*: what a player did on every board, by role, by theme and over time, and what could have been known. */
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { isOne, percentage, shortDate } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { t } from '#core/text.ts'
import { type FaultOn, type Summary, summaryOf } from '#played/summary.ts'
import { actions, keptHere, store, timeline } from '#store/index.ts'
import { openPlayedBoard } from '#store/played/open.ts'
import { forgetPlayed, openPlayed, played } from '#store/played/played.ts'
import { WAYS } from '../../ask/start/ways.ts'
import { Button } from '../../kit/Button.tsx'
import { tx } from '../../kit/tx.ts'
import { BoardBars } from './BoardBars.tsx'
import { MeanRows } from './MeanRows.tsx'
import { TimeChart } from './TimeChart.tsx'
import { useLookingBack } from './use-looking-back.ts'
import {
  changeText,
  faultText,
  figure,
  intervalText,
  placeOfFault,
  ROLE_NAMES,
  signed,
  THEME_NAMES,
} from './words.ts'
import './record.css'

const boardsText = (n: number): string => howMany(n, 'board')

export default function RecordPage() {
  const { boards, ready, damaged, trouble } = useStore(played)
  useEffect(() => {
    void openPlayed(keptHere()?.storage())
  }, [])
  const summary = useMemo(() => summaryOf(boards), [boards])
  const looking = useLookingBack(boards, ready)
  return (
    <main id="main" tabIndex={-1} className="page record-page">
      <section className="panel page-across px-4 py-3.5" aria-labelledby="record-title">
        <Head summary={summary} />
        {trouble !== undefined && <p role="status">{trouble}</p>}
        {damaged > 0 && (
          <p className="note">
            {isOne(damaged)
              ? t`One board of the record could not be read and was left out.`
              : t`${damaged} boards of the record could not be read and were left out.`}
          </p>
        )}
        {ready && boards.length === 0 ? (
          <Nothing />
        ) : (
          <Looking looking={looking} open={summary.boards - summary.looked} />
        )}
        {summary.looked > 0 && (
          <div className="mt-3">
            <BoardBars
              boards={boards.flatMap((one) =>
                one.looked === undefined ? [] : [{ ...one, looked: one.looked }],
              )}
            />
          </div>
        )}
      </section>
      {summary.looked > 0 && <Charts summary={summary} />}
    </main>
  )
}

/** A record without a board: what will stand here, and a press that begins it. */
function Nothing() {
  const [, navigate] = useLocation()
  const play = () => {
    actions.setPrefs({ begun: true })
    WAYS.find(({ id }) => id === 'play')?.begin()
    if (timeline(store.getState()).length > 0) actions.dealNew()
    navigate('/')
  }
  return (
    <>
      <p className="said mt-2">{t`Play a board with robots in the other seats, and it stands here when it is over.`}</p>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-3">
        {SOON.map(([title, about]) => (
          <div key={title} className="border-t border-rule py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button variant="primary" className="min-h-11 px-5" onClick={play}>{t`Play a deal`}</Button>
        <span className="note">{t`It is kept on this device only.`}</span>
      </p>
    </>
  )
}
const SOON: readonly (readonly [title: string, about: string])[] = [
  [t`A bar a board`, t`What could have been known, beside what was lost with all cards open.`],
  [
    t`By role and theme`,
    t`Calls, leads, declarer and defence in IMPs a board, and how they change.`,
  ],
  [t`To practise`, t`Each mistake that could have been known comes back in Practice.`],
]

function Head({ summary }: { readonly summary: Summary }) {
  const { boards, looked, known, change, againstPar } = summary
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <h1 id="record-title" className="font-serif text-big leading-tight font-semibold">
          {boards === 0 ? t`My record` : t`My record: ${boardsText(boards)}`}
        </h1>
        {looked > 0 && (
          <p className="said text-ink-2">{t`A bar a board: full is what could have been known, faint what was lost with all cards open. Only what is full counts against you.`}</p>
        )}
      </div>
      {looked > 0 && (
        <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
          <Big
            value={figure(known.mean, 1)}
            name={t`IMPs a board could have been kept`}
            more={intervalText(known)}
          />
          {change !== undefined && (
            <Big
              value={signed(change.mean)}
              name={t`since the earlier half`}
              more={t`${signed(change.least)} to ${signed(change.most)}`}
            />
          )}
          <Big value={signed(againstPar.mean)} name={t`IMPs a board against par`} />
        </dl>
      )}
    </div>
  )
}

function Big({
  value,
  name,
  more,
}: {
  readonly value: string
  readonly name: string
  readonly more?: string | undefined
}) {
  return (
    <div className="flex max-w-44 flex-col-reverse justify-end">
      <dt className="note">
        {name}
        {more !== undefined && (
          <>
            {', '}
            <span className="whitespace-nowrap">{more}</span>
          </>
        )}
      </dt>
      <dd className="record-big">{value}</dd>
    </div>
  )
}

function Looking({
  looking: { state, done, of, failed, start, stop },
  open,
}: {
  readonly looking: ReturnType<typeof useLookingBack>
  readonly open: number
}) {
  return (
    <>
      {state === 'running' && (
        <p className="mt-2 flex flex-wrap items-center gap-2" role="status">
          {t`Looking back on board ${done + 1} of ${of}.`}
          <Button onClick={stop}>{t`Stop`}</Button>
        </p>
      )}
      {state !== 'running' && open > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-2" role="status">
          {t`Not looked back on yet: ${boardsText(open)}.`}
          <Button onClick={start}>{t`Look back now`}</Button>
        </p>
      )}
      {failed !== undefined && (
        <p className="note mt-2">{t`A board could not be looked at: ${failed}`}</p>
      )}
    </>
  )
}

function Charts({ summary }: { readonly summary: Summary }) {
  const { roles, themes, blocks, change, faults } = summary
  const [first] = themes
  return (
    <>
      <section className="panel px-4 py-3.5" aria-labelledby="record-roles">
        <Title id="record-roles" text={t`By role`} note={t`IMPs a board, ${percentage(95)}`} />
        <MeanRows
          caption={t`By role: IMPs a board that could have been kept`}
          rows={roles.map(({ role, ...mean }) => ({
            ...mean,
            name: ROLE_NAMES[role],
            note: boardsText(mean.boards),
          }))}
        />
        {blocks.length > 1 && (
          <>
            <h2 className="title mt-4 border-t border-rule pt-3">{t`Over time`}</h2>
            <TimeChart blocks={blocks} />
            {change !== undefined && <p className="said mt-1">{changeText(change)}</p>}
          </>
        )}
      </section>
      <section className="panel px-4 py-3.5" aria-labelledby="record-themes">
        <Title id="record-themes" text={t`By theme`} note={t`ring: the earlier half`} />
        {first === undefined ? (
          <p className="said">{t`Nothing that could have been known was missed.`}</p>
        ) : (
          <>
            <MeanRows
              caption={t`By theme: IMPs a board that could have been kept`}
              rows={themes.map(({ theme, times, ...mean }) => ({
                ...mean,
                name: THEME_NAMES[theme],
                note: isOne(times) ? t`once` : t`${times} times`,
              }))}
            />
            <p className="said mt-3">{t`Costs most: ${THEME_NAMES[first.theme]}.`}</p>
          </>
        )}
      </section>
      <Faults faults={faults} />
    </>
  )
}

const Title = ({
  id,
  text,
  note,
}: {
  readonly id: string
  readonly text: string
  readonly note?: string
}) => (
  <header className="mb-1 flex items-baseline justify-between gap-3">
    <h2 id={id} className="title">
      {text}
    </h2>
    {note !== undefined && <span className="note">{note}</span>}
  </header>
)

/** Faults told; the others are one press away. */
const TOLD = 6

function Faults({ faults }: { readonly faults: readonly FaultOn[] }) {
  const [, navigate] = useLocation()
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState(false)
  const shown = all ? faults : faults.slice(0, TOLD)
  return (
    <section className="panel px-4 py-3.5" aria-labelledby="record-faults">
      <Title id="record-faults" text={t`Could have been known`} note={t`the costliest first`} />
      {faults.length === 0 ? (
        <p className="said">{t`No call and no card.`}</p>
      ) : (
        <ul>
          {shown.map(({ board, fault }) => (
            <li
              key={`${board.at} ${fault.kind} ${fault.index}`}
              className="border-rule not-first:border-t"
            >
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 py-1 text-start hover:bg-inset"
                onClick={() => {
                  openPlayedBoard({ store, actions }, board, placeOfFault(board, fault))
                  navigate('/')
                }}
              >
                <span className="min-w-0 grow">
                  <span className="said block">{THEME_NAMES[fault.theme]}</span>
                  <small className="note block">
                    {t`${shortDate(new Date(board.at))}: ${faultText(fault)}`}
                  </small>
                </span>
                <span className="flex-none whitespace-nowrap tabular-nums">
                  {t`${figure(fault.cost.mean, 1)} IMPs`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {faults.length > TOLD && (
          <Button onClick={() => setAll(!all)}>{all ? t`The dearest` : t`All of them`}</Button>
        )}
        {faults.length > 0 && (
          <Link href="/practice/own" className="btn btn-primary">{t`Practise these`}</Link>
        )}
      </div>
      <p className="note mt-3 flex flex-wrap items-center gap-2 border-t border-rule pt-3">
        {tx`Kept on this device only; a backup in the ${<Link href="/library" className="link">{t`Library`}</Link>} takes it along.`}
        {asked ? (
          <>
            {t`Every board of the record goes; the boards on the table stay.`}
            <Button
              onClick={() => {
                setAsked(false)
                void forgetPlayed(keptHere()?.storage())
              }}
            >{t`Yes, delete it`}</Button>
            <Button onClick={() => setAsked(false)}>{t`Keep it`}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{t`Delete the record`}</Button>
        )}
      </p>
    </section>
  )
}
