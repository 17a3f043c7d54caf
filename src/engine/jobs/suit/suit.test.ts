import { describe, expect, it } from 'vitest'
import { planFor } from '#combinations/plan-build.ts'
import { againstAll } from '#combinations/replay.ts'
import { APRIORI } from '#combinations/weights.ts'
import { format, type Holding } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { runInline } from '#testing/inline.ts'
import { setClock } from '#testing/set-clock.ts'
import { type SuitInput, type SuitProgress, solvedSuit, suitJob } from './suit.ts'

setClock(0)
const FREE = { start: 'either', north: 'unlimited', south: 'unlimited' } as const
const question = (north: string, south: string, more: Partial<SuitInput> = {}): SuitInput => ({
  north,
  south,
  information: 'class',
  entries: FREE,
  weights: APRIORI,
  ...more,
})
const reportOf = (input: SuitInput) => good(runInline('suit', input))

describe('the report of a suit', () => {
  const example = reportOf(question('AQJTxxx', 'xxxx', { goal: 7 }))

  it('gives the document’s example: two ways for 52, the finesse for 50 that keeps West out', () => {
    expect(example.plans.map(({ value }) => Number(value.toFixed(10)))).toEqual([0.52, 0.5])
    expect(example.plans[0]?.ways.map(({ id }) => id).sort()).toEqual(['north-12', 'south-3'])
    const finesse = example.plans[1]?.ways[0]
    expect(finesse?.getsIn.west).toBe(0)
    expect(finesse?.getsIn.east).toBeGreaterThan(0)
    expect(example.planCount).toBe(2)
  })
  it('puts the rows where the plans part on top, the likelier first', () => {
    const parting = example.layouts.map(({ differs }) => differs)
    expect(parting).toEqual([...parting].sort((a, b) => +b - +a))
    expect(example.layouts.slice(0, 2).map(({ west }) => west)).toEqual(['9', 'K9'])
    const total = example.layouts.reduce((sum, { chance }) => sum + chance, 0)
    expect(total).toBeCloseTo(1, 12)
  })
  it('tells a way once: leads that differ only in the small card led are one', () => {
    const ways = (north: string, south: string, goal: number) =>
      reportOf(question(north, south, { goal })).plans.map((plan) =>
        plan.ways.map(({ sentence }) => sentence),
      )
    expect(ways('AKQJT98', '765', 7)).toEqual([['Cash the ace.', 'Cash a winner from South.']])
    for (const said of ways('AJ8753', 'KT2', 6)) expect(new Set(said).size).toBe(said.length)
    expect(ways('K987', 'JT6532', 5).flat().join()).not.toContain('the five')
    expect(ways('AQJTxxx', 'xxxx', 7)[0]).toEqual([
      'Cash the ace.',
      'Lead low from South to the ace.',
    ])
  })
  it('tells plans apart that read alike', () => {
    expect(example.plans.map(({ further }) => further)).toEqual([undefined, undefined])
    const later = reportOf(question('KQ98', 'A32', { goal: 4 })).plans
    const [one, two] = later.map(({ ways }) => ways.map(({ sentence }) => sentence))
    expect(one?.some((sentence) => two?.includes(sentence))).toBe(true)
    const [first, second] = later.map(({ further }) => further)
    expect(first).toMatch(/^At trick 3, after /)
    expect(second).toMatch(/^At trick 3, after /)
    expect(first).not.toBe(second)
  })
  it('shows no plan that never makes the target beside one that does', () => {
    // Of the two plans of the front one never makes four.
    const { plans, planCount } = reportOf(question('85432', 'KQ6', { goal: 4 }))
    expect(planCount).toBe(2)
    expect(plans.map(({ value }) => Number(value.toFixed(4)))).toEqual([0.3391])
  })
  it('never denies a trick that is there in the lies a plan for one target gives up', () => {
    setClock(20)
    const { plans, planCount, layouts } = reportOf(
      question('AT42', '953', { goal: 2, information: 'distinct' }),
    )
    setClock(0)
    expect(planCount).toBeUndefined()
    // The vector says nothing there; the ace is a trick all the same.
    expect(plans[0]?.vector.includes(0)).toBe(true)
    for (const { tricks } of layouts) expect(tricks[0]).toBeGreaterThanOrEqual(1)
    for (const [i, tricks] of (plans[0]?.told ?? []).entries())
      expect(tricks).toBeGreaterThanOrEqual(plans[0]!.vector[i]!)
  })
  it('gives the figures of a suit too large to be searched before its plans', () => {
    const early: SuitProgress[] = []
    const steps = suitJob(question('KJ9753', ''))
    let step = steps.next()
    while (!step.done) {
      early.push(step.value)
      step = steps.next()
    }
    if (!step.value.ok) throw new Error(step.value.error.message)
    expect(early.at(-1)?.targets).toEqual(step.value.value.targets)
  })
  it('takes the highest target that is open when none is asked for, or one the suit has not', () => {
    expect(reportOf(question('AQ', '32')).goal).toBe(2)
    expect(reportOf(question('AQ', '32', { goal: 9 })).goal).toBe(2)
    expect(reportOf(question('AQ', '32', { goal: 'max' })).goal).toBe('max')
    expect(reportOf(question('AKQJT98765432', '')).goal).toBe(13)
  })
  it('names what is wrong with a question', () => {
    const code = (input: SuitInput) => {
      const output = runInline('suit', input)
      return output.ok ? undefined : output.error.code
    }
    expect(code(question('AQ', 'A2'))).toBe('suit/overlap')
    expect(code(question('AQ1', '32'))).toBe('suit/rank')
    expect(code(question('AQ', '32', { entries: { ...FREE, north: -1 } }))).toBe('entries/count')
    const table = (weight: number): SuitInput =>
      question('AQ', '32', { weights: { kind: 'table', west: [[held('K'), weight]] } })
    expect(code(table(-1))).toBe('weights/negative')
    expect(code(table(0))).toBe('weights/nothing')
  })
})

describe('beside the plans', () => {
  it('names the first leads that keep the target, lowest of equal cards', () => {
    const target = reportOf(question('AQJTxxx', 'xxxx')).targets.find(({ goal }) => goal === 7)
    const leads = target?.leads.map(({ hand, card }) => `${hand} ${format(card)}`)
    // South’s small cards may go to the ace.
    expect(leads).toEqual(['north A', 'south 5'])
    expect(target?.leads.map(({ words }) => words)).toEqual(['the ace', 'low'])
    const solid = reportOf(question('AKQJT98', '765', { goal: 7 })).targets[6]
    // Not “the eight”, while the plan cashes the ace.
    expect(solid?.leads.map(({ hand, words }) => `${words} from ${hand}`)).toContain(
      'the ace from north',
    )
  })
  it('finds the plan that wins at matchpoints with its margin, or none where they beat each other in turn', () => {
    const best = reportOf(question('AQT98', '5432')).matchpoints
    if (best?.kind !== 'best') throw new Error('there is one')
    expect(best.wins).toBeGreaterThan(best.loses)
    // SuitPlay calls it small to the ten.
    expect(best.sentence).toMatch(/^Lead low from South to the ten/)
    expect(reportOf(question('AJ98', 'K32')).matchpoints).toEqual({ kind: 'none' })
    expect(reportOf(question('AK', '32')).matchpoints).toBeUndefined()
  })
  const mixed = (input: SuitInput) => good(runInline('suit-plan', { ask: 'mixed', ...input }))
  it('shows what choosing by lot gains, with the odds, and nothing where it gains nothing', () => {
    // Specification of card combinations, section 4: 13.57 % alone, 15.26 % by lot.
    const { mixing } = mixed(question('AK9652', 'J4', { goal: 6 }))
    expect(mixing?.pure).toBeCloseTo(0.1357, 4)
    expect(mixing?.value).toBeCloseTo(0.1526, 4)
    expect(mixing?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(mixed(question('AQJTxxx', 'xxxx', { goal: 7 }))).toEqual({
      mixing: undefined,
      told: true,
    })
  })
  it('does not tell of lots where a defender is to be kept out', () => {
    const output = runInline('suit-plan', {
      ask: 'mixed',
      ...question('AQ', '32', { avoid: 'west' }),
    })
    expect(output.ok ? undefined : output.error.code).toBe('suit-mixed/task')
  })
  it('gives both ends of a target whose search was cut short', () => {
    const { targets } = reportOf(question('KJ9753', '', { goal: 'max' }))
    const cut = targets.filter(({ exact }) => !exact)
    expect(cut.length).toBeGreaterThan(0)
    for (const one of cut) {
      expect(one.atMost).toBeGreaterThan(one.value)
      expect(one.leads).toEqual([])
    }
  })
})

describe('where the plans tip', () => {
  const { tipping } = reportOf(question('AKJ32', '7654', { goal: 5 }))
  const places = tipping.find(({ dial }) => dial.kind === 'places')

  it('crosses once for AKJ32 opposite 7654: at one vacant place, the drop before, the finesse after', () => {
    const crossings = places?.crossings ?? []
    expect(crossings).toHaveLength(1)
    expect(Math.abs(crossings[0]?.at ?? 0)).toBeCloseTo(1, 9)
    expect(places?.now).toBe(0)
    const at = (where: number) => places?.points.find((point) => point.at === where)?.values ?? []
    const turn = Math.sign(crossings[0]?.at ?? 0)
    const [drop, finesse] = [0, 1]
    expect(at(0)[drop]).toBeGreaterThan(at(0)[finesse]!)
    expect(at(turn)[drop]).toBeCloseTo(at(turn)[finesse]!, 12)
    expect(at(2 * turn)[drop]).toBeLessThan(at(2 * turn)[finesse]!)
  })
  it('turns the odds of the queen too, and stands where the table stands', () => {
    const honour = tipping.find(({ dial }) => dial.kind === 'honour')
    expect(honour?.dial.kind === 'honour' && format(honour.dial.card)).toBe('Q')
    expect(honour?.now).toBeCloseTo(0.5, 12)
    expect(honour?.crossings).toHaveLength(1)
    const now = honour?.points.find(({ at }) => at === 0.5)
    const fresh = places?.points.find(({ at }) => at === 0)
    for (const [i, value] of (now?.values ?? []).entries())
      expect(value).toBeCloseTo(fresh!.values[i]!, 12)
  })
  it('says nothing of a single plan', () => {
    expect(reportOf(question('AK', '32', { goal: 2 })).tipping).toEqual([])
  })
})

describe('a plan played through', () => {
  const suit = question('AT42', '953', { goal: 2 })
  const { solver, report } = good(finish(solvedSuit(suit)))
  const best = report.plans[0]
  const way = best?.ways[0]
  if (best === undefined || way === undefined) throw new Error('the suit has a plan')
  const play = (west: Holding, replies = '') =>
    good(
      runInline('suit-plan', {
        ask: 'play',
        ...suit,
        plan: 0,
        way: way.id,
        west,
        replies,
      }),
    )

  it('tells of each card what the plan comes to against the best defence, as playing it out does', () => {
    const plan = planFor(solver, best.vector, { hand: way.hand, rank: planRank(way.card) })
    if (plan === undefined) throw new Error('the way has a tree')
    for (const row of report.layouts) {
      const first = play(row.westCards)
      if (first.next.kind !== 'defender') continue
      const least = Math.min(...first.next.options.map(({ tricks }) => tricks))
      expect(least).toBe(againstAll(solver.task.suit, plan, row.westCards).tricks)
      for (const option of first.next.options) expect(option.best).toBe(option.tricks === least)
    }
  })
  it('comes, whatever is played, to no fewer tricks than the option said, and says so at the end', () => {
    const walk = (west: Holding, replies: string): number => {
      const now = play(west, replies)
      if (now.next.kind === 'over') return now.next.tricks
      const ends = now.next.options.map(({ rank, tricks }) => {
        const end = walk(west, [replies, RANK[rank]].filter(Boolean).join('-'))
        expect(end).toBe(tricks)
        return end
      })
      return Math.min(...ends)
    }
    for (const west of ['K', 'Q8', '-']) walk(west === '-' ? held('') : held(west), '')
  })
  it('marks the false card that alone refutes the plan', () => {
    const flagged = report.layouts.flatMap((row) => {
      const first = play(row.westCards)
      return first.next.kind === 'defender' ? first.next.options : []
    })
    const every = [...flagged]
    // Second hand and, after each of its cards, fourth hand.
    for (const row of report.layouts) {
      const first = play(row.westCards)
      if (first.next.kind !== 'defender') continue
      for (const { rank } of first.next.options) {
        const then = play(row.westCards, RANK[rank])
        if (then.next.kind === 'defender') every.push(...then.next.options)
      }
    }
    const lies = every.filter(({ reason }) => reason.includes('A false card'))
    expect(lies.length).toBeGreaterThan(0)
    for (const option of lies) expect(option.best).toBe(true)
  })
  it('refuses a card that is not held, a plan that is not there, and a card West cannot have', () => {
    const code = (change: object) => {
      const output = runInline('suit-plan', {
        ask: 'play',
        ...suit,
        ...{ plan: 0, way: way.id, west: held('KQJ'), replies: '' },
        ...change,
      })
      return output.ok ? undefined : output.error.code
    }
    expect(code({ replies: 'A' })).toBe('suit-play/card')
    expect(code({ plan: 9 })).toBe('suit-play/plan')
    expect(code({ way: 'south-12' })).toBe('suit-play/plan')
    expect(code({ west: held('A') })).toBe('suit-play/layout')
  })
})

const RANK = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
function planRank(card: Holding) {
  return (31 - Math.clz32(card)) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
}
