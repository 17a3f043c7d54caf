/** The audit on systems with faults planted in them: each fault is found where it stands, and not much besides. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Call, callCode, PASS } from '#core/call.ts'
import { finish } from '#core/steps.ts'
import type { Message } from '#rules/template.ts'
import { rulesOf } from '#systems/registry.ts'
import '#systems/every.ts'
import { anyHand, balanced, hand, length, points } from '#testing/bidding/words.ts'
import { biddingSystem, type RuleFields, rule } from '../language/drafts.ts'
import type { BiddingRule, BiddingSystem } from '../language/system.ts'
import { type AuditProgress, auditSteps } from './audit.ts'
import type { AuditFinding } from './finding.ts'

/** A change of a system that makes a fault of it, and what must be found. */
interface Fault {
  readonly name: string
  readonly plant: (rules: readonly BiddingRule[]) => readonly BiddingRule[]
  /** Labels of the rules to be named. */
  readonly rules?: readonly string[]
  /** Turns of the fault, from the first bid on. */
  readonly turns?: readonly string[]
  /** What is asked without an answer. */
  readonly asks?: Message
  readonly is: (finding: AuditFinding) => boolean
}

const drop =
  (...labels: readonly string[]): Fault['plant'] =>
  (rules) => {
    for (const label of labels)
      if (!rules.some((one) => one.label === label)) throw new Error(label)
    return rules.filter(({ label }) => !labels.includes(label))
  }
const change =
  (label: string, to: (rule: BiddingRule) => Partial<BiddingRule>): Fault['plant'] =>
  (rules) => {
    if (!rules.some((one) => one.label === label)) throw new Error(label)
    return rules.map((one) => (one.label === label ? { ...one, ...to(one) } : one))
  }
/** Puts the rule before the one of that label, or first. */
const add =
  (fields: RuleFields, before?: string): Fault['plant'] =>
  (rules) => {
    const [made] = biddingSystem('planted', 'Planted', [], rule(fields)).rules
    const at = before === undefined ? 0 : rules.findIndex(({ label }) => label === before)
    if (at < 0 || made === undefined) throw new Error(before)
    return [...rules.slice(0, at), made, ...rules.slice(at)]
  }
const says = 'It is so.'

const labels = (finding: AuditFinding): readonly string[] => finding.rules.map(({ label }) => label)
const turnOf = (finding: AuditFinding): string => {
  const calls: readonly Call[] = ('turn' in finding ? finding.turn?.calls : undefined) ?? []
  const first = calls.findIndex((call) => call !== PASS)
  return first < 0 ? '' : calls.slice(first).map(callCode).join(' ')
}

const SAYC: readonly Fault[] = [
  {
    name: 'an answer that is missing leaves a hole',
    plant: drop('response/1N over major', 'response/pass'),
    turns: ['1S P', '1H P', '1D P', '1C P'],
    is: (one) => one.kind === 'hole' && one.isExact && turnOf(one) === '1S P',
  },
  {
    name: 'an artificial call that is natural as well has two meanings',
    plant: add({
      name: 'clubs',
      when: { after: '1N P' },
      call: '2C',
      shows: hand(points(0, 4), length('C', 6)),
      says,
    }),
    rules: ['clubs'],
    is: (one) => one.kind === 'double' && labels(one).some((label) => label.includes('stayman')),
  },
  {
    name: 'an ask whose answers are missing is not answered',
    plant: (rules) =>
      rules.filter(
        ({ label, when }) =>
          !label.startsWith('1N/') || !JSON.stringify(when).includes('"asked":"majors"'),
      ),
    rules: ['1N/stayman', '1N/stayman 5-4', '1N/stayman escape', '1N/stayman minor'],
    turns: ['1N P 2C P'],
    is: (one) => one.kind === 'unanswered' && turnOf(one) === '1N P 2C P',
  },
  {
    name: 'a new suit that forces is passed',
    plant: add({
      name: 'weak pass',
      when: { after: '1H P 1S P' },
      call: 'P',
      shows: points(0, 12),
      says,
    }),
    rules: ['weak pass'],
    turns: ['1H P 1S P'],
    is: (one) =>
      one.kind === 'forcing-passed' && labels(one)[0] === 'response/1S' && one.hand.length === 4,
  },
  {
    name: 'a sentence tells other points',
    plant: change('over-weak/two', () => ({ says: 'Five good {x} and 12 points or more.' })),
    rules: ['over-weak/two'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'points',
  },
]
const ESSEX: readonly Fault[] = [
  {
    name: 'a sentence tells other cards',
    plant: change('defence/over-1N', () => ({ says: 'At least seven {x} and 10–14 points.' })),
    rules: ['defence/over-1N'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'cards',
  },
  {
    name: 'a sentence tells a limit that the rule has not',
    plant: change('defence/double-1N', () => ({ says: '15–19 points: double for penalties.' })),
    rules: ['defence/double-1N'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'untested',
  },
  {
    name: 'a sentence names a suit by a slot that there is not',
    plant: change('defence/over-1N-five', () => ({
      says: 'At least five {trump} with two honours and 12–14 points.',
    })),
    rules: ['defence/over-1N-five'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'slot',
  },
  {
    name: 'a sentence speaks of the rules before',
    plant: change('defence/pass-1N', () => ({ says: 'No rule before takes the hand.' })),
    rules: ['defence/pass-1N'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'words',
  },
  {
    name: 'a bid that forces or not has two meanings',
    plant: add({
      name: 'weak hearts',
      when: { after: '1S P' },
      call: '2H',
      shows: hand(points(0, 5), length('H', 6)),
      says,
    }),
    rules: ['weak hearts'],
    is: (one) => one.kind === 'double' && one.marks.some(({ forcing }) => forcing),
  },
  {
    name: 'a later rule behind a pass with any hand is dead',
    plant: (rules) =>
      add({ name: 'all pass', when: { after: '1S P 2S P' }, call: 'P', shows: anyHand, says })(
        rules,
      ).flatMap((one) =>
        one.label === 'all pass'
          ? [
              one,
              ...add({
                name: 'never on',
                when: { after: '1S P 2S P' },
                call: '4S',
                shows: points(18),
                says,
              })([]),
            ]
          : [one],
      ),
    rules: ['never on', 'all pass'],
    turns: ['1S P 2S P'],
    is: (one) =>
      one.kind === 'dead' && one.proof === 'none-found' && one.takenBy?.label === 'all pass',
  },
]
const PRECISION: readonly Fault[] = [
  {
    name: 'a rule behind a pass with any hand is dead',
    plant: (rules) => [
      ...rules,
      ...add({ name: 'late', when: { role: 'opening' }, call: '1N', shows: points(0, 3), says })(
        [],
      ),
    ],
    rules: ['late'],
    is: (one) => one.kind === 'dead' && one.proof === 'no-hand' && one.takenBy !== undefined,
  },
  {
    name: 'a rule for a seat that there is not is dead',
    plant: add({
      name: 'fifth seat',
      when: { role: 'opening', position: 5 },
      call: '1N',
      shows: points(20),
      says,
    }),
    rules: ['fifth seat'],
    is: (one) => one.kind === 'dead' && one.proof === 'no-turn',
  },
  {
    name: 'a rule that asks what no hand has is dead',
    plant: add({
      name: 'impossible',
      when: { role: 'opening' },
      call: '4S',
      shows: hand(points(20), points(0, 10)),
      says,
    }),
    rules: ['impossible'],
    is: (one) => one.kind === 'dead' && one.proof === 'no-hand' && one.takenBy === undefined,
  },
  {
    name: 'hands of 13 points are not opened',
    plant: change('open 1S', ({ shows }) => ({ shows: hand(points(15), shows) })),
    turns: [''],
    is: (one) => one.kind === 'silence' && one.isExact && one.worth === 'points',
  },
  {
    name: 'the second of two rules with one test is dead',
    plant: (rules) =>
      rules.flatMap((one) =>
        one.label === 'open 1S'
          ? [
              one,
              {
                ...one,
                id: 'planted/again',
                label: 'again',
                call: { kind: 'call' as const, call: 19 as Call },
              },
            ]
          : [one],
      ),
    rules: ['again'],
    is: (one) => one.kind === 'dead' && one.takenBy?.label === 'open 1S',
  },
  {
    name: 'an artificial call that forces is passed by any hand',
    plant: change('strong/1C-negative', () => ({
      call: { kind: 'call', call: PASS },
      shows: anyHand,
    })),
    rules: ['strong/1C-negative'],
    turns: ['1C P'],
    is: (one) => one.kind === 'forcing-passed' && labels(one)[0] === 'open 1C',
  },
  {
    name: 'a hand of 13 points passes an opening',
    plant: add({ name: 'shy', when: { after: '1H P' }, call: 'P', shows: points(13, 15), says }),
    rules: ['shy'],
    turns: ['1H P'],
    is: (one) => one.kind === 'silence' && one.isExact && turnOf(one) === '1H P',
  },
  {
    name: 'a sentence tells one limit of two',
    plant: change('open 2H', () => ({ says: 'At least six hearts and 8 points or more.' })),
    rules: ['open 2H'],
    is: (one) => one.kind === 'sentence' && one.fault.kind === 'half-told',
  },
  {
    name: 'an ask for aces is not answered',
    plant: (rules) => rules.filter(({ label }) => !label.startsWith('slam/aces ')),
    asks: 'aces',
    is: (one) => one.kind === 'unanswered' && labels(one).includes('notrump/aces'),
  },
  {
    name: 'a missing rule for game leaves a hole',
    plant: drop('notrump/3N', 'notrump/pass'),
    turns: ['1N P'],
    is: (one) => one.kind === 'hole' && one.isExact && turnOf(one) === '1N P',
  },
  {
    name: 'a call that asks or not has two meanings',
    plant: add({
      name: 'club game',
      when: { after: '1N P' },
      call: '4C',
      shows: hand(points(0, 8), length('C', 8)),
      says,
    }),
    rules: ['club game'],
    is: (one) => one.kind === 'double' && one.marks.some(({ message }) => message === 'aces'),
  },
]

const SMALL = { seed: [1, 9, 7, 5], deals: 24, walks: 12 } as const
const audited = (system: BiddingSystem): readonly AuditFinding[] =>
  finish(auditSteps(system, SMALL)).findings
/** What it is about, whatever the hand. */
const subject = (finding: AuditFinding): string =>
  `${finding.kind} ${finding.kind === 'hole' ? '' : labels(finding).join(', ')} ${turnOf(finding)}`

describe.each([
  ['sayc', SAYC],
  ['essex-acol', ESSEX],
  ['precision', PRECISION],
] as const)('an audit of %s', (id, faults) => {
  let before: ReadonlySet<string> = new Set()
  let planted: readonly AuditFinding[] = []
  beforeAll(() => {
    const system = rulesOf(id)
    // The answers to preempts are many, and take half of the time.
    const rules = system.rules.filter(({ label }) => !/^opening\/.*preempt/.test(label))
    before = new Set(audited({ ...system, rules }).map(subject))
    const faulty = faults.reduce<readonly BiddingRule[]>((made, { plant }) => plant(made), rules)
    planted = audited({ ...system, rules: faulty })
  })
  it.each(faults.map((fault) => [fault.name, fault] as const))('finds that %s', (_, fault) => {
    const found = planted.filter(
      (one) =>
        fault.is(one) &&
        (fault.rules === undefined || labels(one).some((label) => fault.rules?.includes(label))),
    )
    expect(found.length).toBeGreaterThan(0)
  })
  it('finds not much else', () => {
    const isOf = (one: AuditFinding, { rules = [], turns = [], asks }: Fault): boolean =>
      labels(one).some((label) => rules.includes(label)) ||
      turns.includes(turnOf(one)) ||
      (one.kind === 'unanswered' && one.message === asks)
    const others = planted
      .filter((one) => !before.has(subject(one)))
      .filter((one) => !faults.some((fault) => isOf(one, fault)))
      .map(subject)
    expect(others).toEqual([])
  })
})

describe('an audit', () => {
  const system = biddingSystem(
    'small',
    'Small',
    [],
    rule({ name: '1NT', when: { role: 'opening' }, call: '1N', shows: balanced, says }),
  )
  it('tells what it has found at each step, and never takes a list back', () => {
    const told: AuditProgress[] = []
    const steps = auditSteps(system, { ...SMALL, deals: 4, walks: 2 })
    let step = steps.next()
    for (; !step.done; step = steps.next()) told.push(step.value)
    const sizes = told.map(({ findings }) => findings.length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual([
      'sentences',
      'counted',
      'dealt',
      'walked',
    ])
    for (const { share } of told) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(finish(auditSteps(system, { ...SMALL, deals: 4, walks: 2 }))).toEqual(step.value)
  })
})
