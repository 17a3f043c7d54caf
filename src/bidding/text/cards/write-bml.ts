/** The book of a system as BML: its turns as the auctions come to them, each rule with what it asks and why. */

import { isLegal } from '#core/auction.ts'
import { type Call, callCode, DOUBLE, PASS, REDOUBLE } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { STRAIN_LETTERS, SUITS_DESCENDING, suitLetter } from '#core/suit.ts'
import { groupOf, numberOf, type Scope, suitOfSlot } from '#rules/slots.ts'
import type { Numeral, SuitGroup, SuitSlot } from '#rules/template.ts'
import { afterCall, startState } from '../../auction/auction-state.ts'
import type { PublicState } from '../../auction/public-state.ts'
import { rulesAt, slotsOf, type TurnRule } from '../../auction/turn-rules.ts'
import type { BiddingSystem } from '../../language/system.ts'
import { type NormalHand, type NormalSuit, normalHand } from '../normal/condition.ts'
import { conditionPrinter } from '../print/condition.ts'
import { noteWords } from '../print/notes.ts'
import { MOST } from '../read/most.ts'
import { oneLine } from './card.ts'

type Condition = NormalHand | NormalSuit
/** What the slots stand for at the turn, in the condition's own form. */
function literal<C extends Condition>(c: C, scope: Scope): C {
  const slots = (slot: SuitSlot): SuitSlot => {
    const suit = suitOfSlot(slot, scope.slots, scope.x)
    return suit === undefined ? slot : suitLetter(suit)
  }
  const group = (among: SuitGroup): SuitGroup => {
    const suits = groupOf(among, scope)
    return among === 'all'
      ? among
      : `=${SUITS_DESCENDING.filter((s) => suits.includes(s))
          .map(suitLetter)
          .join('')}`
  }
  const number = (n: Numeral | undefined) => (typeof n === 'object' ? numberOf(n, scope) : n)
  const limits = (of: { readonly min?: Numeral; readonly max?: Numeral }) => {
    const { min: _min, max: _max, ...rest } = of
    const [min, max] = [number(of.min), number(of.max)]
    return { ...rest, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  }
  const one = (part: Condition): Condition => {
    switch (part.kind) {
      case 'all':
      case 'any':
        return { kind: part.kind, of: part.of.map(one) } as Condition
      case 'not':
        return { kind: 'not', of: one(part.of) }
      // A name is explained at the head of a text; a table has none.
      case 'named':
        return one(part.is)
      case 'suit?':
        return { ...part, suit: slots(part.suit), is: one(part.is) } as Condition
      case 'some?':
      case 'every?':
        // Of no suits at all each is so, and none.
        return groupOf(part.among, scope).length === 0
          ? { kind: part.kind === 'every?' ? 'all' : 'any', of: [] }
          : ({ ...part, among: group(part.among), is: one(part.is) } as Condition)
      case 'longer?': {
        const than =
          typeof part.than === 'object' && 'suit' in part.than
            ? { suit: slots(part.than.suit) }
            : group(part.than)
        return than === '=' ? { kind: 'all', of: [] } : { ...part, suit: slots(part.suit), than }
      }
      case 'range?':
      case 'sum?':
      case 'suit-range?':
        return limits(part) as Condition
      case 'elsewhere':
      case 'hand':
        return { ...part, is: one(part.is) } as Condition
      default:
        return part
    }
  }
  return one(c) as C
}

const words = conditionPrinter(({ name }) => name)
const codeOf = (call: Call): string =>
  call === PASS ? 'P' : call === DOUBLE ? 'D' : call === REDOUBLE ? 'R' : callCode(call)

/** One rule of the turn as a row, and its reason below it. */
function rowOf(state: PublicState, { origin, rule, call, x }: TurnRule): readonly string[] {
  const scope = { slots: slotsOf(state), x }
  const suit = (slot: SuitSlot): SuitSlot => {
    const found = suitOfSlot(slot, scope.slots, x)
    return found === undefined ? slot : suitLetter(found)
  }
  const { agrees, suits, oneOf, tells } = origin
  const notes = noteWords({
    ...{ call: origin.call, when: {}, shows: normalHand(origin.shows) },
    ...(origin.is && { is: origin.is }),
    ...(origin.forcing && { forcing: origin.forcing }),
    ...(origin.artificial && { artificial: true as const }),
    ...(suits && { suits: suits.map(suit) }),
    ...(oneOf && { oneOf: oneOf.map(suit) }),
    ...(agrees && { agrees: suit(agrees) }),
    ...(origin.message && { message: origin.message }),
    ...(tells && { tells: { ...tells, ...(tells.control && { control: suit(tells.control) }) } }),
    ...(origin.only && { only: true as const }),
  })
  const code = codeOf(call).padEnd(3)
  const asks = words.hand(literal(normalHand(origin.shows), scope))
  return [
    `${code} ${asks}${notes === '' ? '' : `; ${notes}`}`,
    `    "${oneLine(rule.says.replace(/["“”]/g, '’'), MOST.sentence)}"`,
  ]
}

interface Turn {
  readonly state: PublicState
  readonly calls: readonly Call[]
  /** The opening is theirs. */
  readonly theirs: boolean
}
const headOf = ({ calls, theirs }: Turn): string =>
  calls
    .flatMap((call, i) => {
      const their = (i % 2 === 0) === theirs
      return call === PASS ? [] : [their ? `(${codeOf(call)})` : codeOf(call)]
    })
    .join('-')

export interface BmlWritten {
  readonly text: string
  /** Turns that are written, and calls in them. */
  readonly turns: number
  readonly calls: number
}
/** Rows that are written: those nearest the opening come first. */
const MOST_ROWS = 3500

/**
 * The system as BML, where they pass over our calls, and over their opening bids up to two spades: as it is played
 * in first seat, nobody vulnerable. The turns come nearest to the opening first.
 * @yields the share that is done, 0 to 1.
 */
export function* writeBml(
  system: BiddingSystem,
  mostLength: number,
): Generator<number, BmlWritten, void> {
  const start = startState([system, system], NORTH, 'None')
  const lines = [
    `#+TITLE: ${oneLine(system.name, MOST.title)}`,
    '',
    '#+ORDER: the first line that fits',
    '',
  ]
  let [length, calls, turns] = [200, 0, 0]
  const known = new Set<string>()
  const queue: Turn[] = [
    { state: start, calls: [], theirs: false },
    ...STRAIN_LETTERS.map((_, strain) => (strain + 1) as Call).map((call) => ({
      ...{ state: afterCall(start, call), calls: [call], theirs: true },
    })),
  ]
  for (let at = 0; at < queue.length; at++) {
    const turn = queue[at]!
    const { state, theirs } = turn
    const own = rulesAt(state).filter(({ natural }) => !natural)
    const rows = own.flatMap((rule) => rowOf(state, rule))
    const title = headOf(turn)
    // A table that begins with a pass is not seen to be one.
    const lead = title === '' ? '#BIDTABLE' : `${title}${theirs ? '---' : ';'}`
    const table = [lead, ...rows, '']
    const more = table.reduce((sum, line) => sum + line.length + 1, 0)
    if (own.length === 0) continue
    if (length + more > mostLength || calls + own.length > MOST_ROWS) break
    lines.push(...table)
    length += more
    calls += own.length
    yield Math.max(length / mostLength, calls / MOST_ROWS)
    turns++
    for (const call of new Set(own.map((rule) => rule.call))) {
      if (call === PASS) continue
      const next = afterCall(state, call)
      const key = [...turn.calls, call].join()
      if (known.has(key) || next.ended || !isLegal(next.auction, PASS)) continue
      known.add(key)
      const passed = afterCall(next, PASS)
      if (!passed.ended) queue.push({ state: passed, calls: [...turn.calls, call, PASS], theirs })
    }
  }
  return { text: `${lines.join('\n').trimEnd()}\n`, turns, calls }
}
