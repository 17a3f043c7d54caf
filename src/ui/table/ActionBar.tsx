/**
 * The action bar: whose turn it is, what is asked in one sentence, Undo, the rest behind ⋯, and the one
 * thing to do next, which Space does too. Always 44 pixels high, so that nothing moves with its words.
 */
import { Undo2 } from 'lucide-react'
import { callName } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import { seatName } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import { actions, canUndo, hasRobots, lowestLegalCard } from '#store/index.ts'
import {
  type RequestMoment,
  requestCall,
  requestCard,
  requestNextBoard,
  requestUndo,
  say,
  turnUp,
  useMoment,
} from '../ask/requests.ts'
import { WAYS } from '../ask/start/ways.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { Button } from '../kit/Button.tsx'
import { CallMeant } from './CallMeant.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { nextHint } from './next-hint.ts'
import { OfferWords } from './OfferWords.tsx'
import { SeatDisc } from './SeatLabel.tsx'
import type { AutoCall } from './use-auto-call.ts'
import type { BothHands } from './use-both-hands.ts'
import { type CallAdvice, showHand } from './use-call-advice.ts'
import { type Hinting, useHint } from './use-hint.ts'
import type { RobotCard } from './use-robot-card.ts'
import type { useTableModel } from './use-table-model.ts'

export interface ActionBarProps {
  readonly model: ReturnType<typeof useTableModel>
  /** The seat asked, who sits there and what they play. */
  readonly player: string
  readonly advice: CallAdvice
  readonly auto: AutoCall
  /** The card to come, where a robot plays it. */
  readonly robot: RobotCard
  /** Partner’s robot declares, and its place may be taken. */
  readonly both: BothHands
  /** The record goes on after this place. */
  readonly ahead: boolean
  /** Two hands were bid and nothing is played: the next board comes now. */
  readonly bidOnly: boolean
  /** The system that both sides play because the page that dealt the board does; till somebody calls. */
  readonly lent: string | undefined
}

/** What a first press asks for, when calls or cards are confirmed. */
function chosenHint(moment: RequestMoment | undefined): string | undefined {
  if (moment?.chosenCall !== undefined) return t`${callName(moment.chosenCall)}: press it again.`
  if (moment?.chosenCard !== undefined) return t`${cardName(moment.chosenCard)}: press it again.`
  return undefined
}

/** The one thing to do next. */
interface Primary {
  readonly label: string
  /** Its word where there is little room: a part of the label. */
  readonly short: string
  readonly act: () => void
  /** Space does not do it: whoever presses on while a robot thinks means the next call or card. */
  readonly byPress?: true
  /** Help that one may do without: the natural act is a press on a card or a call. */
  readonly aside?: true
}

/** On a first visit: the three ways in, and nothing else. */
export function StartBar() {
  return (
    <section aria-label={t`Action`} className="action-bar start-bar no-print">
      <p className="next-hint">{t`Where to begin?`}</p>
      {WAYS.map(({ id, title, short, begin }, i) => (
        <Button
          key={id}
          variant={i === 0 ? 'primary' : 'plain'}
          aria-label={title}
          {...(i === 0 ? { 'data-suggested': true } : {})}
          onClick={() => {
            actions.setPrefs({ begun: true })
            begin()
          }}
        >
          <span className="long">{title}</span>
          <span className="short">{short}</span>
        </Button>
      ))}
    </section>
  )
}

export function ActionBar(props: ActionBarProps) {
  const { model, advice, auto, robot, both, ahead, bidOnly, lent } = props
  const { offer } = advice
  const { position: p, moment } = model
  const typed = useMoment((m) => m.typed)
  const meant = useMoment((m) => (m.meant?.at === model.key ? m.meant.call : undefined))
  const lowest = useKibitzer(lowestLegalCard)
  const undo = useKibitzer(canUndo)
  const onTurn = p.turn === undefined ? undefined : model.hands[p.turn]
  const closed = onTurn?.form === 'backs'
  const live = !bidOnly && (p.phase === 'lead' || p.phase === 'play')
  const robots = useKibitzer(hasRobots)
  const hint = useHint()
  const calling = (auto.itself || robot.itself) && !auto.stopped
  const hinted = nextHint({
    step: model.step,
    closed,
    unknown: onTurn?.unknown === true,
    passOn: advice.passOn !== undefined,
    choices: live ? model.legalCards.length : 0,
    offered: offer !== undefined,
    bidOnly,
    itself: calling,
    moreAhead: ahead,
  })
  const next =
    lent === undefined ? hinted : t`${lent} bids for both sides here; Undo gives your own back.`
  const failed =
    calling && robot.error !== undefined ? t`No card could be chosen: ${robot.error}` : undefined
  const chosen = chosenHint(moment)
  // What somebody looks at now comes before what was said of the press before.
  const looked = chosen === undefined ? meant : undefined
  const special =
    moment?.refusal ??
    failed ??
    chosen ??
    moment?.hint?.says ??
    moment?.thought ??
    (hint.thinking ? t`Working out a hint …` : undefined) ??
    (both.asked ? both.words : undefined)
  const asking = live && !closed && !calling && !ahead && model.legalCards.length > 1
  const held = (auto.itself || robot.itself) && auto.stopped
  const primary =
    both.asked && both.take !== undefined
      ? { label: t`Play both hands`, short: tAs('verb')`Play`, act: both.take }
      : failed === undefined
        ? primaryOf({
            ...{ ...props, lowest, closed, live, calling, held },
            hint: asking && robots && !hint.thinking ? hint : undefined,
          })
        : { label: t`Try again`, short: t`Again`, act: robot.retry }
  const seat = p.turn ?? model.viewer
  return (
    <section aria-label={t`Action`} className="action-bar no-print">
      <SeatDisc seat={seat} turn={p.turn !== undefined} label={props.player} />
      <p className="next-hint" data-refused={moment?.refusal !== undefined || undefined}>
        {looked === undefined ? (special ?? next) : <CallMeant position={p} call={looked} />}
        {special === undefined && looked === undefined && offer !== undefined && !ahead && (
          <>
            {' '}
            <OfferWords offer={offer} closed={closed} itself={auto.itself && calling} />
          </>
        )}
        {typed !== '' && <kbd className="ms-2">{typed} …</kbd>}
      </p>
      <Button
        variant="quiet"
        icon={Undo2}
        className="action-undo"
        aria-label={t`Undo`}
        reason={undo ? undefined : t`There is nothing to undo.`}
        onRefused={say}
        onClick={requestUndo}
      >
        <span className="action-word">{t`Undo`}</span>
      </Button>
      <MoreMenu
        phase={p.phase}
        behind={model.behind}
        lastTrick={model.lastTrick}
        hint={asking ? hint.ask : undefined}
        both={both.asked ? undefined : both.take}
        turnUp={
          live && closed
            ? { label: t`Turn up ${onTurn.name}’s hand`, act: () => turnUp(onTurn.seat) }
            : undefined
        }
      />
      {both.asked && <Button onClick={both.watch}>{t`Watch`}</Button>}
      {primary !== undefined && (
        <Button
          variant={primary.aside ? 'plain' : 'primary'}
          {...(primary.byPress ? {} : { keyHint: t`Space`, 'data-suggested': true })}
          className="action-primary"
          aria-label={primary.label}
          onClick={primary.act}
        >
          <span className="long">{primary.label}</span>
          <span className="short">{primary.short}</span>
        </Button>
      )}
    </section>
  )
}

function primaryOf({
  model: { position: p, moment, legalCards, hands },
  advice: { offer, ask, passOn },
  auto,
  ahead,
  bidOnly,
  lowest,
  closed,
  live,
  calling,
  held,
  hint,
}: Omit<ActionBarProps, 'robot' | 'player'> & {
  readonly lowest: ReturnType<typeof lowestLegalCard>
  readonly closed: boolean
  readonly live: boolean
  readonly calling: boolean
  /** A robot is on turn, and was stopped. */
  readonly held: boolean
  /** Where the reader plays among robots and has a choice. */
  readonly hint: Hinting | undefined
}): Primary | undefined {
  const { chosenCall, chosenCard, hint: hinted } = moment ?? {}
  if (chosenCall !== undefined)
    return {
      label: t`Make the call`,
      short: tAs('verb')`Call`,
      act: () => requestCall(chosenCall, 'offer'),
    }
  if (chosenCard !== undefined)
    return {
      label: t`Play it`,
      short: tAs('verb')`Play`,
      act: () => requestCard(chosenCard, 'offer'),
    }
  if (hinted !== undefined)
    return {
      label: t`Play it`,
      short: tAs('verb')`Play`,
      act: () => requestCard(hinted.card, 'offer'),
    }
  if (bidOnly || (p.phase === 'finished' && !ahead))
    return { label: t`Next board`, short: t`Next board`, act: requestNextBoard }
  // The next of the record comes first: one key, one button that says so.
  if (ahead) return { label: t`Next of the record`, short: t`Next`, act: () => actions.stepBy(1) }
  if (passOn !== undefined)
    return {
      label: t`Show ${seatName(passOn)}’s cards`,
      ...{ short: tAs('verb')`Show`, act: () => showHand(passOn), byPress: true },
    }
  if (held) return { label: t`Go on`, short: t`Go on`, act: () => auto.setStopped(false) }
  const stop = {
    ...{ label: t`Stop`, short: t`Stop`, act: () => auto.setStopped(true) },
    byPress: true,
  } as const
  if (live && calling) return stop
  if (live && closed && lowest !== undefined)
    return { label: t`Play the lowest`, short: t`Lowest`, act: () => requestCard(lowest, 'offer') }
  const [only, another] = live && p.turn !== undefined && !hands[p.turn]?.unknown ? legalCards : []
  if (only !== undefined && another === undefined)
    return {
      label: t`Play the only card`,
      short: tAs('verb')`Play`,
      act: () => requestCard(only, 'offer'),
    }
  if (hint !== undefined) return { label: t`Hint`, short: t`Hint`, act: hint.ask, aside: true }
  if (ask !== undefined)
    return moment?.thought === undefined
      ? { label: t`Hint`, short: t`Hint`, act: ask, byPress: true, aside: true }
      : { label: t`Tell the call`, short: t`Tell`, act: ask, byPress: true, aside: true }
  if (offer === undefined || offer.by === 'silent') return undefined
  return calling
    ? stop
    : {
        label: t`Make this call`,
        short: tAs('verb')`Call`,
        act: () => requestCall(offer.call, 'offer'),
      }
}
