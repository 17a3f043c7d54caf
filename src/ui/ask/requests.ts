/**
 * What the reader asks for at the table, from any device: a call, a card. A refusal is said and shown
 * with its reason; a confirmation waits for the second press. The state here is about this moment
 * only and is never saved.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Call, callName } from '#core/call.ts'
import { type Card, cardName } from '#core/card.ts'
import type { Problem } from '#core/result.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  actions,
  type CalledBy,
  type ChosenBy,
  currentBoard,
  isSilent,
  type KibitzerState,
  keepThisTab,
  keptHere,
  passedTo,
  type phase,
  playsByItself,
  position,
  positionKey,
  store,
  whyCallIllegal,
  whyCardIllegal,
} from '#store/index.ts'

export interface RequestMoment {
  /** The position the moment belongs to; in any other it counts for nothing. */
  readonly at: string
  readonly refusal: string | undefined
  /** The first press of a call or card that must be confirmed. */
  readonly chosenCall: Call | undefined
  readonly chosenCard: Card | undefined
  /** What a robot would play in the reader's place, when it was asked. */
  readonly hint: { readonly card: Card; readonly says: string } | undefined
  /** What there is to think of before the call, when it was asked. */
  readonly thought: string | undefined
  /** True once the system's call was asked for too. */
  readonly told: boolean
}
interface TableMoment {
  readonly moment: RequestMoment
  /** The call in the bidding box that is looked at, for what it would show. */
  readonly meant: { readonly at: string; readonly call: Call } | undefined
  /** Half of a bid or card typed so far. */
  readonly typed: string
  /** Closed hands turned up on request, for one board. */
  readonly turnedUp: { readonly board: number; readonly seats: readonly Seat[] }
  /** The board on which a person at dummy’s place watches partner’s robot declare. */
  readonly watched: number
  /** What waits until the reader has said whether it may be done though another tab keeps the table. */
  readonly held: (() => void) | undefined
  /** The position at which the trick before the open one is shown again; in any other it is not. */
  readonly lastTrickAt: string
  /** The position the last card of this reader led to: only there a complete trick is gathered. */
  readonly playedAt: string
}

const NOTHING = {
  refusal: undefined,
  chosenCall: undefined,
  chosenCard: undefined,
  hint: undefined,
  thought: undefined,
  told: false,
}
const moments = createStore<TableMoment>(() => ({
  moment: { at: '', ...NOTHING },
  meant: undefined,
  typed: '',
  turnedUp: { board: 0, seats: [] },
  watched: 0,
  held: undefined,
  lastTrickAt: '',
  playedAt: '',
}))

export const useMoment = <T>(selector: (moment: TableMoment) => T): T => useStore(moments, selector)

const mark = (part: Partial<RequestMoment>): void =>
  moments.setState({ moment: { at: positionKey(store.getState()), ...NOTHING, ...part } })

/** Shows and speaks why something cannot be done. */
export function say(reason: string): void {
  mark({ refusal: reason })
  actions.announce(reason)
}
/** Shows and speaks what a robot would play. */
export function showHint(hint: { readonly card: Card; readonly says: string }): void {
  mark({ hint })
  actions.announce(hint.says)
}
/** Shows and speaks what there is to think of before the call. */
export function showThought(thought: string): void {
  mark({ thought })
  actions.announce(thought)
}
/** From here on the call of this turn and its reasons are told. */
export const tellCall = (): void => mark({ told: true })
const refuse = (problem: Problem): void => say(problem.message)

/** Says what the call would show, as long as it is looked at. */
export const lookAt = (call: Call | undefined): void =>
  moments.setState({
    meant: call === undefined ? undefined : { at: positionKey(store.getState()), call },
  })
export const setTyped = (typed: string): void => moments.setState({ typed })
export const showLastTrick = (shown: boolean): void =>
  moments.setState({ lastTrickAt: shown ? positionKey(store.getState()) : '' })

export function turnUp(seat: Seat): void {
  const board = currentBoard(store.getState()).id
  const { turnedUp } = moments.getState()
  const seats = turnedUp.board === board ? turnedUp.seats : []
  moments.setState({ turnedUp: { board, seats: [...seats, seat] } })
}

/** Partner’s robot declares by itself on this board, as nobody took its place. */
export const watchPartner = (): void =>
  moments.setState({ watched: currentBoard(store.getState()).id })

/** Who asks: the reader by hand or by what is offered, or a seat that calls and plays by itself. */
type By = 'press' | 'key' | 'drag' | 'offer' | 'itself'
/** A first press may be a slip. */
const mayBeSlip = (by: By): boolean => by === 'press' || by === 'key'

/** The reader plays on in a tab that does not keep the table. */
let unsaved = false
/** The position at which the reader left it: there nothing goes on by itself. */
let leftAt = ''
/** Holds what is to be done where nothing of it would be saved, until the reader was asked; once a visit. */
function isHeld(by: By, act: () => void): boolean {
  if (unsaved || !keptHere()?.keptElsewhere()) return false
  if (by !== 'itself' || leftAt !== positionKey(store.getState())) moments.setState({ held: act })
  return true
}
/** The answer: keep this tab’s table and do it, do it unsaved, or leave it. */
export async function answerHeld(answer: 'keep' | 'unsaved' | 'leave'): Promise<void> {
  const { held } = moments.getState()
  moments.setState({ held: undefined })
  if (answer === 'leave') {
    leftAt = positionKey(store.getState())
    return
  }
  if (answer === 'keep') await keepThisTab()
  else unsaved = true
  held?.()
}

/** True, and said, where another person is waited for: the device goes on first. */
function isPassedOn(state: KibitzerState, by: By): boolean {
  const to = by === 'itself' ? undefined : passedTo(state)
  if (to !== undefined) say(t`Pass the device on: ${seatName(to)} asks for the cards first.`)
  return to !== undefined
}

/**
 * Makes the call, asks for confirmation, or says why it cannot be made.
 * @param robot what a robot went its own way by.
 */
export function requestCall(call: Call, by: By, robot?: CalledBy): void {
  const state = store.getState()
  if (isPassedOn(state, by)) return
  const why = whyCallIllegal(state, call)
  if (why !== undefined) {
    refuse(why)
    return
  }
  if (isHeld(by, () => requestCall(call, by, robot))) return
  const { moment } = moments.getState()
  const chosen = moment.at === positionKey(state) && moment.chosenCall === call
  if (state.prefs.confirmCalls && mayBeSlip(by) && !chosen) {
    mark({ chosenCall: call, told: moment.at === positionKey(state) && moment.told })
    actions.announce(t`${callName(call)}: once more to make the call.`)
    return
  }
  const done = actions.makeCall(call, {}, robot)
  if (!done.ok) refuse(done.error)
}

/**
 * Plays the card, asks for confirmation, or says why it cannot be played.
 * @param robot what a robot chose it by.
 */
export function requestCard(card: Card, by: By, robot?: ChosenBy): void {
  const state = store.getState()
  if (isPassedOn(state, by)) return
  const why = whyCardIllegal(state, card)
  if (why !== undefined) {
    refuse(why)
    return
  }
  if (isHeld(by, () => requestCard(card, by, robot))) return
  const { moment } = moments.getState()
  const chosen = moment.at === positionKey(state) && moment.chosenCard === card
  if (state.prefs.confirmCards && mayBeSlip(by) && !chosen) {
    mark({ chosenCard: card })
    actions.announce(t`${cardName(card)}: once more to play it.`)
    return
  }
  const done = actions.playCard(card, robot)
  if (done.ok) moments.setState({ playedAt: positionKey(store.getState()) })
  else refuse(done.error)
}

/** True while a silent opponent has the turn: nobody asked for its pass, so nobody stops there. */
function atSilent(): boolean {
  const state = store.getState()
  const p = position(state)
  return p.phase === 'auction' && p.turn !== undefined && isSilent(state.players, p.turn)
}
/** True where a robot plays next although somebody sits at the table who could choose again. */
function atRobot(): boolean {
  const state = store.getState()
  return playsByItself(state) && state.players.seats.some(({ kind }) => kind === 'person')
}
/** Takes back what was done last; among robots that play, all since the reader's own last card. */
export function requestUndo(): void {
  const done = actions.undo()
  if (!done.ok) refuse(done.error)
  else if (atSilent()) actions.undo()
  else while (atRobot() && actions.undo().ok);
}
export function requestRedo(): void {
  const done = actions.redo()
  if (!done.ok) refuse(done.error)
  else if (atSilent()) actions.redo()
}
export function requestNextBoard(): void {
  const done = actions.nextBoard()
  if (!done.ok) refuse(done.error)
}
/** A new board comes on the table and takes the keyboard along. */
export function requestDeal(): void {
  const done = actions.dealNew()
  if (done.ok) document.getElementById('main')?.focus({ preventScroll: true })
  else refuse(done.error)
}
/** The board on the table from its start; hands that were turned up are closed again. */
export function requestAgain(): void {
  moments.setState({ turnedUp: { board: 0, seats: [] } })
  actions.playAgain()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Why a claim cannot be made now; `undefined` when it can. */
export function whyNoClaim(now: ReturnType<typeof phase>): string | undefined {
  if (now === 'auction') return t`There is nothing to claim before the play.`
  return now === 'finished' ? t`The board is finished.` : undefined
}
