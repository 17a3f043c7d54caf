/** Reads calls: the call of a rule, the calls of a situation, an auction. */
import { type Call, DOUBLE, type Level, PASS, parseCall, REDOUBLE } from '#core/call.ts'
import { t } from '#core/text.ts'
import type { CallTemplate } from '#rules/template.ts'
import {
  type CallClass,
  type CallSet,
  callPattern,
  callSet,
  callsOf,
  isOnly,
  NO_CALL,
  THE_OPENING,
} from '../normal/calls.ts'
import { ORDINALS } from '../words/phrase.ts'
import type { Cursor } from './cursor.ts'
import { MOST } from './most.ts'
import { strain, suit } from './suits.ts'

const CLASSES: readonly (readonly [string, CallClass])[] = [
  ['suit', 'suit'],
  ['major', 'major'],
  ['minor', 'minor'],
  ['bid', 'bid'],
  ['notrump', 'nt'],
]
const CLASS_WORDS = CLASSES.map(([word]) => word)
const CALLS: readonly (readonly [string, Call])[] = [
  ['pass', PASS],
  ['redouble', REDOUBLE],
  ['double', DOUBLE],
]
const ORDINAL_WORDS = ORDINALS.map((word, i) => [word, i] as const)
/** `first` … `tenth`, by place from 0. */
export const ordinal = (c: Cursor, what: 'action' | 'seat' | 'call'): number | undefined =>
  c.pick(ORDINAL_WORDS, what)

/** A level from 1 to 7, which the number that stands here must be. */
function level(c: Cursor): Level {
  const from = c.here()
  const n = c.must(c.int())
  if (n < 1 || n > 7)
    throw c.fault(t`There is no level ${n}: levels run from 1 to 7.`, from, c.at - from)
  return n as Level
}
const noBid = (c: Cursor, written: string, from: number) =>
  c.fault(t`There is no bid “${written}”: levels run from 1 to 7.`, from, written.length)

// Calls of situations.
/** `3`, `1-3`, `1/3`: as levels in rising order. */
function levelsOf(c: Cursor, written: string, from: number): string {
  const [first = '', last] = written.split('-')
  const levels =
    last === undefined
      ? written.split('/')
      : Array.from({ length: Math.max(Number(last) - Number(first) + 1, 0) }, (_, i) =>
          String(Number(first) + i),
        )
  if (levels.length === 0)
    throw c.fault(
      t`${first}–${last} runs backwards: write ${last}-${first}.`,
      from,
      written.length,
      `${last}-${first}`,
    )
  if (!levels.every((one) => /^[1-7]$/.test(one))) throw noBid(c, written, from)
  return [...new Set(levels)].sort().join('')
}
/** Calls at levels that stand here. */
function atLevels(c: Cursor): CallSet | undefined {
  const from = c.here()
  const found = c.match(/\d(?:-\d)?(?:\/\d)*/y)?.[0]
  if (found === undefined) return undefined
  const levels = levelsOf(c, found, from)
  if (c.eat('of anything', true)) return callSet(`${levels}bid`)
  if (c.eat('of a', true)) {
    const kind = c.eatOne(CLASSES) ?? c.refuse('kindOfBid', CLASS_WORDS)
    return callSet(`${levels}${kind}`)
  }
  const short = c.match(/[Mm](?![\w'])/y)?.[0]
  if (short !== undefined) return callSet(`${levels}${short === 'M' ? 'major' : 'minor'}`)
  const letter = c.match(/(?:NT|N|S|H|D|C)(?![\w'])/iy)?.[0]
  if (letter === undefined) {
    c.at = from
    return undefined
  }
  return callsOf([...levels].map((one) => parseCall(`${one}${letter}`) ?? PASS))
}
/** The opening that a topic follows. */
function theOpening(c: Cursor): CallSet {
  const from = c.here()
  if (c.match(/\{opening\}/iy) === undefined || !c.known.isOpen)
    throw c.fault(
      t`“${THE_OPENING}” stands in topics that come with the program; write the calls.`,
      from,
      1,
    )
  return [THE_OPENING]
}
type AnyCall = 'any call'
function oneCall(c: Cursor): CallSet | AnyCall | undefined {
  if (c.eat('any call', true)) return 'any call'
  if (c.eat('no call', true)) return [NO_CALL]
  if (c.next === '{') return theOpening(c)
  if (c.eat('any', true)) return callSet(c.eatOne(CLASSES) ?? c.refuse('kindOfBid', CLASS_WORDS))
  const call = c.eatOne(CALLS)
  if (call !== undefined) return [call]
  const bids = atLevels(c)
  if (bids !== undefined) return bids
  const beyond = /^\d+ ?(?:NT|N|S|H|D|C)(?!\w)/i.exec(c.rest)?.[0]
  if (beyond !== undefined) throw noBid(c, beyond, c.at)
  return c.miss('call', [
    'pass',
    'double',
    'redouble',
    'any suit',
    'any bid',
    'any call',
    'no call',
  ])
}
/** Calls parted by `or`. */
function callsOrAny(c: Cursor): CallSet | AnyCall {
  const parts = c.list(() => oneCall(c), 'or')
  return parts.includes('any call')
    ? 'any call'
    : callsOf(parts.flatMap((part) => (part === 'any call' ? [] : [...part])))
}
/** The calls that stand here; any call at all is no set of them. */
export function calls(c: Cursor): string {
  const from = c.here()
  const set = callsOrAny(c)
  if (set === 'any call')
    throw c.fault(t`Any call tells nothing here: leave it out.`, from, c.at - from)
  return callPattern(set)
}
/** `1C – 1D`, their calls in brackets; passes of theirs are not written. */
export function auction(c: Cursor): string {
  const out: string[] = []
  const open = c.eat('…', true) || c.eat('...', true)
  if (open) c.need('-')
  let ours = false
  do {
    const theirs = c.eat('(', true)
    const from = c.at
    const set = callsOrAny(c)
    if (theirs) {
      c.need(')')
      if (out.length > 0 && !ours)
        throw c.fault(
          t`Two calls of theirs stand together: write our pass between them.`,
          from,
          c.at - from,
        )
    } else if (ours) out.push('P')
    out.push(set === 'any call' ? '?' : isOnly(set, PASS) ? 'P' : callPattern(set))
    if (out.length > MOST.parts) throw c.fault(t`A list has at most ${MOST.parts} parts.`, c.at, 1)
    ours = !theirs
  } while (c.eat('-', true))
  if (ours) out.push('P')
  return `${open ? '* ' : ''}${out.join(' ')}`
}

// The call of a rule.
const JUMPS = [
  ['cheapest', 0],
  ['double jump in', 2],
  ['triple jump in', 3],
  ['jump in', 1],
] as const
function jumped(c: Cursor, jump: number): CallTemplate {
  const made = { kind: 'cheapest', strain: c.must(strain(c)), jump } as const
  if (c.eat('from level', true)) return { ...made, from: level(c) }
  if (c.eat('up to level', true)) return { ...made, to: level(c) }
  if (!c.eat('at level', true)) return made
  const { at } = c
  const from = level(c)
  const to = c.eat('-', true) ? level(c) : from
  if (from > to)
    throw c.fault(
      t`${from}–${to} runs backwards: write ${to}-${from}.`,
      at + 1,
      c.at - at - 1,
      `${to}-${from}`,
    )
  return { ...made, from, to }
}
/** A bid by its level. */
function bid(c: Cursor): CallTemplate | undefined {
  const from = c.here()
  const found = c.match(/([1-7]) ?(NT|N|S|H|D|C|x)(?![\w'])/iy)
  if (found?.[2]?.toLowerCase() === 'x')
    return { kind: 'bid', strain: 'x', level: Number(found[1]) as Level }
  const call = found && parseCall(found[0].replace(' ', ''))
  if (call !== undefined) return { kind: 'call', call }
  const of = c.match(/([1-7]) +of(?![\w'])/iy)
  if (of === undefined) return undefined
  const kind = /^(?:a|an|each|any) (major|minor|suit)(?!\w)/i.exec(c.rest)
  if (kind !== null)
    throw c.fault(
      t`A rule makes one call. Write “for each ${kind[1]} x, ${of[1]}x”.`,
      from,
      c.at + kind[0].length - from,
      `for each ${kind[1]} x, ${of[1]}x`,
    )
  return { kind: 'bid', strain: c.must(suit(c)), level: Number(of[1]) as Level }
}
const step = (c: Cursor): CallTemplate | undefined =>
  c.attempt(() => {
    const n = ordinal(c, 'call')
    return n !== undefined && c.eat('step') ? { kind: 'step', steps: n + 1 } : undefined
  })
/** The call of a rule. */
export function call(c: Cursor): CallTemplate | undefined {
  const jump = c.eatOne(JUMPS)
  if (jump !== undefined) return jumped(c, jump)
  if (c.eat('raise', true))
    return { kind: 'raise', strain: c.must(strain(c)), by: c.eat('by', true) ? level(c) : 1 }
  if (c.eat('game in', true)) return { kind: 'game', strain: c.must(strain(c)) }
  const fixed = step(c)
  if (fixed !== undefined) return fixed
  const plain = c.eatOne(CALLS)
  if (plain !== undefined) return { kind: 'call', call: plain }
  const made = bid(c)
  if (made !== undefined) return made
  const beyond = /^\d+ ?(?:NT|N|S|H|D|C)(?!\w)/i.exec(c.rest)?.[0]
  if (beyond !== undefined) throw noBid(c, beyond, c.at)
  return c.miss('call', ['pass', 'double', 'redouble', 'cheapest', 'jump in', 'raise', 'game in'])
}
