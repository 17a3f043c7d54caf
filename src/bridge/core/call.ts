/** A call is an integer: 0 pass, 1..35 the bids 1♣ to 7NT in rising order, 36 double, 37 redouble. */
import { numberWord } from './number-words.ts'
import {
  NOTRUMP,
  parseStrain,
  type Strain,
  strainLetter,
  strainName,
  suitSingular,
  suitSymbol,
} from './suit.ts'
import { t } from './text.ts'

declare const callBrand: unique symbol
/** 0 pass, 1..35 bids, 36 double, 37 redouble. */
export type Call = number & { readonly [callBrand]: true }
declare const bidBrand: unique symbol
/** A call 1..35: level and strain. */
export type Bid = Call & { readonly [bidBrand]: true }
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const PASS = 0 as Call
export const DOUBLE = 36 as Call
export const REDOUBLE = 37 as Call
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7]

export const bidOf = (level: Level, strain: Strain): Bid => ((level - 1) * 5 + strain + 1) as Bid
export const isBid = (call: Call): call is Bid => call >= 1 && call <= 35
export const levelOf = (bid: Bid): Level => (Math.floor((bid - 1) / 5) + 1) as Level
export const strainOf = (bid: Bid): Strain => ((bid - 1) % 5) as Strain
export const isCall = (value: unknown): value is Call =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 37

/** All 35 bids, lowest first. */
export const BIDS: readonly Bid[] = Array.from({ length: 35 }, (_, i) => (i + 1) as Bid)
/** All 38 calls: pass, the bids upwards, double, redouble. */
export const CALLS: readonly Call[] = Array.from({ length: 38 }, (_, i) => i as Call)

/** Our one short spelling: `P`, `X`, `XX`, `1C` … `7N`. */
export const callCode = (call: Call): string =>
  isBid(call)
    ? `${levelOf(call)}${strainLetter(strainOf(call))}`
    : call === PASS
      ? 'P'
      : call === DOUBLE
        ? 'X'
        : 'XX'

/** What a screen reader says: `pass`, `double`, `one heart`, `three notrump`. */
export function callName(call: Call): string {
  if (!isBid(call)) return call === PASS ? t`pass` : call === DOUBLE ? t`double` : t`redouble`
  const level = levelOf(call)
  const strain = strainOf(call)
  return `${numberWord(level)} ${strain === NOTRUMP ? t`notrump` : level === 1 ? suitSingular(strain) : strainName(strain)}`
}

/** A call in plain text: `1♠`, `2NT`, `pass`, `double`. */
export const callWords = (call: Call): string => {
  if (!isBid(call)) return callName(call)
  const strain = strainOf(call)
  return `${levelOf(call)}${strain === NOTRUMP ? t`NT` : suitSymbol(strain)}`
}

const WORDS: Readonly<Record<string, Call>> = {
  P: PASS,
  PASS: PASS,
  '-': PASS,
  '--': PASS,
  X: DOUBLE,
  D: DOUBLE,
  DB: DOUBLE,
  DBL: DOUBLE,
  DOUBLE: DOUBLE,
  XX: REDOUBLE,
  R: REDOUBLE,
  RD: REDOUBLE,
  RDBL: REDOUBLE,
  REDBL: REDOUBLE,
  REDOUBLE: REDOUBLE,
}

/** The one reader of calls: `P PASS Pass X Dbl XX Rdbl 1NT 1N 1♠ 3c`, any case; `undefined` when it is no call. */
export function parseCall(text: string): Call | undefined {
  const t = text.trim()
  const word = Object.hasOwn(WORDS, t.toUpperCase()) ? WORDS[t.toUpperCase()] : undefined
  if (word !== undefined) return word
  const match = /^([1-7])\s*(.+)$/.exec(t)
  const strain = match?.[2] === undefined ? undefined : parseStrain(match[2])
  return match && strain !== undefined ? bidOf(Number(match[1]) as Level, strain) : undefined
}
