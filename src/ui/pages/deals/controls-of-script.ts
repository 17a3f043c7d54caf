/** A script of the dealer language taken back into the controls of *Deals*, where it says no more than they can. */
import { parseSeat, partner, type Seat, sideOf } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { parseVulnerability } from '#core/vulnerability.ts'
import { type Token, tokensOf } from '#dealer/tokens.ts'
import type { RangeText } from '../../ask/deal/deal-form.ts'
import { type DealsForm, freeForm, type Quality } from './deals-form.ts'

type Draft = { -readonly [K in keyof DealsForm]: DealsForm[K] }

const STATEMENTS: readonly string[] = ['condition', 'dealer', 'vulnerable', 'produce']
const SEAT = '(north|east|south|west|[nesw])'
const SUIT = '(club|diamond|heart|spade)s?'
const IS = '(==|>=|<=|>|<) (\\d+)'
const pattern = (text: string) => new RegExp(`^${text}$`)
const HCP = pattern(`hcps? \\( ${SEAT} \\) ${IS}`)
const LENGTH = pattern(`${SUIT} \\( ${SEAT} \\) ${IS}`)
const SHAPE = pattern(`shape \\( ${SEAT} , ([^()-]+) \\)`)
const HCP_TOGETHER = pattern(`hcps? \\( ${SEAT} \\) \\+ hcps? \\( ${SEAT} \\) ${IS}`)
const FIT = pattern(`${SUIT} \\( ${SEAT} \\) \\+ ${SUIT} \\( ${SEAT} \\) >= (\\d+)`)
const TOPS = pattern(`(top3|top5) \\( ${SEAT} , ${SUIT} \\) (>= 2|>= 3|== 0)`)
const QUALITIES: Readonly<Record<string, Quality>> = {
  'top3 >= 2': 'two',
  'top5 >= 3': 'three',
  'top3 == 0': 'none',
}
const SUIT_WORDS: Tuple4<string> = ['club', 'diamond', 'heart', 'spade']
const suitOf = (word: string): Suit => SUITS.find((suit) => SUIT_WORDS[suit] === word)!
const seatOf = (word: string): Seat => parseSeat(word)!

const withAt = <T>(all: Tuple4<T>, at: number, value: T): Tuple4<T> =>
  mapTuple4(all, (one, i) => (i === at ? value : one))

/** The limits with one bound more; the narrower of two stays. */
function bounded({ min, max }: RangeText, sign: string, is: string): RangeText {
  const n = Number(is)
  const low = sign === '>' ? n + 1 : sign === '<' || sign === '<=' ? undefined : n
  const high = sign === '<' ? n - 1 : sign === '>' || sign === '>=' ? undefined : n
  return {
    min: low === undefined || (min !== '' && Number(min) >= low) ? min : String(low),
    max: high === undefined || (max !== '' && Number(max) <= high) ? max : String(high),
  }
}

const BALANCED = 'any 4333 + any 4432 + any 5332'
/** Shapes as the field has them; `undefined` where one is no such word. */
function shapesOf(words: string): string | undefined {
  if (words.trim() === BALANCED) return 'balanced'
  const read = words.split('+').map((term) => {
    const [, any, shape] = /^(any )?([\dx]{4})$/.exec(term.trim()) ?? []
    return shape && (any === undefined ? [...shape].join('=') : shape)
  })
  return read.includes(undefined) ? undefined : read.join(' ')
}

/** Takes a clause into the controls. @returns false where none of them says it, or says something else already. */
function takes(form: Draft, clause: string): boolean {
  const seatWith = (seat: Seat, part: Partial<DealsForm['seats'][number]>): boolean => {
    form.seats = withAt(form.seats, seat, { ...form.seats[seat], ...part })
    return true
  }
  const sideWith = (seat: Seat, part: Partial<DealsForm['together'][number]>): boolean => {
    const [ours, theirs] = form.together
    const isOurs = sideOf(seat) === 0
    form.together = isOurs ? [{ ...ours, ...part }, theirs] : [ours, { ...theirs, ...part }]
    return true
  }
  let found = HCP.exec(clause)
  if (found) {
    const [, who = '', sign = '', n = ''] = found
    const seat = seatOf(who)
    return seatWith(seat, { hcp: bounded(form.seats[seat].hcp, sign, n) })
  }
  found = LENGTH.exec(clause)
  if (found) {
    const [, what = '', who = '', sign = '', n = ''] = found
    const [seat, suit] = [seatOf(who), suitOf(what)]
    const { lengths } = form.seats[seat]
    return seatWith(seat, { lengths: withAt(lengths, suit, bounded(lengths[suit], sign, n)) })
  }
  found = SHAPE.exec(clause)
  if (found) {
    const [, who = '', words = ''] = found
    const shapes = shapesOf(words)
    const seat = seatOf(who)
    return shapes !== undefined && form.seats[seat].shapes === '' && seatWith(seat, { shapes })
  }
  found = HCP_TOGETHER.exec(clause)
  if (found) {
    const [, one = '', other = '', sign = '', n = ''] = found
    const seat = seatOf(one)
    const { hcp } = form.together[sideOf(seat)]
    return partner(seat) === seatOf(other) && sideWith(seat, { hcp: bounded(hcp, sign, n) })
  }
  found = FIT.exec(clause)
  if (found) {
    const [, what = '', one = '', same = '', other = '', cards = ''] = found
    const seat = seatOf(one)
    const isFree = form.together[sideOf(seat)].suit === undefined
    const isOne = what === same && partner(seat) === seatOf(other)
    return isFree && isOne && sideWith(seat, { suit: suitOf(what), cards })
  }
  found = TOPS.exec(clause)
  if (found) {
    const [, of = '', who = '', what = '', is = ''] = found
    const quality = QUALITIES[`${of} ${is}`]
    const seat = seatOf(who)
    if (quality === undefined || form.quality[seat].suit !== undefined) return false
    form.quality = withAt(form.quality, seat, { suit: suitOf(what), quality })
    return true
  }
  return false
}

/** Tokens as people write them. */
const written = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(\w) \(/g, (all, letter: string, at: number, whole: string) =>
      /\b(?:and|or|not)$/i.test(whole.slice(0, at + 1)) ? all : `${letter}(`,
    )
    .replaceAll('( ', '(')
    .replaceAll(/ ([),])/g, '$1')

/** The tokens with how many brackets are open before each. */
function depths(tokens: readonly Token[]): readonly number[] {
  let open = 0
  return tokens.map(({ kind, text }) => {
    if (kind !== 'sign' || !/^[()]$/.test(text)) return open
    return text === '(' ? open++ : --open
  })
}
/** Without the brackets around all of them. */
function bare(tokens: readonly Token[]): readonly Token[] {
  const within = depths(tokens).slice(1, -1)
  const isWrapped = tokens[0]?.text === '(' && tokens.at(-1)?.text === ')'
  return isWrapped && within.every((open) => open > 0) ? bare(tokens.slice(1, -1)) : tokens
}
/** What must all be so, one by one. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const all = bare(tokens)
  const open = depths(all)
  const at = (texts: readonly string[]) =>
    all.flatMap(({ text }, i) => (open[i] === 0 && texts.includes(text.toLowerCase()) ? [i] : []))
  if (at(['or', '?']).length > 0) return [all]
  const joints = at(['and'])
  if (joints.length === 0) return [all]
  return [-1, ...joints].flatMap((from, i) => clausesOf(all.slice(from + 1, joints[i])))
}

/** The statements: their word, empty for a condition that stands by itself, and what follows it. */
function statementsOf(tokens: readonly Token[]) {
  const found: { word: string; tokens: Token[] }[] = []
  for (const token of tokens) {
    if (token.kind === 'end' || (token.kind === 'sign' && token.text === ';')) continue
    const word = token.kind === 'word' ? token.text.toLowerCase() : ''
    const last = found.at(-1)
    if (STATEMENTS.includes(word)) found.push({ word, tokens: [] })
    else if (
      last === undefined ||
      (last.word !== 'condition' && last.word !== '' && last.tokens.length > 0)
    )
      found.push({ word: '', tokens: [token] })
    else last.tokens.push(token)
  }
  return found
}

/**
 * The form with the controls set as the script says; `undefined` where the script has what they have not: names,
 * cards given beforehand, figures. What no control says of a deal stands among the further conditions.
 */
export function controlsOfScript(script: string, form: DealsForm): DealsForm | undefined {
  const tokens = tokensOf(script)
  // A name gets its value by “=”; figures and cards given beforehand begin with words of their own.
  if (!tokens.ok || tokens.value.some(({ kind, text }) => kind === 'string' || text === '='))
    return undefined
  if (
    tokens.value.some(({ text }) => /^(?:predeal|generate|pointcount|altcount|action)$/i.test(text))
  )
    return undefined
  const { boards, begins, system, student, seed } = form
  const made: Draft = { ...freeForm(seed), boards, begins, system, student }
  const more: (readonly Token[])[] = []
  for (const { word, tokens: said } of statementsOf(tokens.value)) {
    const value = said.length === 1 ? said[0]!.text : ''
    const [dealer, vulnerability] = [parseSeat(value), parseVulnerability(value)]
    if (word === 'dealer' && dealer !== undefined) made.dealer = dealer
    else if (word === 'vulnerable' && vulnerability !== undefined)
      made.vulnerability = vulnerability
    else if (word === 'produce' && /^\d+$/.test(value)) made.boards = value
    else if (word !== 'condition' && word !== '') return undefined
    else
      for (const clause of clausesOf(said))
        if (!takes(made, clause.map(({ text }) => text.toLowerCase()).join(' '))) more.push(clause)
  }
  const isChoice = (clause: readonly Token[]): boolean =>
    clause.some(({ text }) => /^(?:or|\?)$/i.test(text))
  made.more = more
    .map((clause) =>
      more.length > 1 && isChoice(clause) ? `(${written(clause)})` : written(clause),
    )
    .join(' and ')
  return made
}
