/** Reads numbers and limits, plain ones and those of the style or of the auction. */
import { t } from '#core/text.ts'
import type { Numeral, SuitSlot } from '#rules/template.ts'
import type { Limits } from '../print/limits.ts'
import { LEANS, NUMBER_WORDS } from '../words/hand.ts'
import { phraseOf } from '../words/phrase.ts'
import {
  STYLE_WORDS,
  type StyleNumber,
  type StyleNumeral,
  type StyleRange,
  styleValue,
} from '../words/style.ts'
import type { Cursor } from './cursor.ts'
import { suit } from './suits.ts'

/** A number, and how it was written where it is one of the style. */
interface Read {
  readonly value: Numeral
  readonly written?: StyleNumeral
}
interface StyleName {
  readonly style: StyleNumber
  readonly end: StyleNumeral['end']
  readonly range: StyleRange
}
const END_WORDS = [
  ['least', 'least'],
  ['most', 'most'],
] as const
/** `{notrump}`, `{least notrump}`, `{most notrump}`. */
function styleName(c: Cursor): StyleName | undefined {
  const from = c.at
  if (!c.eat('{', true)) return undefined
  const end = c.eatOne(END_WORDS) ?? 'whole'
  const style = c.must(c.pick(STYLE_WORDS, 'styleNumber'))
  c.need('}')
  const range = c.known.style.numbers.get(style) ?? (c.known.isOpen ? ([0, 0] as const) : undefined)
  if (range === undefined)
    throw c.fault(
      t`The style does not give this number. Write “style: ${phraseOf(STYLE_WORDS, style)} …” at the head of the text.`,
      from,
      c.at - from,
    )
  return { style, end, range }
}
/** A number of the style as a number: its whole must be one number. */
function styleNumeral(
  c: Cursor,
  { style, end, range }: StyleName,
  from: number,
  times: 1 | -1,
  plus: number,
): Read {
  if (end === 'whole' && range[0] !== range[1])
    throw c.fault(
      t`Here stands one number, and this is two: write “{least …}” or “{most …}”.`,
      from,
      c.at - from,
    )
  const written = { style, end, times, plus }
  return { value: styleValue(written, c.known.style) ?? 0, written }
}
/** What is added behind a number in brackets. */
const added = (c: Cursor): number => {
  if (c.eat('+', true)) return c.must(c.int())
  return c.eat('-', true) ? -c.must(c.int()) : 0
}
/** `(-2)`, `(25 - partner’s least)`, `(my least + 3)`, `({most notrump} - 1)`. */
function bracketed(c: Cursor): Read | undefined {
  if (!c.eat('(', true)) return undefined
  const sign = c.eat('-', true) ? -1 : 1
  const first = c.int()
  if (first !== undefined && c.eat(')', true)) return sign < 0 ? { value: -first } : undefined
  if (first !== undefined && !c.eat('-')) return undefined
  const taken = first === undefined ? undefined : sign * first
  const times = taken === undefined ? 1 : -1
  const { at } = c
  const style = styleName(c)
  if (style !== undefined) {
    const read = styleNumeral(c, style, at, times, taken ?? added(c))
    c.need(')')
    return read
  }
  const slot = c.pick(NUMBER_WORDS, 'publicNumber')
  if (slot === undefined) return undefined
  const of = slot.endsWith('Length') ? c.must(suit(c)) : undefined
  const plus = taken ?? added(c)
  if (!c.eat(')')) return undefined
  return { value: { slot, times, plus, ...(of === undefined ? {} : { suit: of }) } }
}
const number = (c: Cursor): Read | undefined => {
  if (c.next === '(') return c.attempt(() => bracketed(c))
  const n = c.int()
  return n === undefined ? undefined : { value: n }
}
const withEnds = (min: Read | undefined, max: Read | undefined): Limits => {
  const written = {
    ...(min?.written === undefined ? {} : { min: min.written }),
    ...(max?.written === undefined ? {} : { max: max.written }),
  }
  return {
    ...(min === undefined ? {} : { min: min.value }),
    ...(max === undefined ? {} : { max: max.value }),
    ...(Object.keys(written).length === 0 ? {} : { written }),
  }
}
/** A number or, where it stands in braces, one of the style. */
const numberOrStyle = (c: Cursor): Read | undefined => {
  const at = c.here()
  const style = styleName(c)
  return style === undefined ? number(c) : styleNumeral(c, style, at, 1, 0)
}

/** Limits, in the ways they are written; `undefined` where none stand here. */
export function limits(c: Cursor): Limits | undefined {
  if (c.eat('at most', true)) return withEnds(undefined, c.must(numberOrStyle(c)))
  if (c.eat('exactly', true)) {
    const n = c.must(numberOrStyle(c))
    return withEnds(n, n)
  }
  if (c.eat('any number of', true)) return {}
  if (c.eat('no', true)) return { min: 0, max: 0 }
  const from = c.here()
  const style = styleName(c)
  if (style !== undefined && !/^[+-]/.test(c.rest)) return wholeRange(c, style, from)
  const min = style === undefined ? number(c) : styleNumeral(c, style, from, 1, 0)
  if (min === undefined) return undefined
  if (c.eat('+', true)) return withEnds(min, undefined)
  if (c.eat('-', true)) {
    const max = c.must(numberOrStyle(c))
    if (typeof min.value === 'number' && typeof max.value === 'number' && min.value > max.value)
      throw c.fault(
        t`${min.value}–${max.value} runs backwards: write ${max.value}-${min.value}.`,
        from,
        c.at - from,
        `${max.value}-${min.value}`,
      )
    return withEnds(min, max)
  }
  if (typeof min.value !== 'number') return undefined
  throw alone(c, min.value, from)
}
/** `{notrump}` for its least to its most. */
function wholeRange(c: Cursor, { style, end, range }: StyleName, from: number): Limits {
  const words = phraseOf(STYLE_WORDS, style)
  if (end !== 'whole' || range[0] === range[1])
    throw c.fault(
      t`Write “+” behind a single number: “{${end === 'whole' ? '' : `${end} `}${words}}+”.`,
      from,
      c.at - from,
    )
  const at = (which: 'least' | 'most') => ({ style, end: which, times: 1, plus: 0 }) as const
  return { min: range[0], max: range[1], written: { min: at('least'), max: at('most') } }
}
/** A number alone may be the least, or the very number: it is not guessed. */
const alone = (c: Cursor, n: number, from: number) => {
  const noun = /^[^,;:()]*/.exec(c.written(c.at))?.[0].trim() ?? ''
  return c.fault(
    t`Write “${n}+ ${noun}” for at least ${n}, “exactly ${n} ${noun}” for just ${n}.`,
    from,
    c.written(from, c.at).length,
    `${n}+`,
  )
}

/** The limits as they lean on a public number, where words behind the noun say so. */
export function leant(c: Cursor, bare: Limits, of: SuitSlot | undefined): Limits {
  const from = c.at
  const lean = LEANS.find(
    (one) => one.of === (of === undefined ? 'hand' : 'suit') && c.eat(one.words, true),
  )
  if (lean === undefined) return bare
  const at = (n: Numeral): Numeral => {
    if (typeof n === 'object')
      throw c.fault(
        t`“${lean.words}” leans on a number made public, and so does the number before: write one of them.`,
        from,
        c.at - from,
      )
    return {
      slot: lean.slot,
      times: lean.times,
      plus: n,
      ...(of === undefined ? {} : { suit: of }),
    }
  }
  return {
    ...bare,
    ...(bare.min === undefined ? {} : { min: at(bare.min) }),
    ...(bare.max === undefined ? {} : { max: at(bare.max) }),
  }
}
