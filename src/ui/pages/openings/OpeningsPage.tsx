/** *Openings*: one hand, what OPENBID opens with it and why, why nothing else, and all hands counted. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { BIDS, type Call, callName, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { pattern, shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import { actions } from '#store/index.ts'
import { dealAtTable } from '../../ask/deal/deal-hand.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import { openingsAddress, openingsPlaceOf, type PageReading } from '../../kit/addresses/openings.ts'
import { callLabel } from '../../kit/call-label.ts'
import { type HandEditing, setHand, startHand, typeHand } from '../../kit/hand-editor/hand-model.ts'
import { AFrameLater, useDrawn } from '../../kit/use-drawn.ts'
import { useKept } from '../../kit/use-kept.ts'
import { useMedia } from '../../kit/use-media.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { CensusPanel } from './CensusPanel.tsx'
import { FeaturesPanel } from './FeaturesPanel.tsx'
import { HandPanel } from './HandPanel.tsx'
import { PropositionsPanel } from './PropositionsPanel.tsx'
import { SmallestPanel } from './SmallestPanel.tsx'
import { type RandomFilter, useRandomHand } from './use-random-hand.ts'
import { FEW, WhyNotPanel } from './WhyNotPanel.tsx'
import './census.css'

/** A hand to begin with: one card short of 1NT. */
const FIRST = handOf.parse('AQT83.A62.K84.Q6')
/** One more than *Why not* shows at first, so that it knows whether there are others. */
const NEAREST = { kind: 'why-not', first: FEW + 1 } as const
const WHOLE = { kind: 'why-not' } as const
/** The hand of the last visit of this page, for the way back from another one. */
let last: Hand = FIRST.ok ? FIRST.value : handOf.EMPTY_HAND

/** Every call that can be asked for: those that no hand opens are answered too. */
const CALLS: readonly Call[] = [PASS, ...BIDS]
const NO_SECTIONS: readonly never[] = []

export default function OpeningsPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/openings/*?')
  const place = useMemo(() => openingsPlaceOf(params?.['*']), [params])
  const { reading } = place
  const [editing, setEditing] = useState<HandEditing>(() =>
    place.problem ? typeHand(startHand(last), place.text) : startHand(place.hand ?? last),
  )
  // The address was changed by other means than the keys: a link, the way back.
  if (place.hand !== undefined && !handOf.equals(place.hand, editing.whole))
    setEditing(startHand(place.hand))
  const whole = editing.whole
  const text = handOf.format(whole)
  useEffect(() => {
    last = whole
  }, [whole])

  const go = (hand: Hand, to: PageReading, ask: Call | undefined) =>
    navigate(openingsAddress(hand, to, ask), { replace: true })
  const edit = (next: HandEditing) => {
    setEditing(next)
    if (!handOf.equals(next.whole, whole)) go(next.whole, reading, place.ask)
  }
  const put = (hand: Hand, said: string) => edit(setHand(editing, hand, said))

  const system = useMemo(() => ({ id: 'schenken-1967', reading }), [reading])
  const of = `${text} ${reading}`
  const question = useMemo(
    () => ({ ask: 'features' as const, hand: whole, reading }),
    [whole, reading],
  )
  const opening = useMemo(() => {
    return { systems: [system, system] as const, view: openingView(whole) }
  }, [whole, system])
  const asked = useJob('turn', opening, of)
  const opened = asked.value
  const why = { ...asked, output: opened?.by === 'procedure' ? opened : undefined }
  const features = useJob('opening', question, of)
  const whyNot = useJob(
    'proof',
    useMemo(() => ({ ...opening, of: NEAREST }), [opening]),
    `why not ${of}`,
  )
  const [allCalls, setAllCalls] = useState(false)
  const everyWhyNot = useJob(
    'proof',
    useMemo(() => (allCalls ? { ...opening, of: WHOLE } : undefined), [allCalls, opening]),
    `why not any ${of}`,
  )
  const near = whyNot.value?.steps
  const every = everyWhyNot.value?.steps
  const entries = useKept(every ?? near)
  const ask = place.ask ?? near?.[0]?.change?.call
  const change = useJob(
    'proof',
    useMemo(
      () =>
        ask === undefined ? undefined : { ...opening, of: { kind: 'change', call: ask } as const },
      [opening, ask],
    ),
    `change ${of} ${ask}`,
  )
  const nearest = change.value
  const claims = useMemo(() => ({ ask: 'propositions', reading }) as const, [reading])
  // What the choices list is asked for last: nobody waits for it.
  const lists = useJob('lists', { ask: 'openbid', reading }, reading)
  const propositions = useJob('census', claims, { key: reading, byHand: true })
  const random = useRandomHand()
  const marked = useMemo(
    () =>
      new Set<Card>(
        nearest?.steps[0]?.change?.exchanges.flatMap(({ out, in: into }) => [out, into]) ?? [],
      ),
    [nearest],
  )

  const answer = useKept(useMemo(() => opened && { of, why: opened }, [opened, of]))
  const counted = useKept(features.output)
  const changed = useKept(
    useMemo(
      () => (nearest && ask !== undefined ? { call: ask, answer: nearest } : undefined),
      [nearest, ask],
    ),
  )

  const stands = answer.value?.why
  const here = useMemo(
    () => ({
      call: stands?.call,
      section: stands?.label,
      hcp: handOf.hcp(whole),
      pattern: pattern(shapeOf(whole)),
    }),
    [stands, whole],
  )

  useSpokenAnswer(opened?.call, opened?.label, of)

  const findRandom = (filter: RandomFilter) => {
    random.find(reading, filter).then(
      (found) => {
        if (found === undefined) return
        if (found.hand === undefined) actions.announce(t`No hand opens so.`)
        setEditing((now) =>
          found.hand === undefined
            ? { ...now, said: t`No hand opens so.` }
            : setHand(now, found.hand, t`A random hand.`),
        )
        if (found.hand !== undefined) go(found.hand, reading, place.ask)
      },
      (error: unknown) => {
        const said = error instanceof Error ? error.message : String(error)
        setEditing((now) => ({ ...now, said }))
      },
    )
  }
  const toTable = (hand: Hand) => {
    const done = dealAtTable(hand, system)
    if (done.ok) {
      navigate('/')
      // The button pressed is gone with its page.
      setTimeout(focusPage, 0)
    } else setEditing({ ...editing, said: done.error.message })
  }

  const columns = useColumns()
  const drawn = useDrawn()
  const counts = <FeaturesPanel answer={counted.value} stale={counted.stale} />

  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:max-xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{t`Openings`}</h1>
      <div className="page-column min-[821px]:col-start-1 min-[821px]:row-start-1">
        <HandPanel
          editing={editing}
          marked={marked}
          reading={reading}
          lists={lists.output}
          looking={random.looking}
          onEdit={edit}
          onRandom={findRandom}
          onReading={(to) => go(whole, to, place.ask)}
          onTable={() => toTable(whole)}
        />
        {columns === 3 && drawn && counts}
      </div>
      <div className="page-column min-[821px]:col-start-2 min-[821px]:row-span-2 min-[821px]:row-start-1 xl:row-span-1">
        <AnswerPanel
          of={answer.value?.of ?? ''}
          why={answer.value?.why}
          {...now(why)}
          kept={handOf.size(editing.cards) !== 13 || editing.problem !== undefined}
        />
        {columns === 2 && drawn && counts}
      </div>
      {drawn && (
        <AFrameLater>
          <div className="page-column min-[821px]:col-start-1 min-[821px]:row-start-2 xl:col-start-3 xl:row-start-1">
            <SmallestPanel
              call={ask}
              calls={CALLS}
              answer={changed.value}
              stale={changed.stale}
              {...now(change)}
              onAsk={(call) => go(whole, reading, call)}
              onApply={(hand) => put(hand, t`Changed to open ${callLabel(ask ?? PASS)}.`)}
            />
            <WhyNotPanel
              steps={entries.value ?? []}
              all={allCalls}
              onAll={setAllCalls}
              ask={ask}
              {...now(allCalls ? everyWhyNot : whyNot)}
              onAsk={(call) => go(whole, reading, call)}
            />
            {columns === 1 && counts}
          </div>
          <AFrameLater>
            <CensusPanel
              reading={reading}
              sections={lists.output?.sections ?? NO_SECTIONS}
              here={here}
              below={stands !== undefined && counted.value !== undefined}
              onRandom={findRandom}
            />
            <PropositionsPanel
              job={propositions}
              onOpen={(hand) => {
                put(hand, t`A counterexample.`)
                focusPage()
              }}
              onTable={toTable}
            />
          </AFrameLater>
        </AFrameLater>
      )}
    </main>
  )
}

/** Takes the reader to the top of the page. */
const focusPage = (): void => document.getElementById('main')?.focus()

/** How many columns the page has; the short panels go where there is room. */
function useColumns(): 1 | 2 | 3 {
  const two = useMedia('(width >= 821px)')
  const three = useMedia('(width >= 1400px)')
  return three ? 3 : two ? 2 : 1
}

/** A job that was not asked yet keeps nobody waiting. */
const now = (job: Parameters<typeof panelState>[0] & { readonly output: unknown }) =>
  panelState(job, job.output === undefined && job.state !== 'idle')

/** Says the answer when it is another hand's, not when the page opens. */
function useSpokenAnswer(call: Call | undefined, label: string | undefined, of: string): void {
  const said = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (call === undefined || label === undefined) return
    if (said.current !== undefined && said.current !== of)
      actions.announce(t`OPENBID opens ${callName(call)} at section ${label}.`)
    said.current = of
  }, [call, label, of])
}
