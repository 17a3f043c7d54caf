/** The lines of a plan over several suits, read back by someone who knows only what they say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankName } from '#core/rank.ts'
import { taskFrom } from '#testing/several-suits.ts'
import { layoutsWeight, setWhere, unionOf } from './bits.ts'
import { jointLayouts } from './joint.ts'
import type { Reply } from './position.ts'
import type { LeadStep, SeveralStep, TrickWay } from './tree.ts'
import { planLines } from './words.ts'

const task = taskFrom(
  [
    [2, 'AJ7', 'K2', 'QT98654'],
    [1, 'AQ', '32', 'KJ'],
  ],
  { vacant: { west: 6, east: 5 }, need: 3, losers: 2 },
)
const joint = jointLayouts(task)
/** What a defender can play to the first suit, in words. */
const SHOWN = new Map<string, Reply>([
  ['the queen', 0],
  ['one of T98', 1],
  ['a low card', 2],
])
const REPLIES: readonly Reply[] = [0, 1, 2, 'out']

/** Whether a way is one that the words after “If” speak of. */
function meets(words: string, hand: 'north' | 'south', way: TrickWay): boolean {
  const of = (name: string): Reply =>
    (name === 'East') === (hand === 'north') ? way.second : way.fourth
  const isShown = (what: string, reply: Reply): boolean =>
    what === 'shows out' ? reply === 'out' : SHOWN.get(what.replace('plays ', '')) === reply
  if (words === 'that wins') return way.won === 'we'
  const wins = /^(West|East) wins$/.exec(words)
  if (wins) return way.won === wins[1]?.toLowerCase()
  const seen = [way.second, way.fourth]
  if (words === 'somebody shows out') return seen.includes('out')
  if (words === 'both follow') return !seen.includes('out')
  const card = /^(.*?) (appears|does not appear)$/.exec(words)
  if (card) return seen.includes(SHOWN.get(card[1]!)!) === (card[2] === 'appears')
  const one = /^(East|West) (shows out|follows)$/.exec(words)
  if (one) return (of(one[1]!) === 'out') === (one[2] === 'shows out')
  const alone = /^(East|West) plays (the queen|one of T98|a low card)$/.exec(words)
  if (alone) return of(alone[1]!) === SHOWN.get(alone[2]!)
  return words.split(', or ').some((pair) => {
    const both = /^(East|West) (.*) and (East|West) (.*)$/.exec(pair)
    if (!both) throw new Error(`“${words}” cannot be read`)
    return isShown(both[2]!, of(both[1]!)) && isShown(both[4]!, of(both[3]!))
  })
}
const kindOf = (words: string): string =>
  words.replaceAll(/the queen|one of T98|a low card/g, 'a card').replaceAll(/, or .*/g, ', or …')

const lead = (hand: 'north' | 'south', rank: number): LeadStep => ({
  kind: 'lead',
  idea: 'top',
  lead: { suit: 1, hand, rank: rank as LeadStep['lead']['rank'] },
  layouts: setWhere(joint.count, () => true),
  chance: 1,
  ways: [],
})
const NEXT: readonly SeveralStep[] = [
  { kind: 'made' },
  lead('north', 12),
  lead('north', 10),
  lead('south', 1),
  { kind: 'given up' },
]
/** A first trick with any ways to go on, as no solver would make it. */
const anyTree: fc.Arbitrary<LeadStep> = fc
  .record({
    hand: fc.constantFrom('north' as const, 'south' as const),
    pairs: fc.shuffledSubarray(
      REPLIES.flatMap((second) => REPLIES.map((fourth) => ({ second, fourth }))),
      { minLength: 2 },
    ),
    choices: fc.integer({ min: 2, max: NEXT.length }),
    picks: fc.infiniteStream(fc.nat()),
  })
  .map(({ hand, pairs, choices, picks }): LeadStep => {
    const pick = (n: number): number => (picks.next().value as number) % n
    const ways = pairs.map(({ second, fourth }): TrickWay => {
      const stride = 1 + pick(5)
      return {
        ...{ second, fourth, third: undefined, back: undefined, chance: 0 },
        won: (['we', 'west', 'east'] as const)[pick(3)]!,
        layouts: setWhere(joint.count, (i) => i % stride === 0),
        next: NEXT[pick(choices)]!,
      }
    })
    return { ...lead(hand, 5), lead: { suit: 0, hand, rank: 5 }, ways }
  })

describe('the lines of a plan over several suits', () => {
  it('say when each way to go on is taken: true of its own tricks and of no others', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(anyTree, (tree) => {
        const ways = tree.ways.filter(({ next }) => next.kind !== 'given up')
        const nexts = new Set(ways.map(({ next }) => next))
        const [trunk, ...lines] = planLines({ task, joint }, tree)
        expect(trunk).toEqual({
          ...{ depth: 0, chance: layoutsWeight(tree.layouts, joint.weights) },
          text: `Hearts: the seven from ${tree.lead.hand === 'north' ? 'North' : 'South'}.`,
        })
        if (nexts.size < 2) return
        const branches = lines.filter(({ depth }) => depth === 1)
        expect(branches).toHaveLength(nexts.size)
        const told = new Set<TrickWay>()
        for (const [n, { text, chance }] of branches.entries()) {
          const words = /^(?:If (.*?)|Otherwise)(?::|, the tricks are there\.)$/.exec(text)
          if (!words) throw new Error(`“${text}” cannot be read`)
          const own =
            words[1] === undefined
              ? ways.filter((way) => !told.has(way))
              : ways.filter((way) => meets(words[1]!, tree.lead.hand, way))
          kinds.add(words[1] === undefined ? 'otherwise' : kindOf(words[1]))
          for (const way of own) {
            expect(told.has(way), text).toBe(false)
            told.add(way)
          }
          // Ways that are said together go on in the same way, to the end.
          const [next] = own.map((way) => way.next)
          expect(own).toEqual(ways.filter((way) => way.next === next))
          const layouts = own.map((way) => way.layouts).reduce(unionOf)
          expect(chance).toBeCloseTo(layoutsWeight(layouts, joint.weights), 12)
          const after = lines[lines.indexOf(branches[n]!) + 1]
          if (next?.kind === 'lead') {
            const { hand, rank } = next.lead
            const from = hand === 'north' ? 'North' : 'South'
            expect(after).toMatchObject({
              depth: 2,
              text: `Diamonds: the ${rankName(rank)} from ${from}.`,
            })
          } else expect(text.endsWith(', the tricks are there.')).toBe(true)
          // A case that one pair of cards can name is never left to “otherwise”.
          if (words[1] === undefined) {
            expect(own.length).toBeGreaterThan(1)
            expect(n).toBe(branches.length - 1)
          }
        }
        expect(told.size).toBe(ways.length)
      }),
      { numRuns: 1500, seed: 12 },
    )
    for (const kind of ['that wins', 'West wins', 'East wins', 'a card appears'])
      expect(kinds).toContain(kind)
    for (const kind of ['a card does not appear', 'somebody shows out', 'both follow', 'otherwise'])
      expect(kinds).toContain(kind)
    for (const who of ['East', 'West'])
      for (const does of ['shows out', 'follows']) expect(kinds).toContain(`${who} ${does}`)
    expect([...kinds].some((kind) => / and .*, or /.test(kind))).toBe(true)
    expect(kinds).toContain('East plays a card and West plays a card')
  })
  it('say what is done where nothing has to be told apart', () => {
    const [ace] = [lead('north', 12)]
    const way = { second: 1, third: 12, fourth: 2, won: 'we', chance: 1, back: undefined } as const
    const tree = (next: SeveralStep): LeadStep => ({
      ...lead('south', 1),
      lead: { suit: 0, hand: 'south', rank: 0 },
      ways: [{ ...way, layouts: ace.layouts, next }],
    })
    expect(planLines({ task, joint }, tree(ace)).map(({ text }) => text)).toEqual([
      'Hearts: the two from South to the ace.',
      'Diamonds: the ace from North.',
    ])
    expect(planLines({ task, joint }, tree({ kind: 'made' })).map(({ text }) => text)).toEqual([
      'Hearts: the two from South to the ace.',
      'Then the tricks are there.',
    ])
    expect(planLines({ task, joint }, { kind: 'made' })).toEqual([
      { depth: 0, text: 'The tricks are there.', chance: 1 },
    ])
    expect(planLines({ task, joint }, { kind: 'given up' })).toEqual([
      { depth: 0, text: 'There is no way to succeed.', chance: 0 },
    ])
  })
})
