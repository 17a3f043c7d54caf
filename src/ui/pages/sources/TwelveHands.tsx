/** The twelve hands of 2006: what the paper prints for each strategy, what is left here, and the way to the table. */
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { type Call, parseCall } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { PRINTED_HANDS, type PrintedHand } from '#examples/printed-hands.ts'
import { dealAtTable } from '../../ask/deal/deal-hand.ts'
import type { Strategies } from '../../ask/strategies/use-strategies.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CallList } from '../../kit/CallText.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SurvivorList, survivorsOf } from '../../kit/SurvivorList.tsx'

const pointsOf = ({ hand }: PrintedHand): number => {
  const read = handOf.parse(hand)
  return read.ok ? handOf.hcp(read.value) : 0
}
/** The two that the paper prints. */
const PRINTED_FOR = ['standard', 'precision'] as const
type Which = (typeof PRINTED_FOR)[number]

export function TwelveHands({ strategies }: { readonly strategies: Strategies | undefined }) {
  return (
    <Panel
      id="source-hands"
      title={t`The twelve hands`}
      lead={t`The paper’s answers, and what is left here. Its hands give lengths and points; the cards are ours.`}
      state={strategies === undefined ? 'running' : 'ready'}
    >
      <ol aria-label={t`The twelve hands`}>
        {PRINTED_HANDS.map((printed) => {
          const read = handOf.parse(printed.ofTotal ?? printed.hand)
          return (
            read.ok && <Row key={printed.n} printed={printed} hand={read.value} of={strategies} />
          )
        })}
      </ol>
    </Panel>
  )
}

function Row({
  printed,
  hand,
  of,
}: {
  readonly printed: PrintedHand
  readonly hand: Hand
  readonly of: Strategies | undefined
}) {
  const { n, total } = printed
  return (
    <li className="grid gap-1 border-b border-rule py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="min-w-5 tabular-nums">{n}</b>
        <HandLine hand={hand} />
        {total !== undefined && (
          <span className="note">{t`${total} points as printed, though its suits are printed with ${pointsOf(printed)}`}</span>
        )}
      </p>
      {PRINTED_FOR.map((which) => {
        const name = of?.find(which)?.strategy.name
        return (
          name !== undefined && (
            <Answer key={which} which={which} name={name} printed={printed} hand={hand} />
          )
        )
      })}
    </li>
  )
}

const callsOf = (text: string): readonly Call[] =>
  text.split(' ').flatMap((word) => parseCall(word) ?? [])

function Answer({
  which,
  name,
  printed,
  hand,
}: {
  readonly which: Which
  readonly name: string
  readonly printed: PrintedHand
  readonly hand: Hand
}) {
  const [, navigate] = useLocation()
  const asked = useMemo(
    () => ({ systems: [{ id: which }, { id: which }] as const, view: openingView(hand) }),
    [which, hand],
  )
  const { output } = useJob('turn', asked, `${which} ${handOf.format(hand)}`)
  const left = output?.ok === true ? survivorsOf(output.value) : undefined
  const told = callsOf(printed.printed[which === 'standard' ? 0 : 1])
  const same = left !== undefined && left.join(' ') === told.join(' ')
  return (
    <div className="grid grid-cols-[minmax(6rem,9.5rem)_minmax(0,1fr)_auto] items-center gap-x-3 ps-8 max-phone:ps-0">
      <span className="note">{name}</span>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <span className="note">{t`printed`}</span> <CallList calls={told} />
          {printed.lost === which && <span className="note"> {t`(suit lost in our copy)`}</span>}
        </span>
        <span className="flex items-baseline gap-1.5">
          <span className="note">{t`here`}</span>{' '}
          {left === undefined ? '…' : <SurvivorList calls={left} />}
          {left !== undefined && (
            <Mark
              kind={same ? 'met' : 'not-met'}
              word={same ? t`as printed` : t`not as printed`}
              hideWord
            />
          )}
        </span>
      </span>
      <Button
        variant="quiet"
        aria-label={t`Deal hand ${printed.n} with ${name}`}
        onClick={() => {
          if (dealAtTable(hand, { id: which }).ok) navigate('/')
        }}
      >{t`Deal it`}</Button>
    </div>
  )
}
