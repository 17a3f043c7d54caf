/**
 * The watch list and the review. During the auction, what is known in part becomes cues: cards that
 * would settle something if dummy had them. When dummy comes down the cues are looked up, every
 * assumption about dummy is held against the cards, and what no longer holds is named and given up.
 */
import { type Card, cardOf } from '#core/card.ts'
import { cards, type Hand } from '#core/hand.ts'
import { ACE } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import {
  atStage,
  type FactBase,
  holderOf,
  logged,
  type NewFact,
  standing,
  tell,
  together,
} from './base.ts'
import { countOut, leftOver, rankPlaces } from './counting.ts'
import { handFacts } from './hand-facts.ts'
import type { Statement } from './statement.ts'
import type { Cue } from './watch-data.ts'

type CueDraft = Pick<Cue, 'card' | 'facts' | 'tells'>

/** What would follow if some other hand had this card: cards of the rank placed by count. */
function fromCounts(base: FactBase): readonly CueDraft[] {
  const known = standing(base, 'known')
  return known.flatMap((fact) => {
    const { says, about } = fact
    if (says.kind !== 'count' || about === base.observer) return []
    const { held, open, because } = rankPlaces(known, about, says.rank)
    const now = together(base, 'known', about, `count ${says.rank}`)
    const of = now?.kind === 'count' ? now.of : says.of
    // With the card elsewhere all the others must be his, and at least one of them is open.
    const left = open.length - 1
    if (left < 1 || Math.min(...of) !== held.length + left) return []
    return open.flatMap((card) =>
      open
        .filter((other) => other !== card)
        .map((other) => ({
          card,
          facts: [fact.id, ...because],
          tells: { about, says: { kind: 'card', card: other, held: true } as const },
        })),
    )
  })
}
/** A control shown is a void if the ace is in dummy. */
function fromControls(base: FactBase): readonly CueDraft[] {
  return standing(base, 'known').flatMap((fact) => {
    const { says, about } = fact
    if (says.kind !== 'control' || !says.held || about === base.observer) return []
    const card = cardOf(says.suit, ACE)
    if (holderOf(base, card) !== undefined) return []
    return [
      {
        card,
        facts: [fact.id],
        tells: { about, says: { kind: 'length', suit: says.suit, min: 0, max: 0 } as const },
      },
    ]
  })
}

const sameStatement = (a: Statement, b: Statement): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
const sameCue = (a: CueDraft, b: CueDraft): boolean =>
  a.card === b.card && a.tells.about === b.tells.about && sameStatement(a.tells.says, b.tells.says)

const withCue = (base: FactBase, id: number, status: Cue['status']): FactBase => ({
  ...base,
  cues: base.cues.map((cue) => (cue.id === id ? { ...cue, status } : cue)),
})

/** Brings the watch list up to date: new cues listed, settled ones dropped. */
export function listCues(base: FactBase): FactBase {
  const drafts = [...fromCounts(base), ...fromControls(base)]
  let next = base
  for (const cue of base.cues)
    if (cue.status === 'waiting' && !drafts.some((draft) => sameCue(draft, cue)))
      next = logged(withCue(next, cue.id, 'dropped'), {
        kind: 'cue',
        doing: 'dropped',
        cue: cue.id,
      })
  for (const draft of drafts) {
    if (next.cues.some((cue) => cue.status !== 'dropped' && sameCue(cue, draft))) continue
    const id = next.cues.length
    next = { ...next, cues: [...next.cues, { ...draft, id, status: 'waiting' }] }
    next = logged(next, { kind: 'cue', doing: 'listed', cue: id })
  }
  return next
}

/** The card led is known to have been in the leader's hand. */
export function reviewLead(base: FactBase, leader: Seat, card: Card): FactBase {
  const next = tell(atStage(base, { kind: 'lead' }), [
    {
      base: 'known',
      about: leader,
      says: { kind: 'card', card, held: true },
      because: { kind: 'lead', card },
    },
  ])
  return countOut(next)
}

/** Dummy's cards, its lengths and points, and the aces and kings that it has not. */
const dummyFacts = (seat: Seat, hand: Hand): readonly NewFact[] =>
  handFacts(hand).map((says) => ({ base: 'known', about: seat, says, because: { kind: 'dummy' } }))

/**
 * The review once dummy is faced. The cues it answers are marked first, then dummy's cards are
 * entered (which settles assumptions about dummy), then what is left for the two hidden hands is
 * counted.
 */
export function reviewDummy(base: FactBase, seat: Seat, hand: Hand, own: Hand): FactBase {
  let next = atStage(base, { kind: 'dummy' })
  const held = cards(hand)
  // What dummy holds is about to be seen: nothing need be concluded of it.
  const ofDummy = next.cues.filter((cue) => cue.status === 'waiting' && cue.tells.about === seat)
  for (const cue of ofDummy)
    next = logged(withCue(next, cue.id, 'dropped'), { kind: 'cue', doing: 'dropped', cue: cue.id })
  const seen = next.cues.filter((cue) => cue.status === 'waiting' && held.includes(cue.card))
  for (const cue of seen)
    next = logged(withCue(next, cue.id, 'seen'), { kind: 'cue', doing: 'seen', cue: cue.id })
  next = countOut(tell(next, dummyFacts(seat, hand)))
  next = tell(
    next,
    leftOver(next, [
      { seat, hand },
      { seat: next.observer, hand: own },
    ]),
  )
  next = countOut(next)
  for (const cue of next.cues)
    if (cue.status === 'waiting')
      next = logged(withCue(next, cue.id, 'dropped'), {
        kind: 'cue',
        doing: 'dropped',
        cue: cue.id,
      })
  return next
}
