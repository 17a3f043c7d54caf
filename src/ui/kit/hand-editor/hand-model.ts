/** The hand being edited, as data: its cards, what is typed, and the last whole hand. */
import { type Card, cardName } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import type { Problem } from '#core/result.ts'
import { t, tAs } from '#core/text.ts'

export interface HandEditing {
  /** As it stands: any number of cards up to thirteen. */
  readonly cards: Hand
  /** The last hand of thirteen: what the answers are about. */
  readonly whole: Hand
  /** What is typed, while it cannot be read or is not what the cards say. */
  readonly draft: string | undefined
  readonly problem: Problem | undefined
  /** What the last press did or could not do. */
  readonly said: string
}

const FULL = 13

export const startHand = (hand: Hand): HandEditing => ({
  cards: hand,
  whole: hand,
  draft: undefined,
  problem: undefined,
  said: '',
})

const withCards = (e: HandEditing, cards: Hand, said: string): HandEditing => {
  const missing = FULL - handOf.size(cards)
  return {
    cards,
    whole: missing === 0 ? cards : e.whole,
    draft: undefined,
    problem: undefined,
    said:
      missing === 0
        ? said
        : t`${said} ${missing === 1 ? tAs('in a sentence')`One card` : t`${missing} cards`} more to choose.`,
  }
}

/** Puts a whole hand in place of what was there. */
export const setHand = (e: HandEditing, hand: Hand, said: string): HandEditing =>
  withCards(e, hand, said)

/** Takes the card out, or puts it in when there is room. */
export function pressCard(e: HandEditing, card: Card): HandEditing {
  if (handOf.has(e.cards, card))
    return withCards(e, handOf.without(e.cards, card), t`The ${cardName(card)} is out.`)
  if (handOf.size(e.cards) === FULL)
    return {
      ...e,
      said: t`The hand has thirteen cards. Take one out before the ${cardName(card)} goes in.`,
    }
  return withCards(e, handOf.withCard(e.cards, card), t`The ${cardName(card)} is in.`)
}

/** Exchanges a held card for one that is not held; anything else changes nothing. */
export function swapCards(e: HandEditing, out: Card, into: Card): HandEditing {
  if (!handOf.has(e.cards, out) || handOf.has(e.cards, into)) return e
  return withCards(
    e,
    handOf.withCard(handOf.without(e.cards, out), into),
    t`The ${cardName(out)} is out, the ${cardName(into)} is in.`,
  )
}

/** Reads what is typed; while it cannot be read the cards stay as they are. */
export function typeHand(e: HandEditing, text: string): HandEditing {
  const read = handOf.parse(text)
  return read.ok
    ? { ...withCards(e, read.value, t`The hand is read.`), draft: text }
    : { ...e, draft: text, problem: read.error, said: '' }
}

/** What stands in the field. */
export const typedText = (e: HandEditing): string => e.draft ?? handOf.format(e.cards)

/** The problem of a typed hand in words, with its place. */
export const problemWords = (problem: Problem): string =>
  problem.column === undefined
    ? problem.message
    : t`At letter ${problem.column}: ${problem.message}`
