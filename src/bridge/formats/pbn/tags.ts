/** The tags of PBN 2.1 that mean something to us, and how their values are read. */
import { type Contract, parseContract } from '#core/contract.ts'
import { parseSeat, type Seat, SIDE_LETTERS } from '#core/seat.ts'
import { t } from '#core/text.ts'

/** The fifteen tags that every exported game has, in their order (PBN 2.1, section 3.4). */
export const MANDATORY_TAGS = [
  'Event',
  'Site',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Scoring',
  'Declarer',
  'Contract',
  'Result',
] as const

/** The tag of each seat's player. */
export const PLAYER_TAGS: Readonly<Record<Seat, string>> = {
  0: 'North',
  1: 'East',
  2: 'South',
  3: 'West',
}

/** Our own tag: who claimed, where it is not declarer or nothing was played. */
export const CLAIMER_TAG = 'Claimer'

/** Nothing is said: the tag is empty or a question mark. */
export const isBlank = (value: string | undefined): boolean => {
  const t = value?.trim()
  return t === undefined || t === '' || t === '?'
}

/** What a contract tag says. */
export type ContractValue =
  | {
      readonly kind: 'contract'
      readonly value: Pick<Contract, 'bid' | 'doubled'>
      /** The double is not written as PBN writes it (`4S*`, `3NR`). */
      readonly loose: boolean
    }
  | { readonly kind: 'pass' }
  /** Only a strain, as end positions have it. */
  | { readonly kind: 'strain' }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unreadable' }

/** How writers in the wild mark a double and a redouble behind a contract. */
const DOUBLES: Readonly<Record<string, string>> = {
  '*': 'X',
  D: 'X',
  DBL: 'X',
  '**': 'XX',
  R: 'XX',
  RD: 'XX',
  RDBL: 'XX',
}
const LOOSE_DOUBLE = /\s*(\*\*?|rdbl|rd|dbl|[dr])$/i

export function readContract(text: string | undefined): ContractValue {
  if (text === undefined || isBlank(text) || text.trim() === '-') return { kind: 'blank' }
  const t = text.trim()
  if (/^(p|pass)$/i.test(t)) return { kind: 'pass' }
  if (/^(c|d|h|s|nt?)$/i.test(t)) return { kind: 'strain' }
  if (t.length > 8) return { kind: 'unreadable' }
  const strict = t.replace(LOOSE_DOUBLE, (sign) => DOUBLES[sign.trim().toUpperCase()] ?? '')
  const loose = strict === t ? undefined : parseContract(strict)
  if (loose !== undefined) return { kind: 'contract', value: loose, loose: true }
  const value = parseContract(t)
  return value === undefined ? { kind: 'unreadable' } : { kind: 'contract', value, loose: false }
}

/** The declarer; `irregular` when the tag marks that the wrong hand plays (`^S`). */
export function readDeclarer(
  text: string | undefined,
): { readonly seat: Seat; readonly irregular: boolean } | 'unreadable' | undefined {
  if (text === undefined || isBlank(text) || text.trim() === '-') return undefined
  const t = text.trim()
  const seat = parseSeat(t.startsWith('^') ? t.slice(1) : t)
  return seat === undefined ? 'unreadable' : { seat, irregular: t.startsWith('^') }
}

/** Tricks: declarer's (`9`, `^9`), or of one or both sides (`NS 9`, `EW 4 NS 9`). */
export type ResultValue =
  | { readonly kind: 'declarer'; readonly tricks: number }
  | { readonly kind: 'sides'; readonly ns: number }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unreadable'; readonly why: string }

export function readResult(text: string | undefined): ResultValue {
  if (text === undefined || isBlank(text)) return { kind: 'blank' }
  const words = text.trim().slice(0, 40).split(/\s+/)
  const unreadable = (why: string): ResultValue => ({ kind: 'unreadable', why })
  const tricksOf = (word: string | undefined): number | undefined =>
    word !== undefined && /^\d{1,2}$/.test(word) && Number(word) <= 13 ? Number(word) : undefined
  if (words.length === 1) {
    const word = words[0]!
    const tricks = tricksOf(word.startsWith('^') ? word.slice(1) : word)
    return tricks === undefined
      ? unreadable(t`“${word}” is not a number of tricks from 0 to 13.`)
      : { kind: 'declarer', tricks }
  }
  let ns: number | undefined
  for (let i = 0; i < words.length; i += 2) {
    const side = SIDE_LETTERS.indexOf(words[i]!.toUpperCase() as 'NS' | 'EW')
    const tricks = tricksOf(words[i + 1]?.replace(/^\^/, ''))
    if (side < 0 || tricks === undefined)
      return unreadable(t`“${text.trim().slice(0, 40)}” is not a result such as “9” or “NS 9”.`)
    const made = side === 0 ? tricks : 13 - tricks
    if (ns !== undefined && ns !== made)
      return unreadable(t`The tricks of the two sides do not add up to 13.`)
    ns = made
  }
  return ns === undefined ? { kind: 'blank' } : { kind: 'sides', ns }
}

/** `2013.08.10`; online tables write `2013-08-10 11:23`, which is as clear. */
const DATE = /^[\d?]{4}([./-][\d?]{1,2}([./-][\d?]{1,2})?)?([ T][\d?]{1,2}:[\d?]{2}(:[\d?]{2})?)?$/

const SCORE = /^[+-]?\d+(\.\d*)?$/

/**
 * Why the value of a tag that we only keep is faulty by PBN 2.1; `undefined` when it is fine or the
 * tag is not one we check. Only what a reader would trip over is checked, not every word list.
 */
export function whyTagValueBad(name: string, value: string): string | undefined {
  const text = value.trim()
  if (isBlank(value) || text.length > 100) return undefined
  switch (name) {
    case 'Date':
    case 'EventDate':
    case 'UTCDate':
      return DATE.test(text)
        ? undefined
        : t`A date is written YYYY.MM.DD, with ? for what is not known.`
    case 'OptimumScore':
      return /^(NS|EW)\s+[+-]?\d+$/i.test(text)
        ? undefined
        : t`The optimum score names a side and its score, such as “NS 100”.`
    case 'Score':
    case 'ScoreIMP': {
      const words = text.split(/\s+/)
      if (words.length === 1) return SCORE.test(text) ? undefined : t`This is not a score.`
      for (let i = 0; i < words.length; i += 2)
        if (!/^(NS|EW)$/i.test(words[i]!) || !SCORE.test(words[i + 1] ?? ''))
          return t`A score is a number, or a side and a number, such as “NS -100”.`
      return undefined
    }
    default:
      return undefined
  }
}
