/** Reads situations: what headings say of the auction. */
import { t } from '#core/text.ts'
import type { CountLimits, Pattern, Role } from '../../language/patterns.ts'
import { together } from '../normal/situation.ts'
import { KIND_WORDS, MESSAGE_WORDS } from '../words/notes.ts'
import {
  ASKED_WORDS,
  COUNT_WORDS,
  type CountWords,
  DEEDS,
  FLAG_WORDS,
  KIND_FACTS,
  MOST_TURNS,
  PLAYER_WORDS,
  ROLE_WORDS,
} from '../words/situation.ts'
import { auction, calls, ordinal } from './calls.ts'
import type { Cursor } from './cursor.ts'

/** Items parted by commas, all of which must hold. */
export const situation = (c: Cursor): Pattern => together(c.list(() => item(c), ','))
const bracketed = (c: Cursor): Pattern => c.inside(() => situation(c))

const exactly = (min: number, max: number): CountLimits => (min === max ? min : [min, max])
const rising = (c: Cursor, from: number, min: number, max: number): void => {
  if (min > max) throw c.fault(t`This runs backwards.`, from, c.at - from)
}

const COUNT_STARTS = COUNT_WORDS.map((one) => [one.before, one] as const)
function countLimits(c: Cursor, most: number): CountLimits {
  const from = c.here()
  const number = (): number => {
    const n = c.must(c.int())
    if (n > most) throw c.fault(t`At most ${most} can be counted here.`, from, c.at - from)
    return n
  }
  if (c.eat('no', true)) return 0
  if (c.eat('exactly', true)) return number()
  if (c.eat('at most', true)) return [0, number()]
  const min = number()
  if (c.eat('+', true)) return exactly(min, most)
  if (!c.eat('-', true)) return min
  const max = number()
  rising(c, from, min, max)
  return exactly(min, max)
}
function counted(c: Cursor, { after, fact, most }: CountWords): Pattern {
  const limits = countLimits(c, most)
  if (after !== '' && !c.eat(after, true)) c.need(after.replace(/s$/, ''))
  return { [fact]: limits }
}

/** A flag stands alone between commas; a longer item may begin with the same words. */
const flag = (c: Cursor): Pattern | undefined =>
  c.attempt(() => {
    const found = c.pick(FLAG_WORDS, 'situation')
    return found !== undefined && c.atEnd ? { [found[0]]: found[1] } : undefined
  })
function role(c: Cursor): Pattern | undefined {
  const first = c.pick(ROLE_WORDS, 'situation')
  if (first === undefined) return undefined
  const roles: Role[] = [first]
  for (;;) {
    const more = c.attempt(() => (c.eat('or', true) ? c.pick(ROLE_WORDS, 'role') : undefined))
    if (more === undefined) break
    roles.push(more)
  }
  if (roles.length > 1) return { role: roles }
  return c.atEnd ? { role: first } : { role: first, opening: calls(c) }
}
const action = (c: Cursor): Pattern | undefined =>
  c.attempt(() => {
    const { at } = c
    if (!c.eat('my', true)) return undefined
    const min = ordinal(c, 'action')
    if (min === undefined) return undefined
    const to = c.eat('to', true) ? c.must(ordinal(c, 'action')) : min
    if (!c.eat('action')) return undefined
    const max = c.eat('or later', true) ? MOST_TURNS : to
    rising(c, at, min, max)
    return { turn: exactly(min, max) }
  })
const seat = (c: Cursor): Pattern | undefined =>
  c.attempt(() => {
    const { at } = c
    if (!c.eat('in', true)) return undefined
    const min = ordinal(c, 'seat')
    if (min === undefined) return undefined
    const more = c.eat('or', true) || c.eat('to', true)
    const max = more ? c.must(ordinal(c, 'seat')) : min
    if (!c.eat('seat')) return undefined
    if (max > 3) throw c.fault(t`There are four seats.`, at, c.at - at)
    rising(c, at, min, max)
    return { position: exactly(min + 1, max + 1) }
  })
const PLAIN_DEEDS = [
  ['passed', 'pass'],
  ['doubled', 'double'],
  ['redoubled', 'redouble'],
  ['did not call', 'none'],
] as const
function deed(c: Cursor): Pattern | undefined {
  const who = c.pick(PLAYER_WORDS, 'situation')
  if (who === undefined) return undefined
  const plain = c.eatOne(PLAIN_DEEDS)
  if (plain !== undefined) return { [who]: plain }
  if (c.eat('bid', true) || c.eat('called', true)) return { [who]: calls(c) }
  c.refuse('deed', DEEDS)
}
function kinds(c: Cursor): Pattern | undefined {
  const fact = c.pick(KIND_FACTS, 'situation')
  if (fact === undefined) return undefined
  const list = c.list(() => c.pick(KIND_WORDS, 'kindOfCall'), 'or')
  return { [fact]: list.length === 1 ? list[0] : list }
}

/** `partner asks for aces or kings`: one of several. */
const asked = (c: Cursor): Pattern | undefined =>
  c.attempt(() => {
    const fact = c.eatOne(ASKED_WORDS)
    if (fact === undefined) return undefined
    const messages = c.list(() => c.pick(MESSAGE_WORDS, 'asked'), 'or')
    return messages.length > 1 ? { any: messages.map((one) => ({ [fact]: one })) } : undefined
  })

function item(c: Cursor): Pattern | undefined {
  if (c.eat('either', true)) return { any: c.list(() => bracketed(c), 'or') }
  const plain = flag(c) ?? asked(c)
  if (plain !== undefined) return plain
  if (c.eat('not', true)) return { not: c.next === '(' ? bracketed(c) : denied(c) }
  const part = role(c)
  if (part !== undefined) return part
  if (c.eat('the opening was', true)) return { opening: calls(c) }
  if (c.eat('the last bid is', true)) return { last: calls(c) }
  if (c.eat('after', true)) return { after: auction(c) }
  const count = (): Pattern | undefined => {
    const words = c.pick(COUNT_STARTS, 'situation')
    return words && counted(c, words)
  }
  return action(c) ?? seat(c) ?? kinds(c) ?? count() ?? deed(c)
}
/** What is denied without brackets: one item, not denied itself, so that no line runs deep. */
const denied = (c: Cursor): Pattern => {
  if (c.sees('not')) {
    c.refuse('situation')
  }
  return c.must(item(c))
}
