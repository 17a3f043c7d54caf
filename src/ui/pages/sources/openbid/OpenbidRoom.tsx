/** The room of OPENBID: its synopsis, what it counts of a hand, its tables, its examples and its doubts. */
import { Dices } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { DECK } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { openingView } from '#core/seat-view.ts'
import { shuffled } from '#core/shuffle.ts'
import { strainName } from '#core/suit.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { dealAtTable } from '../../../ask/deal/deal-hand.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { TextField } from '../../../kit/Field.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useKept } from '../../../kit/use-kept.ts'
import { RoomHead } from '../room/RoomHead.tsx'
import type { RoomProps } from '../room/room.ts'
import { type Change, ChangeProgram } from './ChangeProgram.tsx'
import { Doubts } from './Doubts.tsx'
import { LeafPanel } from './LeafPanel.tsx'
import { OwnClaim } from './OwnClaim.tsx'
import { PaperExamples } from './PaperExamples.tsx'
import { Synopsis } from './Synopsis.tsx'
import { TotalPoints } from './TotalPoints.tsx'
import { TotalsTable } from './TotalsTable.tsx'
import { TrickTable } from './TrickTable.tsx'

/** The hand of note 1: section 11a bids three hearts, and section 13 replaces it. */
const NOTE_1 = handOf.parse('T.A9865432.Q5.A5')
const FIRST = NOTE_1.ok ? NOTE_1.value : handOf.EMPTY_HAND
const OPENBID = { id: 'schenken-1967', reading: 'corrected' } as const
const PAPER = { ask: 'paper' } as const

export function OpenbidRoom({ source, hand = FIRST, claim, onHand }: RoomProps) {
  const [, navigate] = useLocation()
  const of = handOf.format(hand)
  const [begin, setBegin] = useState(claim)
  const [came, setCame] = useState(claim)
  // Another claim came by the address.
  if (claim !== undefined && claim.conditions !== came?.conditions) {
    setCame(claim)
    setBegin(claim)
  }
  const [changes, setChanges] = useState<readonly Change[]>([])
  const turn = useJob(
    'turn',
    useMemo(() => ({ systems: [OPENBID, OPENBID] as const, view: openingView(hand) }), [hand]),
    of,
  )
  const features = useJob(
    'opening',
    useMemo(() => ({ ask: 'features' as const, hand, reading: OPENBID.reading }), [hand]),
    of,
  )
  const paper = useJob('census', PAPER, 'paper')
  const why = useKept(turn.value).value
  const counted = useKept(features.output).value
  const deal = (held: Hand, system: SystemRef = OPENBID) => {
    if (dealAtTable(held, system).ok) navigate('/')
  }
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]!"
    >
      <RoomHead source={source} />
      <div className="page-column min-[821px]:col-start-2">
        <HandPanel hand={hand} onHand={onHand} onDeal={() => deal(hand)}>
          {counted && (
            <p className="note mt-2">
              {counted.strength === undefined
                ? t`Code ${counted.code} of Appendix 5.`
                : t`Code ${counted.code} of Appendix 5: strength in ${strainName(counted.strength)}.`}
            </p>
          )}
          <TotalPoints hand={hand} parts={counted?.total} />
        </HandPanel>
        <OwnClaim
          key={begin?.conditions}
          begin={begin}
          changes={changes}
          onHand={onHand}
          onDeal={deal}
        />
        <ChangeProgram
          paper={paper.output}
          changes={changes}
          onChanges={setChanges}
          onHand={onHand}
        />
        <PaperExamples examples={paper.output?.examples} onHand={onHand} onDeal={deal} />
        <LeafPanel hand={hand} onEdit={setBegin} />
        <TrickTable paper={paper.output} hand={hand} />
        <TotalsTable rows={paper.output?.totals} hand={hand} />
        <Doubts hand={hand} others={counted?.others} onNote={() => onHand(FIRST)} />
      </div>
      <div className="page-column min-[821px]:col-start-1 min-[821px]:row-start-2">
        <Synopsis why={why} hand={hand} />
      </div>
    </main>
  )
}

function HandPanel({
  hand,
  onHand,
  onDeal,
  children,
}: {
  readonly hand: Hand
  readonly onHand: (hand: Hand) => void
  readonly onDeal: () => void
  readonly children: React.ReactNode
}) {
  const of = handOf.format(hand)
  const [typed, setTyped] = useState({ of, text: of })
  // Another hand came by a press or by the address.
  if (typed.of !== of) setTyped({ of, text: of })
  const read = handOf.parse(typed.text)
  return (
    <Panel
      id="source-hand"
      title={t`The hand`}
      lead={<HandLine hand={hand} />}
      summary={of}
      className="no-print"
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t`As text`}
          className="min-w-48 flex-1"
          spellCheck={false}
          value={typed.text}
          error={read.ok ? undefined : read.error.message}
          onChange={({ target: { value } }) => {
            const next = handOf.parse(value)
            const whole = next.ok && handOf.size(next.value) === 13
            setTyped({ of: whole ? handOf.format(next.value) : of, text: value })
            if (whole) onHand(next.value)
          }}
        />
        <Button
          icon={Dices}
          onClick={() => {
            const rng = rngOf(freshSeed())
            onHand(handOf.ofCards(shuffled(DECK, rng).slice(0, 13)))
          }}
        >{t`Random hand`}</Button>
        <Button onClick={onDeal}>{t`Deal at the table`}</Button>
      </div>
      {children}
    </Panel>
  )
}
