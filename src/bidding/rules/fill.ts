/**
 * Filling the slots of a rule from the public situation, which gives ordinary rules. Equal fillings
 * give the very same rule object, so that whatever is kept by identity (cells, quick tests) is found
 * again in the next auction.
 */
import {
  ANYTHING,
  any,
  between,
  type HandConstraint,
  NOTHING,
  type SuitConstraint,
} from '#constraint/constraint.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { type Bid, bidOf, type Call, type Level, levelOf, PASS, strainOf } from '#core/call.ts'
import {
  CLUBS,
  isMajor,
  NOTRUMP,
  type Strain,
  type Suit,
  strainName,
  suitLetter,
} from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Rule } from './rule.ts'
import {
  groupOf,
  keyOf,
  numberOf,
  refsOf,
  type Scope,
  type SlotReader,
  type SlotRef,
  strainOfSlot,
  suitOfSlot,
} from './slots.ts'
import type {
  CallTemplate,
  HandTemplate,
  NumberName,
  Numeral,
  RuleTemplate,
  SuitSlot,
  SuitTemplate,
} from './template.ts'

/** A rule with its slots filled in one auction. */
export interface FilledRule<P> {
  readonly rule: Rule<Call>
  readonly call: Call
  readonly origin: RuleTemplate<P>
  /** The suit of `forEach`. */
  readonly x?: Suit
}

const limits = (t: { readonly min?: Numeral; readonly max?: Numeral }, scope: Scope) => {
  const at = (n: Numeral | undefined) => (typeof n === 'object' ? numberOf(n, scope) : n)
  const min = at(t.min)
  const max = at(t.max)
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
const crossed = ({ min, max }: { min?: number; max?: number }): boolean =>
  min !== undefined && max !== undefined && min > max

/** One suit's lengths against others', as a set of shapes; made once for each question. */
const longerKnown = new Map<string, HandConstraint>()
const longer = (suit: Suit, than: readonly Suit[], by: number): HandConstraint => {
  const key = `${suit} ${than.join('')} ${by}`
  const known = longerKnown.get(key)
  if (known) return known
  const names = than.map(strainName)
  const list =
    names.length < 2 ? names.join() : t`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  const words =
    by <= 0 && names.length === 3
      ? t`no suit longer than ${strainName(suit)}`
      : by <= 0
        ? t`${strainName(suit)} at least as long as ${list}`
        : by === 1
          ? names.length === 3
            ? t`${strainName(suit)} the longest suit`
            : t`${strainName(suit)} longer than ${list}`
          : t`${strainName(suit)} at least ${by} cards longer than ${list}`
  const made: HandConstraint = {
    kind: 'shape',
    shapes: shapesWhere((shape) =>
      than.every((other) => other === suit || shape[suit] >= shape[other] + by),
    ),
    words,
  }
  longerKnown.set(key, made)
  return made
}

/**
 * How many aces (or kings) of my own bring both hands together to that many. Where partner may hold
 * one of several numbers, the greatest possible is believed after partner has shown ten points,
 * else the least.
 */
const together = (
  of: 'aces' | 'kings',
  told: readonly number[],
  partnerMin: number,
  { min = 0, max = 4 }: { readonly min?: number; readonly max?: number },
): HandConstraint => {
  const own: HandConstraint[] = []
  for (let mine = 0; mine <= 4; mine++) {
    const possible = told.filter((n) => n + mine <= 4)
    if (possible.length === 0) continue
    const theirs = partnerMin >= 10 ? Math.max(...possible) : Math.min(...possible)
    if (mine + theirs >= min && mine + theirs <= max) own.push(between(of, mine, mine))
  }
  return own.length === 1 ? own[0]! : any<HandConstraint>(...own)
}

const fillSuit = (t: SuitTemplate, scope: Scope): SuitConstraint => {
  switch (t.kind) {
    case 'all':
    case 'any':
      return { kind: t.kind, of: t.of.map((part) => fillSuit(part, scope)) }
    case 'not':
      return { kind: 'not', of: fillSuit(t.of, scope) }
    case 'named':
      return { ...t, is: fillSuit(t.is, scope) }
    case 'suit-range?':
      return { kind: 'suit-range', measure: t.measure, ...limits(t, scope) }
    default:
      return t
  }
}
const fillHand = (t: HandTemplate, scope: Scope): HandConstraint => {
  switch (t.kind) {
    case 'all':
    case 'any':
      return { kind: t.kind, of: t.of.map((part) => fillHand(part, scope)) }
    case 'not':
      return { kind: 'not', of: fillHand(t.of, scope) }
    case 'named':
      return { ...t, is: fillHand(t.is, scope) }
    case 'range?': {
      const at = limits(t, scope)
      return crossed(at) ? NOTHING : { kind: 'range', measure: t.measure, ...at }
    }
    case 'sum?': {
      const at = limits(t, scope)
      return crossed(at) ? NOTHING : { kind: 'sum', terms: t.terms, ...at }
    }
    case 'suit?':
      return {
        kind: 'suit',
        suit: suitOfSlot(t.suit, scope.slots, scope.x) ?? CLUBS,
        is: fillSuit(t.is, scope),
      }
    case 'some?':
    case 'every?': {
      const kind = t.kind === 'some?' ? 'some' : 'every'
      return { kind, among: groupOf(t.among, scope), is: fillSuit(t.is, scope) }
    }
    case 'longer?': {
      const suit = suitOfSlot(t.suit, scope.slots, scope.x) ?? CLUBS
      const than =
        typeof t.than === 'object' && 'suit' in t.than
          ? [suitOfSlot(t.than.suit, scope.slots, scope.x) ?? CLUBS]
          : groupOf(t.than, scope).filter((other) => other !== suit)
      return than.length === 0 ? ANYTHING : longer(suit, than, t.by)
    }
    case 'together?':
      return together(
        t.of,
        scope.slots.honours(t.of) ?? [],
        scope.slots.number('partnerMin', undefined) ?? 0,
        t,
      )
    default:
      return t
  }
}

const gameLevel = (strain: Strain): Level => (strain === NOTRUMP ? 3 : isMajor(strain) ? 4 : 5)
const bidAt = (level: number, strain: Strain): Call | undefined =>
  level >= 1 && level <= 7 ? bidOf(level as Level, strain) : undefined

/** The call that the template means now, lawful or not; `undefined` when there is none. */
function wantedCall(template: CallTemplate, scope: Scope): Call | undefined {
  const { slots } = scope
  if (template.kind === 'call') return template.call
  if (template.kind === 'step') {
    const last = slots.lastBid
    const bid = (last ?? PASS) + template.steps
    return last === undefined || bid > 35 ? undefined : (bid as Call)
  }
  const strain = strainOfSlot(template.strain, scope)
  if (strain === undefined) return undefined
  switch (template.kind) {
    case 'bid':
      return bidOf(template.level, strain)
    case 'game':
      return bidOf(gameLevel(strain), strain)
    case 'raise': {
      const level = slots.ourLevel(strain)
      return level === undefined ? undefined : bidAt(level + template.by, strain)
    }
    case 'cheapest': {
      const last = slots.lastBid
      const least = last === undefined ? 1 : levelOf(last) + (strain > strainOf(last) ? 0 : 1)
      const level = least + template.jump
      const within = level >= (template.from ?? 1) && level <= (template.to ?? 7)
      return within ? bidAt(level, strain) : undefined
    }
  }
}

interface Kept {
  readonly refs: readonly SlotRef[]
  readonly rules: Map<string, Rule<Call>>
}
/** Fillings kept of one rule; each drags its cells along. */
const MOST_FILLINGS = 60
const kept = new WeakMap<object, Kept>()
const keptOf = <P>(rule: RuleTemplate<P>): Kept => {
  const known = kept.get(rule)
  if (known) return known
  const made: Kept = { refs: refsOf(rule.shows), rules: new Map() }
  kept.set(rule, made)
  return made
}

const sayFilled = (says: string, scope: Scope): string =>
  says.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const suit = suitOfSlot(name as SuitSlot, scope.slots, scope.x)
    return suit === undefined ? whole : strainName(suit)
  })

function fillOne<P>(origin: RuleTemplate<P>, scope: Scope): FilledRule<P> | undefined {
  const call = wantedCall(origin.call, scope)
  if (call === undefined || !scope.slots.lawful(call)) return undefined
  const { refs, rules } = keptOf(origin)
  const values = keyOf(refs, scope)
  if (values === undefined) return undefined
  const { x } = scope
  const says = sayFilled(origin.says, scope)
  const key = `${x ?? ''} ${call} ${values} ${says}`
  let rule = rules.get(key)
  if (rule === undefined) {
    rule = {
      id: x === undefined ? origin.id : `${origin.id}:${suitLetter(x)}`,
      label: origin.label,
      shows: fillHand(origin.shows, scope),
      action: { kind: 'same', action: call },
      says,
      ...(origin.before === undefined ? {} : { before: sayFilled(origin.before, scope) }),
      ...(origin.source === undefined ? {} : { source: origin.source }),
      ...(origin.ours === undefined ? {} : { ours: origin.ours }),
    }
    if (rules.size >= MOST_FILLINGS) rules.clear()
    rules.set(key, rule)
  }
  return { rule, call, origin, ...(x === undefined ? {} : { x }) }
}

const ordered = (
  suits: readonly Suit[],
  order: 'up' | 'down' | 'cheapest' | undefined,
  lastBid: Bid | undefined,
): readonly Suit[] => {
  if (order === undefined) return suits
  if (order === 'up') return [...suits].sort((a, b) => a - b)
  if (order === 'down') return [...suits].sort((a, b) => b - a)
  // The next bids run upwards from the strain above the last one.
  const from = lastBid === undefined ? -1 : strainOf(lastBid)
  const steps = (suit: Suit): number => (suit - from + 4) % 5
  return [...suits].sort((a, b) => steps(a) - steps(b))
}

/**
 * The rules that a template gives in this auction, in order; none where its call is not lawful or a
 * slot stays empty. Suits of `forEach` run from spades down unless it spells them out or says else.
 */
export function fillRule<P>(rule: RuleTemplate<P>, slots: SlotReader): readonly FilledRule<P>[] {
  if (rule.forEach === undefined) {
    const one = fillOne(rule, { slots, x: undefined })
    return one ? [one] : []
  }
  const { among, order } = rule.forEach
  const spelled = typeof among === 'string' && among.startsWith('=')
  const suits = ordered(
    groupOf(among, { slots, x: undefined }),
    order ?? (spelled ? undefined : 'down'),
    slots.lastBid,
  )
  return suits.flatMap((x) => {
    const one = fillOne(rule, { slots, x })
    return one ? [one] : []
  })
}

/** A public number that a rule leans on, and its value at this turn. */
export interface NumberUsed {
  readonly slot: NumberName
  readonly suit?: Suit
  readonly value: number
}
/** The public numbers that a filled rule leans on, each once. */
export function numbersUsed<P>(
  { origin, x }: FilledRule<P>,
  slots: SlotReader,
): readonly NumberUsed[] {
  const found = new Map<string, NumberUsed>()
  for (const ref of keptOf(origin).refs) {
    if (ref.kind !== 'number') continue
    const suit = ref.slot.suit === undefined ? undefined : suitOfSlot(ref.slot.suit, slots, x)
    const value = slots.number(ref.slot.slot, suit)
    if (value !== undefined)
      found.set(`${ref.slot.slot} ${suit}`, {
        slot: ref.slot.slot,
        ...(suit === undefined ? {} : { suit }),
        value,
      })
  }
  return [...found.values()]
}
