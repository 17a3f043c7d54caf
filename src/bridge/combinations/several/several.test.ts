import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { upTo } from '#testing/long.ts'
import { lies, type Question, solved, taskFrom } from '#testing/several-suits.ts'
import { type Entries, taskOf, UNLIMITED } from '../question.ts'
import { NO_LIMITS, solveSuit } from '../solve.ts'
import type { Visible } from '../suit.ts'
import { layoutWeights } from '../weights.ts'
import { type SeveralTask, severalTask } from './task.ts'
import { planTree } from './tree.ts'
import { planLines } from './words.ts'

/**
 * The value of the model by plain enumeration: every layout of the real cards, every card, nothing
 * remembered, no bound, no equal cards left out. What declarer sees of a hidden card is its class.
 */
function plainly(task: SeveralTask): number {
  const all = lies(task)
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const classOf = (suit: number, rank: number) =>
    task.suits[suit]!.combination.classes.findIndex((cls) => (cls >> rank) & 1)
  interface At {
    readonly ours: readonly (readonly [number, number])[]
    /** By layout: what is left to West and East; the layouts that are possible. */
    readonly left: ReadonlyMap<number, readonly (readonly [number, number])[]>
    readonly won: number
    readonly lost: number
    readonly free: Visible | 'either'
    readonly entries: readonly [number, number]
  }
  const bits = (mask: number) => [...Array(13).keys()].filter((r) => (mask >> r) & 1)
  /** Keeps the sets none of which is part of another. */
  const pruned = (sets: readonly bigint[]): bigint[] => {
    const unique = [...new Set(sets)]
    return unique.filter((a) => !unique.some((b) => b !== a && (a & ~b) === 0n))
  }
  const possible = (at: At) => [...at.left.keys()].reduce((set, i) => set | (1n << BigInt(i)), 0n)
  const counted = task.entries.north !== 'unlimited' || task.entries.south !== 'unlimited'

  /** A defender's turn: for each class he can show, the layouts where he can; all must be met. */
  const defended = (
    at: At,
    suit: number,
    who: 0 | 1,
    go: (cls: number | 'out', next: At) => readonly bigint[],
  ): bigint[] => {
    const shows = new Map<number | 'out', Map<number, readonly (readonly [number, number])[]>>()
    for (const [i, hands] of at.left) {
      const own = bits(hands[suit]![who])
      const byClass = new Map<number | 'out', number | undefined>()
      for (const rank of own) byClass.set(classOf(suit, rank), rank)
      if (own.length === 0) byClass.set('out', undefined)
      for (const [cls, rank] of byClass) {
        const after = hands.map((pair, s) => {
          if (s !== suit || rank === undefined) return pair
          const less = pair.slice() as [number, number]
          less[who] &= ~(1 << rank)
          return less
        })
        shows.set(cls, (shows.get(cls) ?? new Map()).set(i, after))
      }
    }
    let met: bigint[] = [possible(at)]
    for (const [cls, left] of shows) {
      const where = [...left.keys()].reduce((set, i) => set | (1n << BigInt(i)), 0n)
      const plans = go(cls, { ...at, left })
      met = pruned(met.flatMap((a) => plans.map((b) => a & (b | ~where))))
    }
    return met
  }
  const plans = (at: At): bigint[] => {
    if (at.won >= task.need) return [possible(at)]
    if (at.lost > task.losers) return [0n]
    const found: bigint[] = [0n]
    for (const [suit, hands] of at.ours.entries())
      for (const h of [0, 1] as const) {
        const name = h === 0 ? 'north' : 'south'
        const isFree = !counted || at.free === 'either' || at.free === name
        if (!isFree && at.entries[h] <= 0) continue
        const entries = at.entries.slice() as [number, number]
        if (!isFree) entries[h] -= 1
        for (const led of bits(hands[h])) found.push(...trick(at, suit, h, led, entries))
      }
    return pruned(found)
  }
  const trick = (
    at: At,
    suit: number,
    hand: 0 | 1,
    led: number,
    entries: readonly [number, number],
  ): bigint[] => {
    // East after North, West after South.
    const [early, late]: readonly [0 | 1, 0 | 1] = hand === 0 ? [1, 0] : [0, 1]
    return defended(at, suit, early, (second, seen) => {
      const partner = bits(at.ours[suit]![1 - hand]!)
      const thirds: readonly (number | undefined)[] = partner.length > 0 ? partner : [undefined]
      return pruned(
        thirds.flatMap((third) =>
          defended(seen, suit, late, (fourth, end) => {
            const ours = at.ours.map((pair, s) => {
              if (s !== suit) return pair
              const less = pair.slice() as [number, number]
              less[hand] &= ~(1 << led)
              if (third !== undefined) less[1 - hand] = less[1 - hand]! & ~(1 << third)
              return less
            })
            const top = (cls: number | 'out') =>
              cls === 'out'
                ? -1
                : Math.max(...bits(task.suits[suit]?.combination.classes[cls] as number))
            const best = Math.max(led, third ?? -1)
            const theirs = Math.max(top(second), top(fourth))
            if (best > theirs) {
              const free = (third ?? -1) > led ? 1 - hand : hand
              return plans({
                ...{ ...end, ours, entries, won: at.won + 1 },
                free: free === 0 ? 'north' : 'south',
              })
            }
            const dangers = [early, late].filter(
              (_, i) => top(i === 0 ? second : fourth) === theirs,
            )
            const avoid = task.avoid === undefined ? undefined : task.avoid === 'west' ? 0 : 1
            if (dangers.some((who) => who === avoid)) return [0n]
            const back = { ...end, ours, entries, lost: at.lost + 1 }
            const [n, s] = (['north', 'south'] as const).map((free) => plans({ ...back, free }))
            return pruned((n ?? []).flatMap((a) => (s ?? []).map((b) => a & b)))
          }),
        ),
      )
    })
  }
  const number = (count: number | 'unlimited') => (count === 'unlimited' ? Infinity : count)
  const sets = plans({
    ours: task.suits.map(({ combination: c }) => [c.north, c.south] as const),
    left: new Map(all.map(({ hands }, i) => [i, hands])),
    ...{ won: 0, lost: 0, free: task.entries.start },
    entries: [number(task.entries.north), number(task.entries.south)],
  })
  const chance = (set: bigint) =>
    all.reduce((sum, { weight }, i) => sum + (((set >> BigInt(i)) & 1n) === 1n ? weight : 0), 0)
  return Math.max(...sets.map(chance)) / total
}

/** Small endings drawn by lot: two suits of at most four cards of ours and three or four hidden ones. */
function smallTask(random: (n: number) => number): SeveralTask | undefined {
  const suits = ([3, 1] as const).map((suit) => {
    const ranks = [12, 11, 10, 9, 8, 7, 6].slice(0, 5 + random(3))
    const hands = [0, 0, 0]
    for (const rank of ranks) {
      const hand = random(4)
      const to = hand < 2 && holding.length(hands[hand] as Holding) < 3 ? hand : 2
      hands[to] = hands[to]! | (1 << rank)
    }
    return {
      suit,
      ...{ north: hands[0] as Holding, south: hands[1] as Holding, hidden: hands[2] as Holding },
    }
  })
  const hidden = suits.reduce((n, s) => n + holding.length(s.hidden), 0)
  const spare = random(3)
  const west = Math.floor((hidden + spare) / 2)
  const entries: Entries =
    random(3) > 0
      ? UNLIMITED
      : {
          start: (['north', 'south'] as const)[random(2)]!,
          north: random(2),
          south: random(2),
        }
  const avoid = ([undefined, undefined, 'west', 'east'] as const)[random(4)]
  const task = severalTask(suits, {
    vacant: { west, east: hidden + spare - west },
    need: 1 + random(3),
    ...{ losers: random(2), avoid, entries },
  })
  return task.ok && hidden <= 7 ? task.value : undefined
}

describe('several suits', () => {
  it('are worth what plain enumeration of every lie and every card says', () => {
    const random = benchRandom(7)
    let [compared, between] = [0, 0]
    const most = upTo(10, 30)
    while (between < most && compared < 1500) {
      const task = smallTask(random)
      if (task === undefined) continue
      const answer = solved(task)
      const value = plainly(task)
      compared += 1
      if (value > 1e-9 && value < 1 - 1e-9) between += 1
      expect(answer.exact).toBe(true)
      expect(answer.chance).toBeCloseTo(value, 10)
      expect(answer.ceiling).toBeGreaterThanOrEqual(value - 1e-10)
    }
    // The comparison means little where the answer is 0 or 1.
    expect(between).toBe(most)
  })
  it('are for one suit what the one-suit solver says, at every target', () => {
    for (const [north, south] of [
      ['AJT', '432'],
      ['AQT', '32'],
      ['KJ5', 'A32'],
    ] as const) {
      const rest = holding.format(holding.complement(holding.union(held(north), held(south))))
      const vacant = { west: 9, east: 12 }
      for (let need = 1; need <= 3; need++) {
        const task = taskFrom([[2, north, south, rest]], { vacant, need, losers: 13 })
        const suit = task.suits[0]?.combination
        if (suit === undefined) throw new Error('one suit')
        const weights = good(layoutWeights(suit, { kind: 'vacant', ...vacant }))
        const one = finish(solveSuit(taskOf(suit), weights, NO_LIMITS)).atLeast[need - 1]
        const answer = solved(task)
        expect(answer.chance).toBeCloseTo(one!.value, 10)
        expect(answer.ceiling).toBeCloseTo(one!.ceiling, 10)
      }
    }
  })
  it('combine the chances in the best order: the drop in one suit, then the finesse in the other', () => {
    // Hearts break 3-3 or, failing that, the king of diamonds is with West; no trick may be lost.
    const task = taskFrom(
      [
        [2, 'AKQ2', '543', 'JT9876'],
        [1, 'AQ', '32', 'KJT9'],
      ],
      { vacant: { west: 13, east: 13 }, need: 5, losers: 0 },
    )
    const answer = solved(task)
    let chance = 0
    let total = 0
    for (const { hands, weight } of lies(task)) {
      const [[hearts = 0] = [], [diamonds = 0] = []] = hands
      const even = holding.length(hearts as Holding) === 3
      total += weight
      if (even || (diamonds >> 11) & 1) chance += weight
    }
    expect(answer.chance).toBeCloseTo(chance / total, 10)
    const lines = planLines(answer.search, planTree(answer)).map(({ text }) => text)
    expect(lines.findIndex((l) => l.startsWith('Hearts'))).toBe(0)
    expect(lines.some((l) => /^Diamonds: .*queen/.test(l))).toBe(true)
    // Starting with the finesse gives the hearts up: worse.
    const finesse = answer.leads.find(({ lead }) => lead.suit === 1 && lead.hand === 'south')
    const best = answer.leads[0]
    expect(best?.chance).toBeCloseTo(answer.chance, 12)
    expect(finesse?.chance).toBeLessThan(answer.chance - 0.05)
  })
  it('are worth what books give the drop and the finesse, where the suit is bound to one of them', () => {
    const task = taskFrom([[2, 'AKJT5', '432', 'Q9876']], {
      ...{ vacant: { west: 13, east: 13 }, need: 5, losers: 0 },
    })
    const bound = (treat: 'top' | 'finesse') => solved({ ...task, treat: [treat] }).chance
    // The queen alone, or with one other: 5.65 % and 27.13 %.
    expect(bound('top')).toBeCloseTo(0.3278, 4)
    // With West, or alone with East under the ace that is cashed first.
    expect(bound('finesse')).toBeCloseTo(solved(task).chance, 9)
    expect(bound('finesse')).toBeGreaterThan(0.5)
  })
  it('change with a hand that must not get in, and with entries', () => {
    const suits = [
      [2, 'AJT', '432', 'KQ98'],
      [1, 'A2', 'K3', 'QJT'],
    ] as const
    const question = { vacant: { west: 7, east: 7 }, need: 4, losers: 1 }
    const free = solved(taskFrom(suits, question)).chance
    const kept = solved(taskFrom(suits, { ...question, avoid: 'east' })).chance
    const stuck = solved(
      taskFrom(suits, { ...question, entries: { start: 'north', north: 0, south: 0 } }),
    ).chance
    expect(kept).toBeLessThan(free)
    expect(stuck).toBeLessThanOrEqual(free)
  })
  it('refuse what makes no question', () => {
    const code = (over: Partial<Question>, hidden = 'KQ98') => {
      const task = severalTask(
        [{ suit: 2, north: held('AJT'), south: held('432'), hidden: held(hidden) }],
        { vacant: { west: 7, east: 7 }, need: 2, losers: 1, ...over },
      )
      return task.ok ? undefined : task.error.code
    }
    expect(code({})).toBeUndefined()
    expect(code({ need: 0 })).toBe('several/need')
    expect(code({ losers: -1 })).toBe('several/losers')
    expect(code({ vacant: { west: 1, east: 2 } })).toBe('several/places')
    expect(code({ vacant: { west: -1, east: 9 } })).toBe('several/places')
    expect(code({ entries: { start: 'either', north: -1, south: 0 } })).toBe('entries/count')
    expect(code({}, 'KJ98')).toBe('suit/overlap')
    expect(severalTask([], { vacant: { west: 7, east: 7 }, need: 2, losers: 1 })).toMatchObject({
      error: { code: 'several/suits' },
    })
  })
})
