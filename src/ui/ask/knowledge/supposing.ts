/** What is supposed at the table, for *What if*: of one position as one seat sees it, and never saved. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { cardName } from '#core/card.ts'
import { numberWord } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { actions, observer, positionKey, store } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import type { Question } from './moment.ts'
import { useQuestion } from './use-question.ts'

export type Supposition = NonNullable<Question['supposed']>[number]

interface Supposing {
  /** In any other position nothing is supposed. */
  readonly at: string
  readonly all: readonly Supposition[]
}
const NOTHING: readonly Supposition[] = []
const supposing = createStore<Supposing>(() => ({ at: '', all: NOTHING }))

const placeNow = (): string => {
  const state = store.getState()
  return `${observer(state)} ${positionKey(state)}`
}
const supposedNow = (): readonly Supposition[] => {
  const { at, all } = supposing.getState()
  return at === placeNow() ? all : NOTHING
}

export function useSupposed(): readonly Supposition[] {
  const place = useKibitzer((s) => `${observer(s)} ${positionKey(s)}`)
  return useStore(supposing, ({ at, all }) => (at === place ? all : NOTHING))
}

export const sameSupposition = (a: Supposition, b: Supposition): boolean =>
  a.kind === 'card'
    ? b.kind === 'card' && a.card === b.card && a.seat === b.seat
    : b.kind === 'length' && a.suit === b.suit && a.seat === b.seat && a.min === b.min

/** What the other cannot stand beside: the same card, or another length of the suit in the hand. */
const isAbout = (a: Supposition, b: Supposition): boolean =>
  a.kind === 'card'
    ? b.kind === 'card' && a.card === b.card
    : b.kind === 'length' && a.suit === b.suit && a.seat === b.seat

/** `West has the ace of clubs`, `East has two hearts`. */
export const suppositionWords = (one: Supposition): string => {
  const seat = seatName(one.seat)
  if (one.kind === 'card') return t`${seat} has the ${cardName(one.card)}`
  if (one.min === 0) return t`${seat} has no ${strainName(one.suit)}`
  return one.min === 1
    ? t`${seat} has one ${suitSingular(one.suit)}`
    : t`${seat} has ${numberWord(one.min)} ${strainName(one.suit)}`
}
export const supposedWords = (all: readonly Supposition[]): string =>
  all.map(suppositionWords).join(t` and `)

/** Supposes these besides, in place of what is supposed about the same. */
export function suppose(...more: readonly Supposition[]): void {
  const kept = supposedNow().filter((one) => !more.some((other) => isAbout(one, other)))
  const all = [...kept, ...more]
  supposing.setState({ at: placeNow(), all })
  actions.announce(t`Supposing that ${supposedWords(all)}.`)
}
/** @returns whether anything was supposed. */
export function stopSupposing(only?: Supposition): boolean {
  const now = supposedNow()
  if (now.length === 0) return false
  const all = only === undefined ? NOTHING : now.filter((one) => !sameSupposition(one, only))
  supposing.setState({ at: placeNow(), all })
  actions.announce(
    all.length === 0 ? t`Nothing is supposed any more.` : t`Supposing that ${supposedWords(all)}.`,
  )
  return true
}

/** The other hand has the card, where two are closed. */
export const turned = (one: Supposition, seats: readonly Seat[]): Supposition | undefined => {
  const other = seats.find((seat) => seat !== one.seat)
  return one.kind === 'card' && seats.length === 2 && other !== undefined
    ? { ...one, seat: other }
    : undefined
}

/** The question at the cursor with what is supposed there. */
export function useSupposedQuestion(): ReturnType<typeof useQuestion> {
  const { question, key } = useQuestion()
  const supposed = useSupposed()
  return useMemo(
    () =>
      question === undefined || supposed.length === 0
        ? { question, key }
        : { question: { ...question, supposed }, key: `${key}|${JSON.stringify(supposed)}` },
    [question, key, supposed],
  )
}
export const isSupposed = (question: Question | undefined): boolean =>
  (question?.supposed?.length ?? 0) > 0
