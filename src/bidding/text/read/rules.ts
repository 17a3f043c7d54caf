/** Reads headings and the rules under them. */
import { t } from '#core/text.ts'
import type { SuitGroup, SuitOrder } from '#rules/template.ts'
import { SUIT_NAMES } from '#rules/template.ts'
import type { Pattern } from '../../language/patterns.ts'
import type { Comments, LineRange, TextRule } from '../document.ts'
import { nested } from '../normal/headings.ts'
import { STYLE_WORDS } from '../words/style.ts'
import { ORDER_WORDS } from '../words/suits.ts'
import { call } from './calls.ts'
import { handConditions } from './conditions.ts'
import { Cursor } from './cursor.ts'
import type { Known } from './known.ts'
import type { Block, Line } from './lines.ts'
import { MOST } from './most.ts'
import { looksLikeNote, type NoteFields, notes, type Writable } from './notes.ts'
import { Fault } from './problem.ts'
import { situation } from './situations.ts'
import { group, kindOfSuit } from './suits.ts'

/** A heading or a rule, and the auctions it speaks in. */
export interface TextPlace {
  readonly kind: 'heading' | 'rule'
  readonly lines: LineRange
  readonly when: Pattern
  /** The rule, where it is one. */
  readonly rule?: TextRule
}
/** What reading gives besides the rules. */
export interface RuleReading {
  readonly known: Known
  readonly tell: (fault: Fault) => void
  readonly place: (place: TextPlace) => void
}

/** The lines of a block, to its last. */
export const rangeOf = ({ line, inner }: Block): LineRange => {
  const last = inner.at(-1)
  return { from: line.range.from, to: last === undefined ? line.range.to : rangeOf(last).to }
}

const isHeading = (text: string): boolean => /^(when|after)(?!\w)/i.test(text)

/** A sentence with what it speaks of: slots of suits, and numbers of the style. */
function sentence(c: Cursor, hasX: boolean): string {
  const from = c.here()
  const says = c.must(c.quoted(MOST.sentence))
  if (!says.includes('{')) return says
  for (const found of says.matchAll(/\{([^{}]*)\}/g)) {
    const [whole, name = ''] = found
    const at = from + 1 + found.index
    const style = /^(?:(?:least|most) )?(.*)$/.exec(name)?.[1]
    const number = STYLE_WORDS.find(([words]) => words === style)?.[1]
    if (number !== undefined) {
      if (!c.known.isOpen && !c.known.style.numbers.has(number))
        throw c.fault(t`The style does not give this number.`, at, whole.length)
    } else if (!(SUIT_NAMES as readonly string[]).includes(name))
      throw c.fault(
        t`The sentence has the slot ${whole}, which names no suit. Slots are ${SUIT_NAMES.map((one) => `{${one}}`).join(', ')}.`,
        at,
        whole.length,
      )
    else if (name === 'x' && !hasX)
      throw c.fault(
        t`The sentence speaks of {x}, and the rule has no “for each … x”.`,
        at,
        whole.length,
      )
  }
  return says
}

interface Each {
  readonly among: SuitGroup
  readonly order?: SuitOrder
}
/** `for each unbid suit x, cheapest first,`. */
function forEach(c: Cursor): Each | undefined {
  if (!c.eat('for each', true)) return undefined
  let among: SuitGroup
  if (c.eat('x of', true)) among = c.must(group(c))
  else {
    among = c.must(kindOfSuit(c))
    c.need('x')
  }
  c.need(',')
  const order = c.pick(ORDER_WORDS, 'order')
  if (order === undefined) return { among }
  c.need(',')
  return { among, order }
}
/** `[response/jacoby]`. */
function ruleName(c: Cursor): string | undefined {
  const from = c.here()
  if (!c.eat('[', true)) return undefined
  const name = c.match(/[^[\]"“”]*(?=\])/y)?.[0]
  if (name === undefined) throw c.fault(t`This bracket is never closed.`, from, 1)
  if (name.trim() === '' || name.length > MOST.name)
    throw c.fault(
      t`A name has at most ${MOST.name} letters, and one at least.`,
      from,
      name.length + 2,
    )
  const written = c.written(c.at - name.length, c.at)
  c.need(']')
  return written
}

/** What the rule is to partner, or why it comes first. */
function told(c: Cursor, fields: NoteFields, hasX: boolean): void {
  const from = c.here()
  if (!c.eat('first because', true)) {
    notes(c, fields)
    return
  }
  if (fields.before !== undefined)
    throw c.fault(t`A rule says once why it comes first.`, from, c.at - from)
  fields.before = sentence(c, hasX)
}

/** What the lines under a rule tell: its notes and its sentence. */
function inner(
  line: Line,
  reading: RuleReading,
  fields: NoteFields,
  hasX: boolean,
): string | undefined {
  const c = new Cursor(line, reading.known)
  if (c.next === '"') {
    const says = sentence(c, hasX)
    c.end()
    return says
  }
  if (/^[A-Z0-9][^"]* [^"]*[.!?]$/.test(line.text))
    throw c.fault(
      t`A sentence stands in quotes: "${line.text}"`,
      0,
      line.text.length,
      `"${line.text}"`,
    )
  if (RULE_STARTS.test(line.text))
    throw c.fault(
      t`A rule stands as far in as the one above it: set it two spaces further out.`,
      0,
      line.text.length,
      line.stretch(0, 1).column > 2 ? { from: -2, length: 2, text: '' } : undefined,
    )
  told(c, fields, hasX)
  c.end()
  return undefined
}
/** A call and a colon: it is a rule, and no note. */
const RULE_STARTS = /^(?:pass|double|redouble|[1-7] ?(?:nt?|[shdcx♠♥♦♣]))\b[^:"]*:/i

/** The first line of a rule, without what its place in the text gives. */
interface Lead {
  readonly each: Each | undefined
  readonly call: TextRule['call']
  readonly name: string | undefined
  readonly own: Pattern | undefined
  readonly shows: TextRule['shows']
  readonly says: string | undefined
}
function lead(line: Line, known: Known, fields: NoteFields): Lead {
  const c = new Cursor(line, known)
  if (c.sees('raw')) throw c.fault(t`Rules stand in words: data is not taken from a text.`, 0, 3)
  const each = forEach(c)
  if (each === undefined && looksLikeNote(line.text) && !line.text.includes(':'))
    throw c.fault(
      t`This tells more of the call above it: set it two spaces further in than the call.`,
      0,
      line.text.length,
      { from: 0, length: 0, text: '  ' },
    )
  const made = c.must(call(c))
  const name = ruleName(c)
  const own = c.eat('if', true) ? situation(c) : undefined
  c.need(':')
  const shows = handConditions(c)
  let says: string | undefined
  const hasX = each !== undefined
  while (c.eat(';', true)) {
    if (c.next === '"') says = sentence(c, hasX)
    else told(c, fields, hasX)
  }
  c.end()
  return { each, call: made, name, own, shows, says }
}

/** One rule with the lines under it; `undefined` where its first line is wrong. */
function rule(
  block: Block,
  headings: readonly Pattern[],
  above: Comments,
  reading: RuleReading,
): TextRule | undefined {
  const fields: NoteFields = {}
  let first: Lead
  let faults = 0
  const tell = (error: unknown): void => {
    if (!(error instanceof Fault)) throw error
    reading.tell(error)
    faults += 1
  }
  try {
    first = lead(block.line, reading.known, fields)
  } catch (error) {
    tell(error)
    return undefined
  }
  let { says } = first
  for (const { line, inner: below } of block.inner)
    try {
      const said = inner(line, reading, fields, first.each !== undefined)
      const c = new Cursor(line, reading.known)
      if (said !== undefined && says !== undefined)
        throw c.fault(t`A rule has one sentence.`, 0, line.text.length)
      says ??= said
      for (const { line: deep } of below)
        throw new Cursor(deep, reading.known).fault(
          t`Nothing stands further in here.`,
          0,
          deep.text.length,
        )
    } catch (error) {
      tell(error)
    }
  if (faults > 0) return undefined
  const comments = [block.line, ...block.inner.map(({ line }) => line)].flatMap(
    (one) => one.comments,
  )
  const when = nested(first.own === undefined ? headings : [...headings, first.own])
  const made: Writable<TextRule> = Object.assign(fields, {
    when,
    call: first.call,
    shows: first.shows,
    lines: rangeOf(block),
  })
  if (first.each !== undefined) made.forEach = first.each
  if (first.name !== undefined) made.name = first.name
  if (says !== undefined) made.says = says
  if (above.length + comments.length > 0) made.above = { heading: above, rule: comments }
  return made
}

function heading(line: Line, known: Known): Pattern {
  const c = new Cursor(line, known)
  if (!c.sees('after')) c.need('when')
  const when = situation(c)
  c.need(':')
  c.end()
  return when
}
/** The rules of a block and of all blocks in it; @param above comments of headings that begin here. */
export function readRules(
  block: Block,
  reading: RuleReading,
  headings: readonly Pattern[] = [],
  above: Comments = [],
): readonly TextRule[] {
  const { line, inner: within } = block
  if (!isHeading(line.text)) {
    const made = rule(block, headings, above, reading)
    if (made === undefined) return []
    reading.place({ kind: 'rule', lines: rangeOf(block), when: made.when, rule: made })
    return [made]
  }
  let inside: readonly Pattern[]
  try {
    const c = new Cursor(line, reading.known)
    if (headings.length >= MOST.headings)
      throw c.fault(t`Headings stand at most ${MOST.headings} deep.`, 0, line.text.length)
    inside = [...headings, heading(line, reading.known)]
    if (within.length === 0)
      throw c.fault(
        t`No rule stands under this heading, two spaces further in.`,
        0,
        line.text.length,
      )
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    reading.tell(error)
    return []
  }
  reading.place({ kind: 'heading', lines: rangeOf(block), when: nested(inside) })
  let comments = [...above, ...line.comments]
  return within.flatMap((one) => {
    const made = readRules(one, reading, inside, comments)
    comments = []
    return made
  })
}
