/**
 * The four routines and the walk through a board. One body of system knowledge serves all of them:
 * what it says of a call comes in as a `CallReading`, so that nothing of a system is known here.
 */
import { type Call, PASS } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { lho, partner, type Seat } from '#core/seat.ts'
import { atStage, type FactBase, logged, lookUp, type NewFact, standing, tell } from './base.ts'
import { countOut } from './counting.ts'
import { handFacts } from './hand-facts.ts'
import type { Routine, RoutineMessage, Treatment } from './log.ts'
import type { Statement } from './statement.ts'
import { listCues } from './watch.ts'

/** What the system says of one call, made in one public situation. */
export interface CallReading {
  /** The rules that make the call, in order; none when the system never makes it. */
  readonly rules: readonly string[]
  /** The system's methods that speak in this situation. */
  readonly methods: readonly string[]
  /** What the call promises, and what follows from the calls not made. */
  readonly direct: readonly Statement[]
  readonly indirect: readonly Statement[]
  /** What the call asks partner to show. */
  readonly asks: string | undefined
  /** The first bid of the auction. */
  readonly opens: boolean
}

/** The choosing routine's own answer. */
export interface OwnChoice {
  readonly call: Call
  readonly rule: string
  /** Pseudo-variables that the rule looks at. */
  readonly reads: readonly string[]
}

export interface CallTold {
  readonly at: number
  readonly seat: Seat
  readonly call: Call
  readonly reading: CallReading
  /** Set for the observer's own calls. */
  readonly own?: OwnChoice
}

export const routineOf = (observer: Seat, seat: Seat): Routine =>
  seat === observer
    ? 'choose'
    : seat === partner(observer)
      ? 'partner'
      : seat === lho(observer)
        ? 'lho'
        : 'rho'

/** The observer's own hand as facts; `features` are what the system sees in it besides. */
export function tellHand(base: FactBase, hand: Hand, features: readonly Statement[]): FactBase {
  const facts = [...handFacts(hand), ...features].map(
    (says): NewFact => ({ base: 'known', about: base.observer, says, because: { kind: 'hand' } }),
  )
  return tell(base, facts)
}

/** Methods come into the data base as they become relevant, and leave it again. */
export function withMethods(base: FactBase, now: readonly string[]): FactBase {
  let next = base
  for (const method of base.methods)
    if (!now.includes(method)) next = logged(next, { kind: 'method', doing: 'removed', method })
  for (const method of now)
    if (!base.methods.includes(method))
      next = logged(next, { kind: 'method', doing: 'added', method })
  return { ...next, methods: now }
}

const expectsPass = (base: FactBase, seat: Seat): boolean =>
  standing(base, 'known').some((f) => f.about === seat && f.says.kind === 'expected-pass')

/** The message waiting for this routine, if there is one. */
const messageFor = (base: FactBase, routine: Routine): RoutineMessage | undefined =>
  base.messages.find((m) => m.to === routine)
const received = (base: FactBase, message: RoutineMessage): FactBase =>
  logged(
    { ...base, messages: base.messages.filter((m) => m !== message) },
    { kind: 'message', doing: 'received', message },
  )
/** An ask by me is for the routine that reads partner; one by partner is for the choosing routine. */
const sent = (base: FactBase, routine: Routine, about: string, at: number): FactBase => {
  const to = routine === 'choose' ? 'partner' : routine === 'partner' ? 'choose' : undefined
  if (to === undefined) return base
  const message: RoutineMessage = { from: routine, to, about, at }
  return logged(
    { ...base, messages: [...base.messages, message] },
    { kind: 'message', doing: 'sent', message },
  )
}

const newFacts = (
  { at, seat, reading }: CallTold,
  name: NewFact['base'],
  parts: readonly ('direct' | 'indirect')[],
): readonly NewFact[] =>
  parts.flatMap((part) =>
    reading[part].map(
      (says): NewFact => ({
        base: name,
        about: seat,
        says,
        because: { kind: 'call', at, rules: reading.rules, part },
      }),
    ),
  )

/** Doings of the caller that are facts in themselves: opened, and expected to pass from now on. */
function doings({ at, seat, call, reading }: CallTold, base: FactBase): readonly NewFact[] {
  const because = { kind: 'call', at, rules: reading.rules, part: 'direct' } as const
  const facts: NewFact[] = []
  if (reading.opens) facts.push({ base: 'known', about: seat, says: { kind: 'opened' }, because })
  if (call === PASS && seat !== base.observer && !expectsPass(base, seat))
    facts.push({ base: 'known', about: seat, says: { kind: 'expected-pass' }, because })
  return facts
}

/**
 * One call through its routine. The observer's own call is checked against the choosing routine's
 * answer and goes into what has been shown; another's goes into what is known.
 */
export function tellCall(base: FactBase, told: CallTold): FactBase {
  const { at, seat, call, reading, own } = told
  const routine = routineOf(base.observer, seat)
  let next = atStage(base, { kind: 'call', at })
  const message = messageFor(next, routine)
  const surprise = call !== PASS || !expectsPass(next, seat)
  const treated: Treatment =
    seat !== base.observer && !surprise
      ? 'expected'
      : message !== undefined
        ? 'message'
        : reading.rules.length === 0
          ? 'unknown'
          : 'analysed'
  if (treated !== 'expected') next = withMethods(next, reading.methods)
  next = logged(next, { kind: 'call', seat, call, routine, treated })
  if (message) next = received(next, message)
  if (own) {
    for (const name of own.reads) next = lookUp(next, name, 'choose')
    next = logged(next, { kind: 'chosen', call: own.call, rule: own.rule, made: call })
  }
  if (treated === 'expected') return next
  if (seat === base.observer) {
    next = tell(next, [...newFacts(told, 'shown', ['direct', 'indirect']), ...doings(told, next)])
    // A suit that I have bid is also something that I know of myself.
    next = tell(
      next,
      newFacts(told, 'known', ['direct']).filter(({ says }) => says.kind === 'bid-suit'),
    )
  } else
    next = tell(next, [...newFacts(told, 'known', ['direct', 'indirect']), ...doings(told, next)])
  if (reading.asks !== undefined) next = sent(next, routine, reading.asks, at)
  return listCues(countOut(next))
}
