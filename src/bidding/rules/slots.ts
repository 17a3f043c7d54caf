/**
 * Slots of a rule and what they stand for at a turn: suits and sets of suits by their part in the
 * auction, and numbers that the auction has made public.
 */
import type { Bid, Call } from '#core/call.ts'
import { isMajor, NOTRUMP, parseSuit, type Strain, SUITS, type Suit } from '#core/suit.ts'
import type {
  GroupName,
  HandTemplate,
  NumberName,
  NumberSlot,
  Numeral,
  StrainSlot,
  SuitGroup,
  SuitName,
  SuitSlot,
  SuitTemplate,
} from './template.ts'

/** What the public situation answers for slots. `undefined` takes the rule out of the turn. */
export interface SlotReader {
  readonly suit: (name: Exclude<SuitName, 'x'>) => Suit | undefined
  readonly group: (
    name: Exclude<GroupName, 'all' | 'majors' | 'minors' | 'others' | 'below' | 'above'>,
  ) => readonly Suit[]
  readonly number: (name: NumberName, suit: Suit | undefined) => number | undefined
  /** Numbers of aces or kings that partner may hold by an answer; `undefined` without one. */
  readonly honours: (of: 'aces' | 'kings') => readonly number[] | undefined
  readonly lastBid: Bid | undefined
  readonly lawful: (call: Call) => boolean
  /** Level of our side's last bid of the strain. */
  readonly ourLevel: (strain: Strain) => number | undefined
}

/** The reader, and the suit of `forEach`. */
export interface Scope {
  readonly slots: SlotReader
  readonly x: Suit | undefined
}

export const suitOfSlot = (
  slot: SuitSlot,
  slots: SlotReader,
  x: Suit | undefined,
): Suit | undefined =>
  slot.length === 1 && slot !== 'x'
    ? parseSuit(slot)
    : slot === 'x'
      ? x
      : slots.suit(slot as Exclude<SuitName, 'x'>)
export const strainOfSlot = (slot: StrainSlot, { slots, x }: Scope): Strain | undefined =>
  slot === 'N' ? NOTRUMP : suitOfSlot(slot, slots, x)

const namedGroup = (name: string, { slots, x }: Scope): readonly Suit[] => {
  if (name.startsWith('='))
    return [...name.slice(1)].map(parseSuit).filter((suit) => suit !== undefined)
  switch (name as GroupName) {
    case 'all':
      return SUITS
    case 'majors':
      return SUITS.filter(isMajor)
    case 'minors':
      return SUITS.filter((suit) => !isMajor(suit))
    case 'others':
      return SUITS.filter((suit) => suit !== x)
    case 'below':
      return SUITS.filter((suit) => x !== undefined && suit < x)
    case 'above':
      return SUITS.filter((suit) => x !== undefined && suit > x)
    default:
      return slots.group(name as 'unbid')
  }
}
export const groupOf = (group: SuitGroup, scope: Scope): readonly Suit[] => {
  if (typeof group === 'string') return namedGroup(group, scope)
  const [first, ...rest] = group.map((name) => namedGroup(name, scope))
  return (first ?? []).filter((suit) => rest.every((other) => other.includes(suit)))
}

export const numberOf = (n: NumberSlot, { slots, x }: Scope): number | undefined => {
  const suit = n.suit === undefined ? undefined : suitOfSlot(n.suit, slots, x)
  if (n.suit !== undefined && suit === undefined) return undefined
  const value = slots.number(n.slot, suit)
  return value === undefined ? undefined : n.plus + n.times * value
}

/** Everything that a template asks of the auction, in the order met. */
export type SlotRef =
  | { readonly kind: 'suit'; readonly slot: SuitSlot }
  | { readonly kind: 'group'; readonly group: SuitGroup }
  | { readonly kind: 'number'; readonly slot: NumberSlot }
  | { readonly kind: 'honours'; readonly of: 'aces' | 'kings' }

const numeralRefs = (...values: readonly (Numeral | undefined)[]): readonly SlotRef[] =>
  values.flatMap((slot) => (typeof slot === 'object' ? [{ kind: 'number', slot } as const] : []))
export const refsOf = (t: HandTemplate | SuitTemplate): readonly SlotRef[] => {
  switch (t.kind) {
    case 'all':
    case 'any':
      return t.of.flatMap(refsOf)
    case 'not':
      return refsOf(t.of)
    case 'named':
      return refsOf(t.is)
    case 'range?':
    case 'sum?':
    case 'suit-range?':
      return numeralRefs(t.min, t.max)
    case 'suit?':
      return [{ kind: 'suit', slot: t.suit }, ...refsOf(t.is)]
    case 'some?':
    case 'every?':
      return [{ kind: 'group', group: t.among }, ...refsOf(t.is)]
    case 'longer?':
      return [
        { kind: 'suit', slot: t.suit },
        typeof t.than === 'object' && 'suit' in t.than
          ? { kind: 'suit', slot: t.than.suit }
          : { kind: 'group', group: t.than },
      ]
    case 'together?':
      return [
        { kind: 'honours', of: t.of },
        ...numeralRefs({ slot: 'partnerMin', times: 1, plus: 0 }),
      ]
    default:
      return []
  }
}

/** The values of the slots as one key; `undefined` when one is not to be had. */
export const keyOf = (refs: readonly SlotRef[], scope: Scope): string | undefined => {
  let key = ''
  for (const ref of refs) {
    const value =
      ref.kind === 'suit'
        ? suitOfSlot(ref.slot, scope.slots, scope.x)
        : ref.kind === 'group'
          ? groupOf(ref.group, scope).join('')
          : ref.kind === 'number'
            ? numberOf(ref.slot, scope)
            : scope.slots.honours(ref.of)?.join('+')
    if (value === undefined) return undefined
    key += `${value},`
  }
  return key
}
