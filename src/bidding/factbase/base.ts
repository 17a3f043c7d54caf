/**
 * The fact base: two data bases in one list of facts, and the log of everything done to them.
 * Adding a fact confirms it where it is known, settles contradictions, and wakes the if-added
 * methods; nothing is ever erased. All functions are pure and give back a new fact base.
 */

import type { Card } from '#core/card.ts'
import type { Range } from '#core/range.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { conflictOf, resolve } from './conflict.ts'
import { type BaseName, type Because, type Fact, premisesOf, stands, WEIGHT } from './fact.ts'
import type { LogEntry, LogEvent, RoutineMessage, Stage } from './log.ts'
import { implies, meet, type RangeStatement, type Statement, topicOf } from './statement.ts'
import { type Firing, type Formula, firings, type SeatTerm, type Trigger } from './trigger.ts'
import type { Cue } from './watch-data.ts'

export interface FactBase {
  readonly observer: Seat
  readonly triggers: readonly Trigger[]
  /** Both data bases, in order of adding; `id` is the place. */
  readonly facts: readonly Fact[]
  readonly log: readonly LogEntry[]
  readonly stage: Stage
  /** Messages sent and not yet received. */
  readonly messages: readonly RoutineMessage[]
  /** Methods of the system that are in the data base now. */
  readonly methods: readonly string[]
  /** What to look for in dummy. */
  readonly cues: readonly Cue[]
}

/** A fact to be added: `weight` follows from its reason when it is left out. */
export interface NewFact {
  readonly base: BaseName
  readonly about: Seat
  readonly says: Statement
  readonly because: Because
  readonly weight?: number
}

export const emptyBase = (observer: Seat, triggers: readonly Trigger[]): FactBase => ({
  observer,
  triggers,
  facts: [],
  log: [],
  stage: { kind: 'deal' },
  messages: [],
  methods: [],
  cues: [],
})

export const atStage = (base: FactBase, stage: Stage): FactBase => ({ ...base, stage })
export const logged = (base: FactBase, event: LogEvent): FactBase => ({
  ...base,
  log: [...base.log, { stage: base.stage, event }],
})

/** The facts of one data base that stand. */
export const standing = (base: FactBase, name: BaseName): readonly Fact[] =>
  base.facts.filter((f) => f.base === name && stands(f))

/** Facts that stand of one seat on one topic. */
const onTopic = (base: FactBase, name: BaseName, about: Seat, topic: string): readonly Fact[] =>
  standing(base, name).filter((f) => f.about === about && topicOf(f.says) === topic)

/** All that stands on a topic, as one statement; `undefined` when nothing is known of it. */
export function together(
  base: FactBase,
  name: BaseName,
  about: Seat,
  topic: string,
): Statement | undefined {
  const [first, ...rest] = onTopic(base, name, about, topic).map((f) => f.says)
  return first && rest.reduce<Statement>((a, b) => meet(a, b) ?? a, first)
}

const WIDEST: Readonly<Record<RangeStatement['kind'], Range>> = {
  points: { min: 0, max: 37 },
  total: { min: 0, max: 46 },
  length: { min: 0, max: 13 },
  'suit-points': { min: 0, max: 10 },
}
/** The range that stands, the widest possible where nothing is known. */
export function rangeOf(
  base: FactBase,
  name: BaseName,
  about: Seat,
  kind: RangeStatement['kind'],
  suit?: Suit,
): Range {
  const topic = suit === undefined ? kind : `${kind} ${suit}`
  const says = together(base, name, about, topic)
  return says && 'min' in says && 'max' in says ? { min: says.min, max: says.max } : WIDEST[kind]
}

/** Who is known to hold the card. */
export const holderOf = (base: FactBase, card: Card): Seat | undefined =>
  standing(base, 'known').find(
    ({ says }) => says.kind === 'card' && says.card === card && says.held,
  )?.about

const weightOf = (base: FactBase, fact: NewFact): number => {
  const { because } = fact
  if (fact.weight !== undefined) return fact.weight
  switch (because.kind) {
    case 'hand':
    case 'dummy':
    case 'lead':
    case 'play':
    case 'set':
      return WEIGHT.seen
    case 'call':
      return because.part === 'indirect'
        ? WEIGHT.denied
        : ((fact.about - base.observer) & 1) === 0
          ? WEIGHT.ours
          : WEIGHT.theirs
    case 'trigger':
    case 'counting':
      return Math.min(WEIGHT.seen, ...because.facts.map((id) => base.facts[id]!.weight))
  }
}

const withStatus = (base: FactBase, id: number, status: Fact['status']): FactBase => ({
  ...base,
  facts: base.facts.map((f) => (f.id === id ? { ...f, status } : f)),
})

/** Withdraws all that rested on facts that no longer stand. */
function withdrawOrphans(base: FactBase): FactBase {
  const orphan = base.facts.find(
    (f) => stands(f) && premisesOf(f.because).some((id) => !stands(base.facts[id]!)),
  )
  return orphan === undefined ? base : withdrawOrphans(withdraw(base, orphan.id))
}
const isStanding = (base: FactBase, id: number): boolean => {
  const fact = base.facts[id]
  return fact !== undefined && stands(fact)
}
/** Marks a fact withdrawn, with all that rests on it. */
export const withdraw = (base: FactBase, id: number): FactBase =>
  isStanding(base, id)
    ? withdrawOrphans(
        logged(withStatus(base, id, 'withdrawn'), { kind: 'fact', doing: 'withdrawn', fact: id }),
      )
    : base

const append = (base: FactBase, fact: NewFact, weight: number): FactBase => ({
  ...base,
  facts: [...base.facts, { ...fact, id: base.facts.length, status: 'added', weight }],
})

/** Adds one fact without waking methods; says whether it was new and stands. */
function place(
  base: FactBase,
  fact: NewFact,
): { readonly base: FactBase; readonly added: boolean } {
  const here = onTopic(base, fact.base, fact.about, topicOf(fact.says))
  const known = here.find((f) => implies(f.says, fact.says))
  const all = together(base, fact.base, fact.about, topicOf(fact.says))
  if (known !== undefined || (all !== undefined && implies(all, fact.says))) {
    const { id } = known ?? here[here.length - 1]!
    const confirmed = withStatus(base, id, 'confirmed')
    return { base: logged(confirmed, { kind: 'fact', doing: 'confirmed', fact: id }), added: false }
  }
  const weight = weightOf(base, fact)
  const before = standing(base, fact.base)
  let next = append(base, fact, weight)
  const id = next.facts.length - 1
  next = logged(next, { kind: 'fact', doing: 'added', fact: id })
  for (let left = before; ; ) {
    const own = next.facts[id]!
    const conflict = conflictOf(own, left)
    if (conflict === undefined) return { base: next, added: true }
    const { lost, by } = resolve(own, conflict.against)
    next = logged(next, {
      kind: 'contradiction',
      name: conflict.name,
      facts: [id, ...conflict.against.map((f) => f.id)],
      lost: lost.map((f) => f.id),
      resolvedBy: by,
    })
    for (const f of lost) next = withStatus(next, f.id, 'contradicted')
    next = withdrawOrphans(next)
    if (lost.some((f) => f.id === id)) return { base: next, added: false }
    left = standing(next, fact.base).filter((f) => f.id !== id)
  }
}

/** The value of a pseudo-variable. It lives in the data base like any other fact. */
export function readVariable(base: FactBase, name: string): number | undefined {
  const says = together(base, 'known', base.observer, `variable ${name}`)
  return says?.kind === 'variable' ? says.value : undefined
}
/** The same, entered in the log as a reading by that routine. */
export const lookUp = (base: FactBase, name: string, by: string): FactBase =>
  logged(base, { kind: 'variable', doing: 'read', name, value: readVariable(base, name), by })

/** Sets a pseudo-variable: the fact that held its old value is withdrawn. No entry if unchanged. */
export function writeVariable(
  base: FactBase,
  name: string,
  value: number,
  because: Because,
  by: string,
): FactBase {
  if (readVariable(base, name) === value) return base
  const old = onTopic(base, 'known', base.observer, `variable ${name}`)
  const cleared = old.reduce((b, f) => withdraw(b, f.id), base)
  const says: Statement = { kind: 'variable', name, value }
  const { base: next } = place(cleared, { base: 'known', about: base.observer, says, because })
  return logged(next, { kind: 'variable', doing: 'written', name, value, by })
}

const evaluate = (base: FactBase, formula: Formula, firing: Firing): number | undefined => {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'suit':
      return firing.suit
    case 'table': {
      const at = (term: SeatTerm): Seat => firing.seats[term]!
      const sum = formula.sumOf.reduce((n, { about, measure }) => {
        const least = rangeOf(base, 'known', at(about), measure).min
        // A player who has shown high cards only is taken at those.
        return (
          n +
          (measure === 'total'
            ? Math.max(least, rangeOf(base, 'known', at(about), 'points').min)
            : least)
        )
      }, 0)
      return formula.rows.find((row) => sum >= row.least)?.value
    }
  }
}

function fire(
  base: FactBase,
  firing: Firing,
): { readonly base: FactBase; readonly added: boolean } {
  const { trigger, seats, suit, facts } = firing
  const because: Because = { kind: 'trigger', trigger: trigger.id, facts }
  const effect = trigger.does
  if (effect.kind === 'void') {
    if (suit === undefined) return { base, added: false }
    const about = seats[effect.about]!
    const says: Statement = { kind: 'length', suit, min: 0, max: 0 }
    if (implies(together(base, 'known', about, topicOf(says)) ?? { kind: 'opened' }, says))
      return { base, added: false }
    const told = logged(base, { kind: 'trigger', trigger: trigger.id, facts })
    return place(told, { base: 'known', about, says, because })
  }
  const value = evaluate(base, effect.value, firing)
  if (value === undefined || readVariable(base, effect.variable) === value)
    return { base, added: false }
  const told = logged(base, { kind: 'trigger', trigger: trigger.id, facts })
  return {
    base: writeVariable(told, effect.variable, value, because, trigger.id),
    added: true,
  }
}

/**
 * Adds facts, then fires every if-added method that they wake, and those that its facts wake in
 * turn. Only the data base of what is known has methods.
 */
export function tell(base: FactBase, facts: readonly NewFact[]): FactBase {
  let next = base
  const agenda: number[] = []
  for (const fact of facts) {
    const placed = place(next, fact)
    next = placed.base
    if (placed.added && fact.base === 'known') agenda.push(next.facts.length - 1)
  }
  for (let i = 0; i < agenda.length; i++) {
    const fact = next.facts[agenda[i]!]!
    if (!stands(fact)) continue
    for (const trigger of next.triggers)
      for (const firing of firings(trigger, fact, standing(next, 'known'), next.observer)) {
        const before = next.facts.length
        const fired = fire(next, firing)
        next = fired.base
        if (fired.added) for (let id = before; id < next.facts.length; id++) agenda.push(id)
      }
  }
  return next
}
