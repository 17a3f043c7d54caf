/**
 * A place in one line of a text. It takes what it knows, and remembers the farthest place where nothing
 * fitted and what would have, so that a mistake is told where it stands.
 */
import { t } from '#core/text.ts'
import { singular, type Table } from '../words/phrase.ts'
import { EXPECTED, type Expected } from './expected.ts'
import type { Known } from './known.ts'
import type { Line } from './lines.ts'
import { MOST } from './most.ts'
import { Fault, MEANT, nearest, type Proposal, VAGUE } from './problem.ts'

/** Letters that are written in several ways, each as one; lengths stay. */
const ALIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '×': '*',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '“': '"',
  '”': '"',
  '„': '"',
  '\t': ' ',
}
/** The text as it is compared. */
export const plain = (text: string): string =>
  text.replace(/[’‘–—−×♠♥♦♣“”„\t]/g, (letter) => ALIKE[letter] ?? letter)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const formOf = (words: string): string => escaped(plain(words)).replace(/ /g, ' +')
/** A word ends where no letter goes on. */
const ENDS = "(?![\\w'])"

/** The first letter in either case: most phrases are no match by it alone. */
const letterAt = (text: string, at: number): number => text.charCodeAt(at) | 32

interface Phrase {
  readonly first: number
  readonly form: RegExp
}
const phrases = new Map<string, Phrase>()
const phraseOf = (words: string): Phrase => {
  const known = phrases.get(words)
  if (known !== undefined) return known
  const form = new RegExp(`${formOf(words)}${/\w$/.test(words) ? ENDS : ''}`, 'iy')
  const made = { first: letterAt(plain(words), 0), form }
  phrases.set(words, made)
  return made
}
/** A table as one search for its longest phrase; a noun may stand for one of it. */
interface Search<V> {
  readonly firsts: ReadonlySet<number>
  readonly form: RegExp
  readonly values: ReadonlyMap<string, V>
  readonly words: readonly string[]
}
const searches = new WeakMap<Table<unknown>, Search<unknown>>()
function searchOf<V>(table: Table<V>): Search<V> {
  const known = searches.get(table)
  if (known !== undefined) return known as Search<V>
  const values = new Map<string, V>()
  for (const [words, value] of table)
    for (const form of [words, singular(words)]) {
      const key = plain(form).toLowerCase()
      if (!values.has(key)) values.set(key, value)
    }
  const longest = [...values.keys()].sort((a, b) => b.length - a.length)
  const made: Search<V> = {
    firsts: new Set(longest.map((key) => letterAt(key, 0))),
    form: new RegExp(`(?:${longest.map(formOf).join('|')})${ENDS}`, 'iy'),
    values,
    words: table.map(([words]) => words),
  }
  searches.set(table, made)
  return made
}
export const wordsOf = (table: Table<unknown>): readonly string[] => searchOf(table).words

export class Cursor {
  at: number
  readonly known: Known
  private readonly line: Line
  private readonly text: string
  private deep = 0
  private far = -1
  private wanted: (Expected | `“${string}”`)[] = []
  private candidates: (readonly string[])[] = []

  constructor(line: Line, known: Known, from = 0) {
    this.line = line
    this.known = known
    this.at = from
    this.text = plain(line.text)
  }

  private space(): void {
    while (this.text[this.at] === ' ') this.at++
  }
  /** The place behind the space that stands here. */
  here(): number {
    this.space()
    return this.at
  }
  /** What is left of the line, as it is compared. */
  get rest(): string {
    this.space()
    return this.text.slice(this.at)
  }
  get next(): string {
    this.space()
    return this.text[this.at] ?? ''
  }
  /** Whether an item of a list or the line ends here. */
  get atEnd(): boolean {
    return /^($|[,;:)])/.test(this.next)
  }
  /** The line between two places, as it is written. */
  written(from: number, to = this.line.text.length): string {
    return this.line.text.slice(from, to).trim()
  }

  /** Nothing fits here: remembers what would have. */
  miss(what: Expected | `“${string}”`, words?: readonly string[]): undefined {
    this.space()
    if (this.at < this.far) return undefined
    if (this.at > this.far) {
      this.far = this.at
      this.wanted = []
      this.candidates = []
    }
    this.wanted.push(what)
    if (words !== undefined) this.candidates.push(words)
    return undefined
  }
  /** Nothing fits here, and something must. */
  refuse(what: Expected | `“${string}”`, words?: readonly string[]): never {
    this.miss(what, words)
    throw this.problem()
  }
  /** A fault that stands at a stretch of the line; the proposal replaces that stretch unless it says another. */
  fault(
    message: string,
    from: number,
    length: number,
    proposal?: string | { readonly from: number; readonly length: number; readonly text: string },
  ): Fault {
    const stretch = this.line.stretch(from, Math.max(length, 1))
    const put = (): Proposal | undefined => {
      if (proposal === undefined) return undefined
      if (typeof proposal === 'string') return { ...stretch, length, text: proposal }
      const place = this.line.stretch(proposal.from, Math.max(proposal.length, 1))
      return { ...place, length: proposal.length, text: proposal.text }
    }
    const made = put()
    return new Fault({ ...stretch, message, ...(made === undefined ? {} : { proposal: made }) })
  }
  /** What is wrong, as far as the line could be read. */
  problem(): Fault {
    const from = Math.max(this.far, 0)
    const raw = this.line.text.slice(from)
    const found = /^[^,;:()[\]"“”]+/.exec(raw)?.[0].trim() ?? raw.slice(0, 1)
    const words = found === '' ? [] : found.split(/\s+/)
    const first = words.slice(0, 5).join(' ')
    const wanted = [...new Set(this.wanted)].map((one) =>
      one.startsWith('“') ? one : EXPECTED[one as Expected](),
    )
    if (/^and(?!\w)/i.test(found))
      return this.fault(
        t`Part the things that must all hold by commas: “…, …”, not “and”.`,
        from,
        3,
        this.text[from - 1] === ' '
          ? { from: from - 1, length: 4, text: ',' }
          : { from, length: 3, text: ',' },
      )
    const expected =
      wanted.length === 0
        ? t`nothing more`
        : wanted.length === 1
          ? wanted[0]!
          : `${wanted.slice(0, -1).join(', ')}${t` or `}${wanted.at(-1)}`
    const said =
      first === ''
        ? t`The line ends where ${expected} is expected.`
        : t`“${first}” stands where ${expected} is expected.`
    const { hint, length, text } = this.meant(found, words)
    const fault = this.fault(`${said}${hint}`, from, length ?? first.length, text)
    return new Fault({ ...fault.problem, found: first, expected })
  }
  /** The word that was probably meant by what stands there. */
  private meant(
    found: string,
    words: readonly string[],
  ): { readonly hint: string; readonly length?: number; readonly text?: string } {
    for (const [form, word] of MEANT) {
      const written = form.exec(found)
      if (written === null) continue
      const text = word.replace('$1', written[1] ?? '')
      return { hint: t` Write “${text}”.`, length: written[0].length, text }
    }
    if (VAGUE.test(found)) return { hint: t` Say it in points and cards, or leave it out.` }
    const near =
      words.length === 0
        ? undefined
        : nearest(words.map(plain), [...this.candidates.flat(), ...this.known.names()])
    if (near === undefined) return { hint: '' }
    const form = new RegExp(`^${words.slice(0, near.of).map(escaped).join('\\s+')}`)
    const length = form.exec(found)?.[0].length ?? found.length
    return { hint: t` Did you mean “${near.word}”?`, length, text: near.word }
  }

  /** Takes the phrase if it stands here. @param quiet a mistake here is not told by it. */
  eat(phrase: string, quiet = false): boolean {
    this.space()
    const { first, form } = phraseOf(phrase)
    form.lastIndex = this.at
    if (first === letterAt(this.text, this.at) && form.test(this.text)) {
      this.at = form.lastIndex
      return true
    }
    if (!quiet) this.miss(`“${phrase}”`, [phrase])
    return false
  }
  /** Takes the first of the phrases that stands here. */
  eatOne<V>(table: readonly (readonly [string, V])[]): V | undefined {
    return table.find(([phrase]) => this.eat(phrase, true))?.[1]
  }
  sees(phrase: string): boolean {
    const { at } = this
    const found = this.eat(phrase, true)
    this.at = at
    return found
  }
  /** Takes what a sticky form finds here. */
  match(form: RegExp): RegExpExecArray | undefined {
    this.space()
    form.lastIndex = this.at
    const found = form.exec(this.text)
    if (found === null) return undefined
    this.at = form.lastIndex
    return found
  }
  /** Takes the longest phrase of the table that stands here. */
  pick<V>(table: Table<V>, what: Expected): V | undefined {
    const { firsts, form, values, words } = searchOf(table)
    this.space()
    const found = firsts.has(letterAt(this.text, this.at)) ? this.match(form) : undefined
    return found === undefined
      ? this.miss(what, words)
      : values.get(found[0].toLowerCase().replace(/ +/g, ' '))
  }
  need(phrase: string): void {
    if (!this.eat(phrase)) throw this.problem()
  }
  must<V>(value: V | undefined): V {
    if (value === undefined) throw this.problem()
    return value
  }
  int(): number | undefined {
    const found = this.match(/\d{1,4}(?!\d)/y)
    return found === undefined ? this.miss('number') : Number(found[0])
  }
  /** Words in quotes, as they are written. */
  quoted(most: number): string | undefined {
    if (this.next !== '"') return this.miss('quotes')
    const from = this.at
    const end = this.text.indexOf('"', from + 1)
    if (end < 0) throw this.fault(t`These quotes are never closed.`, from, this.text.length - from)
    const inside = this.line.text.slice(from + 1, end)
    if (inside.length > most)
      throw this.fault(t`This is longer than ${most} letters.`, from, end + 1 - from)
    this.at = end + 1
    return inside
  }
  /** Tries; goes back where it comes to nothing. */
  attempt<V>(what: () => V | undefined): V | undefined {
    const { at } = this
    const made = what()
    if (made === undefined) this.at = at
    return made
  }
  /** Something inside something else of its kind, which may not stand too deep. */
  deeper<V>(what: () => V): V {
    if (++this.deep > MOST.deep)
      throw this.fault(
        t`Too many brackets in brackets. Give the inner part a name: “hand … means …”.`,
        Math.max(this.at - 1, 0),
        1,
      )
    const made = what()
    this.deep--
    return made
  }
  /** Something in brackets. */
  inside<V>(what: () => V): V {
    this.need('(')
    const made = this.deeper(what)
    this.need(')')
    return made
  }
  /** Items parted by a word or sign, one at least. */
  list<V>(item: () => V | undefined, by: string): readonly [V, ...V[]] {
    const parts: [V, ...V[]] = [this.must(item())]
    while (this.eat(by, true)) {
      if (parts.length >= MOST.parts)
        throw this.fault(t`A list has at most ${MOST.parts} parts.`, this.at, 1)
      parts.push(this.must(item()))
    }
    return parts
  }
  /** The line must end here. */
  end(): void {
    if (this.next !== '') this.refuse('end')
  }
}
