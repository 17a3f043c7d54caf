/** Endings with a name, each with what the robot does when nobody has bid or signalled. */
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { type Card, cardCode, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { type Play, tricksWon, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { positionAfter } from '#doubledummy/open-position.ts'
import { answerOf, solveCards } from '#doubledummy/solve.ts'
import { type CardingAgreement, EVERYDAY, NO_SIGNALS } from '#reasoning/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import { endingRecord } from '#testing/ending-record.ts'
import { good } from '#testing/good.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import type { CardChoice } from './choice.ts'
import type { Plan } from './plan.ts'
import type { CardQuestion } from './weigh-cards.ts'

const kernel = await loadWasmKernel()
/** The choice of card shows nothing, except for what honours show by themselves. */
const SILENT: CardingAgreement = {
  ...EVERYDAY,
  odds: 'own',
  signals: NO_SIGNALS,
  notMade: { cover: 100, partnersSuit: 100, sequence: 100, lowestOfEquals: 100 },
}
const AGREED: Agreements = { carding: [SILENT, SILENT], calls: [NO_CALLS, NO_CALLS], meanings: [] }
const NOTRUMP: Contract = { bid: bidOf(3, 4), doubled: 0, declarer: 2 }

const choice = (record: BoardRecord, plan?: Plan, more: Partial<CardQuestion> = {}): CardChoice =>
  robotCard(
    kernel,
    {
      ...{ view: chooserView(record), agreements: AGREED, scoring: 'matchpoints' },
      ...{ speed: 'normal', believes: 'cards', seed: [1, 2, 3, 4], ...more },
    },
    plan,
  )
const playedOn = (record: BoardRecord, cards: readonly Card[]): BoardRecord => ({
  ...record,
  cards: [...record.cards, ...cards],
})
const cards = (text: string) => text.split(' ').map((code) => parseCard(code)!)

/** A defender who sees all hands. */
function openCard(record: BoardRecord): Card {
  const at = good(
    positionAfter(record.board.deal, {
      contract: record.contract!,
      cards: record.cards,
    }),
  )
  const values = answerOf(solveCards(kernel, at))
  const best = Math.max(...values.map(({ tricks }) => tricks))
  return values.findLast(({ tricks }) => tricks === best)!.card
}
/** The rest played by declarer's robot against open cards: its cards, and the tricks it takes. */
function playedOut(start: BoardRecord): { readonly cards: string; readonly tricks: number } {
  let record = start
  let plan: Plan | undefined
  const own: string[] = []
  for (;;) {
    const play: Play = { contract: record.contract!, cards: record.cards }
    const seat = turn(play)
    if (seat === undefined) break
    if (sideOf(seat) === sideOf(play.contract.declarer)) {
      const chosen = choice(record, plan)
      plan = chosen.plan
      own.push(cardCode(chosen.card))
      record = playedOn(record, [chosen.card])
    } else record = playedOn(record, [openCard(record)])
  }
  const won = (cards: readonly Card[]): number =>
    tricksWon({ contract: start.contract!, cards }).declarer
  return { cards: own.join(' '), tricks: won(record.cards) - won(start.cards) }
}

interface Named {
  readonly name: string
  /** North, East, South, West. */
  readonly left: string
  readonly onLead: Seat
  /** Played already. */
  readonly so: string
  /** What the robot plays now, and why; the tricks it takes of those left. */
  readonly plays: readonly string[]
  readonly tricks: number
}
const NAMED: readonly Named[] = [
  {
    name: 'restricted choice: an honour has fallen, so the other is finessed',
    left: 'AKT98..2. Q.KJ.KQ.5 7654.3.A. J32.Q5.J.',
    onLead: 0,
    so: 'SA SQ S4 S2 D2 DK DA DJ S5 S3',
    plays: ['ST', 'S9', 'S8'],
    tricks: 6,
  },
  {
    name: 'a safety play: the queen is kept while either defender may hold all four',
    left: 'AKT32... J654.6.. Q987..2. ..KQJT.5',
    onLead: 2,
    so: '',
    plays: ['S7', 'S8', 'S9'],
    tricks: 5,
  },
  {
    name: 'a squeeze: the last winner is led, and one defender has to keep two suits',
    left: 'AJ.3.. .65.2. 2.Q..A KQ.K..',
    onLead: 2,
    so: '',
    plays: ['CA'],
    tricks: 3,
  },
  {
    name: 'an endplay: the lost card goes first, and a defender leads into the tenace',
    left: '542.4.. T9..6.6 AQ.A3.. KJ.KT..',
    onLead: 2,
    so: 'HA HT H4 D6',
    plays: ['H3'],
    tricks: 3,
  },
]

describe('named positions', () => {
  it.each(NAMED)('$name', ({ left, onLead, so, plays, tricks }) => {
    const start = endingRecord(left, NOTRUMP, onLead)
    const now = playedOn(start, so === '' ? [] : cards(so))
    const { card, why } = choice(now)
    expect(plays).toContain(cardCode(card))
    expect(['best', 'level', 'ending']).toContain(why.kind)
    const before = tricksWon({ contract: NOTRUMP, cards: now.cards }).declarer
    const won = before - tricksWon({ contract: NOTRUMP, cards: start.cards }).declarer
    expect(won + playedOut(now).tricks).toBe(tricks)
  })
})

describe('a plan', () => {
  // The ace has gone round and dummy's entry is used: South leads, and North will finesse or not.
  const start = endingRecord('AKJT2..2. Q4.KJ.K.5 9876.3.A. 53.Q5.QJ.', NOTRUMP, 0)
  const lead = playedOn(start, cards('SA S4 S6 S3 D2 DK DA DJ'))
  const second = playedOn(lead, cards('S7 S5'))
  /** Too few layouts to tell the finesse from the drop. */
  const drawn = {
    draws: [20, 20, 20, 20],
    every: 0,
    tries: 2000,
    positions: 1e6,
    ahead: 2,
  } as const
  const planOf = (card: string): Plan => ({
    from: lead.cards.length,
    cards: [
      { seat: 2, card: parseCard('S7')!, own: true },
      { seat: 3, card: parseCard('S3')!, own: false },
      { seat: 0, card: parseCard(card)!, own: true },
    ],
  })
  it('to finesse is kept where the drop looks better within the error', () => {
    const alone = choice(second, undefined, { speed: drawn })
    expect(cardCode(alone.card)).toBe('SK')
    const kept = choice(second, planOf('SJ'), { speed: drawn })
    expect(cardCode(kept.card)).toBe('SJ')
    expect(kept.why).toMatchObject({ kind: 'planned', best: parseCard('SK') })
    expect(kept.plan).toEqual(planOf('SJ'))
  })
  it('is not kept where an honour has fallen that was chosen among equals', () => {
    // The queen came down: the finesse is two to one on, and few layouts would let the drop stand.
    const fallen = endingRecord('AKT98..2. Q.KJ.KQ.5 7654.3.A. J32.Q5.J.', NOTRUMP, 0)
    const next = playedOn(fallen, cards('SA SQ S4 S2 D2 DK DA DJ S5 S3'))
    const steps = [
      { seat: 2, card: parseCard('S5')!, own: true },
      { seat: 3, card: parseCard('S3')!, own: false },
      { seat: 0, card: parseCard('SK')!, own: true },
    ] as const
    const dropped: Plan = { from: next.cards.length - 2, cards: steps }
    const { why } = choice(next, dropped, { speed: drawn })
    expect(why.kind).not.toBe('planned')
  })
  it('is given up where the evidence is beyond the error', () => {
    // Every layout written down leaves no error: the drop works in four layouts of seven.
    const { card, why } = choice(second, planOf('SJ'))
    expect([cardCode(card), why.kind]).toEqual(['SK', 'ending'])
  })
  it('comes with the card, and holds for the next one', () => {
    let kept = 0
    for (let seed = 1; seed <= 6; seed++) {
      const more = { speed: drawn, seed: [seed, 0, 0, 1] } as const
      const { card, plan } = choice(lead, undefined, more)
      const [, , step] = plan?.cards ?? []
      if (step === undefined || (cardCode(card) !== 'S6' && cardCode(card) !== 'S7')) continue
      const next = choice(playedOn(lead, [card, parseCard('S5')!]), plan, more)
      if (next.why.kind !== 'planned') continue
      expect(next.card).toBe(step.card)
      kept += 1
    }
    expect(kept).toBeGreaterThan(2)
  })
})
