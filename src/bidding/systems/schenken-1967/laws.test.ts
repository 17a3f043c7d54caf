/** The laws of the 1967 system: the rules, read either way, and the direct port are one procedure. */
import { describe, expect, it } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import type { Hand } from '#core/hand.ts'
import { ways } from '#rules/meaning.ts'
import { chooseAction, variants } from '#rules/rule.ts'
import { select, selectTraced } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { upTo } from '#testing/long.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { IMPOSSIBLE_BIDVALS, type OpenbidAction, SECTION_LABELS } from './bidval.ts'
import { openbid } from './openbid.ts'
import { READING_NAMES, READINGS } from './readings.ts'
import { openbidSystem } from './rules.ts'

const hands = (seed: number, fair: number, lopsided: number): Hand[] => {
  const next = randomWords(seed)
  return [
    ...Array.from({ length: fair }, () => randomHand(next)),
    ...Array.from({ length: lopsided }, () => lopsidedHand(next)),
  ]
}

describe('the rules against the direct port', () => {
  it('choose the same bid at the same section on every hand drawn', () => {
    const system = openbidSystem()
    const seen = new Set<string>()
    let different = 0
    for (const hand of hands(1967, upTo(40_000, 150_000), upTo(30_000, 100_000))) {
      const selection = select(system, everySituation, hand)
      const answer = openbid(hand)
      seen.add(answer.section)
      if (selection?.action.bidval !== answer.bidval || selection.label !== answer.section)
        different += 1
    }
    expect(different).toBe(0)
    // A sample that never visits a section says nothing of it.
    expect(SECTION_LABELS.filter((label) => !seen.has(label))).toEqual([])
  }, 120_000)

  it.each(READING_NAMES)('agree under the reading %s', (name) => {
    const system = openbidSystem(READINGS[name])
    const different = hands(77, 3_000, 7_000).filter((hand) => {
      const selection = select(system, everySituation, hand)
      const answer = openbid(hand, READINGS[name])
      return selection?.action.bidval !== answer.bidval || selection.label !== answer.section
    })
    expect(different).toEqual([])
  })

  it('never open a bid that the paper lists as impossible', () => {
    const seen = new Set(hands(5, 20_000, 60_000).map((hand) => openbid(hand).bidval))
    expect(IMPOSSIBLE_BIDVALS.filter((bidval) => seen.has(bidval))).toEqual([])
    expect(seen.size).toBeGreaterThan(25)
    // Codes of bids: the tens a level, the units a strain.
    const codes = [1, 2, 3, 4, 5].flatMap((level) => [1, 2, 3, 4, 5].map((n) => 10 * level + n))
    expect(codes).toEqual(expect.arrayContaining([...IMPOSSIBLE_BIDVALS]))
    expect(new Set(IMPOSSIBLE_BIDVALS).size).toBe(8)
  })
})

describe('the traced choice', () => {
  it('is the untraced one, and each verdict in it is the constraint’s own', () => {
    const system = openbidSystem()
    const wrong: string[] = []
    for (const hand of hands(11, 2_000, 4_000)) {
      const { selection, blocks } = selectTraced(system, everySituation, hand)
      const plain = select(system, everySituation, hand)
      if (selection?.rule !== plain?.rule || selection?.action !== plain?.action)
        wrong.push(`choice ${hand}`)
      for (const [i, block] of blocks.entries()) {
        const door = system.blocks[i]?.door
        if (!door || admits(door, hand) !== block.door.met) wrong.push(`door ${block.id} ${hand}`)
        for (const rule of block.rules) {
          if (admits(rule.rule.shows, hand) !== rule.shows.met)
            wrong.push(`shows ${rule.rule.id} ${hand}`)
          if ((rule.chosen !== undefined) !== (rule.shows.met && rule.choice?.met !== false))
            wrong.push(`chosen ${rule.rule.id} ${hand}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
  it('shows the fourteen sections in executed order', () => {
    const system = openbidSystem()
    expect(system.blocks.map((block) => block.id)).toEqual(
      Array.from({ length: 14 }, (_, i) => String(i + 1)),
    )
    const labels = system.blocks.flatMap((block) => block.rules.map((rule) => rule.label))
    expect(labels.filter((label, i) => !(label === '11a' && i > labels.indexOf('11a')))).toEqual([
      ...SECTION_LABELS,
    ])
    expect(labels.filter((label) => label === '11a')).toHaveLength(2)
  })
})

describe('meaning', () => {
  const system = openbidSystem()
  const sample = hands(23, 500, 1_500)
  /** Exactly the hands with which the system chooses such an action. */
  const handsFor = (is: (action: OpenbidAction) => boolean): HandConstraint =>
    any<HandConstraint>(
      ...ways(system, everySituation, is).map(({ shows, denies }) =>
        all<HandConstraint>(shows, ...denies.map((d) => not<HandConstraint>(d))),
      ),
    )
  const codes = [...new Set(hands(5, 5_000, 40_000).map((hand) => openbid(hand).bidval))]

  it.each(codes)('admits a hand exactly when the rules give code %i', (bidval) => {
    const is = (action: OpenbidAction) => action.bidval === bidval
    const meant = handsFor(is)
    for (const hand of sample)
      expect(admits(meant, hand)).toBe(
        select(system, everySituation, hand)?.action.bidval === bidval,
      )
  })
  it('holds for printed calls as well, with both sources of 1♣ together', () => {
    const calls = [...new Set(sample.map((hand) => openbid(hand).call))]
    for (const call of calls) {
      const meant = handsFor((action) => action.call === call)
      for (const hand of sample) expect(admits(meant, hand)).toBe(openbid(hand).call === call)
    }
  })
  it('names no way to an action that no rule takes', () => {
    expect(ways(system, everySituation, (action) => action.bidval === 11)).toEqual([])
  })
})

describe('variants of an action pattern', () => {
  it('take each other out, and the one that admits the hand is the one chosen', () => {
    const patterns = openbidSystem().blocks.flatMap((b) => b.rules.map((r) => r.action))
    for (const hand of hands(31, 200, 600))
      for (const pattern of patterns) {
        const admitted = variants(pattern).filter((v) => admits(v.when, hand))
        expect(admitted.map((v) => v.action)).toEqual(
          [chooseAction(pattern, hand)?.action].filter((a) => a !== undefined),
        )
      }
  })
})
