import { describe, expect, it } from 'vitest'
import type { CardChoice, WhyCard } from '#cardplay/choice.ts'
import type { ClaimAnswer } from '#cardplay/claim.ts'
import type { Reason, ReviewedCard } from '#cardplay/review.ts'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import type { Deal } from '#core/deal.ts'
import { EMPTY_HAND, ofCards } from '#core/hand.ts'
import type { SeatView } from '#core/seat-view.ts'
import { claimWords, reasonSentences, reviewWords, whyCardWords } from './why-card.ts'

const card = (text: string) => parseCard(text)!
const SURE = { mean: 0.44, least: 0.1, most: 0.8, in: 'score' } as const
const UNSURE = { mean: 0.04, least: -0.1, most: 0.2, in: 'tricks' } as const
const choice = (why: WhyCard, more: Partial<CardChoice> = {}): CardChoice => ({
  ...{ card: card('HK'), seat: 0, why, candidates: [], scoring: 'imps', speed: 'normal' },
  ...{ seed: [1, 2, 3, 4], grounds: { layouts: 60, drawn: 60, basis: 'agreed', positions: 9 } },
  ...more,
})
const all = { layouts: 15, drawn: undefined, basis: 'agreed', positions: 9 } as const

describe('why a card', () => {
  it.each<readonly [string, CardChoice]>([
    ['♥K: the only card that may be played.', choice({ kind: 'only' })],
    [
      '♥K: every card that may be played is worth the same. The lowest of equals.',
      choice({ kind: 'touching', by: { kind: 'lowest' } }),
    ],
    [
      '♣3: every card is worth the same over 60 layouts. Follow low: a higher card may still be needed.',
      choice(
        { kind: 'level', with: [], by: { kind: 'lowest', sparing: 'follow' } },
        { card: card('C3') },
      ),
    ],
    [
      '♥K: 0.4 IMPs better than ♥2 over 60 layouts. Surely best: 97\u00a0%.',
      choice({ kind: 'best', over: card('H2'), gap: SURE, sure: 0.97, by: { kind: 'single' } }),
    ],
    [
      '♥K: 0.04 tricks ahead of ♥2 over all 15 layouts, which may be chance. High: an even number of hearts.',
      choice(
        {
          ...{ kind: 'best', over: card('H2'), gap: UNSURE, sure: 1 },
          by: { kind: 'signal', sign: 'count', high: true, yes: true, suit: 2 },
        },
        { grounds: all },
      ),
    ],
    [
      '♥K: as good as ♥2, ♠3 and ♣10 over 60 layouts. Of equals, the lead that “Everyday” asks for.',
      choice({
        ...{ kind: 'level', with: [card('H2'), card('S3'), card('CT')] },
        by: { kind: 'lead', agreement: 'Everyday' },
      }),
    ],
    [
      '♥K: as planned; no card was surely better over 60 layouts.',
      choice({ kind: 'planned', best: card('HA'), gap: UNSURE }),
    ],
    [
      '♥K: as planned, and still best over 60 layouts.',
      choice({ kind: 'planned', best: undefined, gap: UNSURE }),
    ],
    [
      '♥K: the suit people lead from such a hand (43 in 100 do). No lead was surely better over 60 layouts.',
      choice({ kind: 'proposed', often: 431, best: card('S2'), gap: UNSURE }),
    ],
    [
      '♥K: too many ways to work out in the time allowed. Low: does not like hearts.',
      choice({
        kind: 'unsolved',
        by: { kind: 'signal', sign: 'attitude', high: false, yes: false, suit: 2 },
      }),
    ],
    [
      '♥K: too many ways to work out in the time allowed. It is the suit people lead from such a hand (43 in 100 do).',
      choice({ kind: 'unsolved', by: { kind: 'single' }, often: 431 }),
    ],
    [
      '♥K: every card is worth the same in the only layout left. No layout fits what was said, so only the cards played were gone by.',
      choice(
        { kind: 'level', with: [], by: { kind: 'single' } },
        { grounds: { ...all, layouts: 1, basis: 'law' } },
      ),
    ],
  ])('%s', (words, one) => {
    expect(whyCardWords(one)).toBe(words)
  })
})

describe('a card looked back on', () => {
  const gap = { mean: 0.5, least: 0.2, most: 0.8 }
  const reviewed = (more: Partial<ReviewedCard>): ReviewedCard => ({
    ...{ index: 6, seat: 0, card: card('SA'), verdict: 'fine', openCost: 0, candidates: [] },
    ...{ because: [], grounds: all, better: card('SQ'), knowable: { score: gap, tricks: gap } },
    ...more,
  })
  it.each<readonly [string, ReviewedCard]>([
    ['♠A: no choice.', reviewed({ verdict: 'forced' })],
    ['♠A: nothing better could have been known.', reviewed({})],
    [
      '♠A cost 1 trick, and that could not have been known.',
      reviewed({ verdict: 'unknowable', openCost: 1 }),
    ],
    [
      '♠A: ♠Q was 0.5 IMPs better over all 15 layouts, and stayed better when robots played on. As the cards lay it cost nothing.',
      reviewed({ verdict: 'mistake' }),
    ],
    [
      '♠A: ♠Q was 0.5 IMPs better over all 15 layouts, and stayed better when robots played on. It cost 2 tricks as the cards lay.',
      reviewed({ verdict: 'mistake', openCost: 2 }),
    ],
    ['♠A: too many ways to work out.', reviewed({ verdict: 'unsolved' })],
  ])('%s', (words, one) => {
    expect(reviewWords(one, 'imps')).toBe(words)
  })
})

describe('a claim', () => {
  const held = (...texts: string[]) => ofCards(texts.map(card))
  /** South claims, North is dummy; the heart ace has been played by East. */
  const LIE: Deal = [EMPTY_HAND, held('HA', 'H4', 'D7', 'D6'), EMPTY_HAND, held('ST', 'SK', 'C2')]
  const view: SeatView = {
    ...{ seat: 2, hand: EMPTY_HAND, dealer: 1, vulnerability: 'None', claim: undefined, calls: [] },
    ...{ contract: { bid: bidOf(3, 4), doubled: 0, declarer: 2 }, dummy: EMPTY_HAND },
    cards: [card('HA')],
  }
  const all = { claimed: 3, layouts: 15, all: true }
  it.each<readonly [string, ClaimAnswer]>([
    [
      'Right: 3 winners that nobody can beat.',
      { ...all, verdict: { kind: 'right', by: 'winners' } },
    ],
    [
      'Right: the three tricks can be taken in all 15 layouts.',
      { ...all, verdict: { kind: 'right', by: 'line' } },
    ],
    [
      'Right: the trick can be taken in 100 layouts drawn.',
      { ...{ claimed: 1, layouts: 100, all: false }, verdict: { kind: 'right', by: 'open' } },
    ],
    [
      'Wrong: only two of the three can be taken if the other hands lie badly. They may lie so: West ♠K10 ♣2 and East ♥4 ♦76. The play may go ♠J ♠K.',
      {
        ...all,
        verdict: { kind: 'wrong', tricks: 2, play: [card('SJ'), card('SK')], deal: LIE },
      },
    ],
    [
      'Not certain: the three tricks can be taken in every layout, but only by guessing which.',
      { ...all, verdict: { kind: 'guess' } },
    ],
    [
      'Not proved: all 15 layouts speak for it, and the whole proof is too long.',
      { ...all, verdict: { kind: 'unproved' } },
    ],
    [
      'Nothing was claimed of the rest.',
      { ...all, claimed: 0, verdict: { kind: 'right', by: 'line' } },
    ],
  ])('%s', (words, one) => {
    expect(claimWords(one, view)).toBe(words)
  })
})

describe('what a mistake hangs on', () => {
  const view: SeatView = {
    ...{ seat: 2, hand: EMPTY_HAND, dealer: 1, vulnerability: 'None', claim: undefined },
    ...{ contract: undefined, dummy: undefined },
    calls: [{ call: bidOf(1, 4) }],
    cards: [card('H5'), card('H2'), card('D9')],
  }
  const call: Reason = {
    ...{ id: 'call-0', seat: 1, because: { kind: 'call', index: 0, rule: '' } },
    ...{ reading: 0, best: card('SK') },
  }
  const played = (index: number, seat: 1 | 3): Reason => ({
    ...call,
    ...{ id: `card-${index}`, seat, because: { kind: 'card', index, sign: 'lead', rule: '' } },
  })
  const mistake = { card: card('SJ'), better: card('SK') }

  it.each<readonly [string, Reason]>([
    ['East’s one notrump told it: without that, ♠K would not have been surely better.', call],
    [
      'East’s one notrump told it: without that, ♠J would have been as good as any.',
      { ...call, best: card('SJ') },
    ],
    [
      'East’s one notrump told it: without that, ♣A would have looked best.',
      { ...call, best: card('CA') },
    ],
    [
      'West’s lead of ♥5 told it: without that, ♠K would not have been surely better.',
      played(0, 3),
    ],
    ['East’s ♦9 told it: without that, ♠K would not have been surely better.', played(2, 1)],
  ])('%s', (text, reason) => {
    const [one] = reasonSentences({ ...mistake, because: [reason] }, view)
    expect(one?.text).toBe(text)
    // What it names is in the sentence, and is the claim that the reading holds.
    expect(text.startsWith(one!.opens![0]!.words)).toBe(true)
    expect(one?.opens?.[0]?.of).toEqual({ kind: 'reading', id: reason.id, reading: 0 })
  })
  it('is the law, or nothing by itself', () => {
    expect(reasonSentences({ ...mistake, because: [], byLaw: true }, view)).toEqual([
      { text: 'The cards in sight were enough to know it, whatever was agreed.' },
    ])
    expect(reasonSentences({ ...mistake, because: [] }, view)).toEqual([])
  })
})
