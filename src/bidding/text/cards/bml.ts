/**
 * The Bridge Bidding Markup Language of E. Sjöstrand and G. Paulissen (its documentation is in README.org of
 * github.com/gpaulissen/bml): tables of calls, deeper ones further in, with what each means.
 */
import { type Call, DOUBLE, PASS, parseCall, REDOUBLE } from '#core/call.ts'
import { t } from '#core/text.ts'
import { MOST } from '../read/most.ts'
import type { AtTable, Card, CardCall, Missed } from './card.ts'
import { plainWords } from './player-words.ts'

interface Row {
  readonly line: number
  readonly text: string
}
/** Lines of a text that pastes may make. */
const MOST_ROWS = 20_000
const indentOf = (text: string): number => text.replace(/\t/g, '  ').search(/\S|$/)

/** Cuts, copies and pastes, done; a pasted row keeps the line that it was written in. */
function pasted(rows: readonly Row[], missed: Missed[]): readonly Row[] {
  const kept = new Map<string, readonly Row[]>()
  const left: Row[] = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const [, word = '', name = ''] = /^\s*#\s*(CUT|COPY)\s+(\S+)\s*$/.exec(row.text) ?? []
    if (word === '') {
      left.push(row)
      continue
    }
    const end = rows.findIndex((one, at) => at > i && /^\s*#\s*END(?:CUT|COPY)\b/.test(one.text))
    const last = end < 0 ? rows.length : end
    const indent = indentOf(row.text)
    const inside = rows.slice(i + 1, last)
    kept.set(
      name,
      inside.map((one) => ({ ...one, text: one.text.slice(Math.min(indent, indentOf(one.text))) })),
    )
    if (word === 'COPY') left.push(...inside)
    i = last
  }
  const out: Row[] = []
  const put = (row: Row, within: readonly string[]): void => {
    const [, space = '', name = '', swaps = ''] =
      /^(\s*)#\s*PASTE\s+(\S+)\s*(.*)$/.exec(row.text) ?? []
    if (out.length >= MOST_ROWS) return
    if (name === '') {
      out.push(row)
      return
    }
    const its = kept.get(name)
    if (its === undefined || within.includes(name)) {
      missed.push({ line: row.line, message: t`nothing was cut or copied as “${name}”.` })
      return
    }
    const pairs = swaps.split(/\s+/).flatMap((swap) => {
      const at = swap.indexOf('=')
      return at < 1 ? [] : [[swap.slice(0, at), swap.slice(at + 1)] as const]
    })
    for (const one of its) {
      const text = pairs.reduce((now, [from, to]) => now.split(from).join(to), one.text)
      put({ line: one.line, text: `${space}${text}`.slice(0, 2000) }, [...within, name])
    }
  }
  for (const row of left) put(row, [])
  return out
}

/** A call as it is written, theirs in brackets: one, or several at once. */
interface Written {
  readonly theirs: boolean
  readonly token: string
}
const TOKEN = /^(?:[1-7](?:NT?|[CDHS]+|[mMX]|o[mM]|red|black|steps?)|P|D|R)$/i
const CASED = /^[1-7]o?[mM]$/
const writtenOf = (word: string): Written | undefined => {
  const theirs = word.startsWith('(') && word.endsWith(')')
  const token = theirs ? word.slice(1, -1) : word
  return TOKEN.test(token) ? { theirs, token } : undefined
}
/** `1N-2C;` as its calls, and whether more follow it in the rows below. */
function sequenceOf(
  word: string,
): { readonly calls: readonly Written[]; readonly goesOn: boolean } | undefined {
  const parts = word.replace(/[-;]+$/, '').split('-')
  const calls = parts.filter((part) => part !== '').map(writtenOf)
  if (calls.length === 0 || calls.length > 40) return undefined
  const known = calls.filter((one) => one !== undefined)
  return known.length < calls.length ? undefined : { calls: known, goesOn: /[-;]$/.test(word) }
}

/** What `M` and `m` stand for in the sequence so far. */
type Letters = Readonly<Partial<Record<'M' | 'm', string>>>
const OTHER: Readonly<Record<string, string>> = { H: 'S', S: 'H', C: 'D', D: 'C' }
interface OneCall {
  readonly call: Call
  readonly letters: Letters
  /** One of several that the row names. */
  readonly special: boolean
}
const lastBid = (before: readonly Call[]): number =>
  before.findLast((call) => call >= 1 && call <= 35) ?? 0
function callsOf(token: string, before: readonly Call[], letters: Letters): readonly OneCall[] {
  if (/^[PDR]$/i.test(token)) {
    const call = { P: PASS, D: DOUBLE, R: REDOUBLE }[token.toUpperCase() as 'P' | 'D' | 'R']
    return [{ call, letters, special: false }]
  }
  const level = token.slice(0, 1)
  const kind = token.slice(1)
  const bid = (strain: string, more: Letters = letters, special = true): readonly OneCall[] => {
    const call = parseCall(`${level}${strain}`)
    return call === undefined ? [] : [{ call, letters: more, special }]
  }
  if (/^steps?$/i.test(kind)) {
    const call = (lastBid(before) + Number(level)) as Call
    return call > 35 ? [] : [{ call, letters, special: true }]
  }
  if (/^red$/i.test(kind)) return ['D', 'H'].flatMap((s) => bid(s))
  if (/^black$/i.test(kind)) return ['C', 'S'].flatMap((s) => bid(s))
  if (/^x$/i.test(kind)) return ['C', 'D', 'H', 'S'].flatMap((s) => bid(s))
  if (kind === 'M' || kind === 'm') {
    const known = letters[kind]
    const suits = known === undefined ? (kind === 'M' ? ['H', 'S'] : ['C', 'D']) : [known]
    return suits.flatMap((s) => bid(s, { ...letters, [kind]: s }))
  }
  if (kind === 'oM' || kind === 'om') {
    const known = letters[kind === 'oM' ? 'M' : 'm']
    return known === undefined ? [] : bid(OTHER[known] ?? '')
  }
  if (/^nt?$/i.test(kind)) return bid('N', letters, false)
  return [...kind.toUpperCase()].flatMap((s) => bid(s, letters, kind.length > 1))
}

interface Node extends Row {
  readonly calls: readonly Written[]
  said: string
  readonly indent: number
  /** The column of the description: lines that begin there go on with it. */
  readonly column: number
  readonly under: Node[]
}
const wordOf = (text: string): string => /^\s*(\S+)/.exec(text)?.[1] ?? ''
const isDirective = (text: string): boolean => /^\s*#\s*(?:HIDE|BIDTABLE)\b/i.test(text)

/** The rows of one table as a tree; what is no call is missed. */
function tableOf(rows: readonly Row[], missed: Missed[]): readonly Node[] {
  const top: Node[] = []
  const open: Node[] = []
  let first = true
  for (const { line, text } of rows) {
    const indent = indentOf(text)
    const last = open.at(-1)
    if (last !== undefined && indent > 0 && indent === last.column) {
      last.said += `\n${text.trim()}`
      continue
    }
    const word = wordOf(text)
    const sequence = sequenceOf(word)
    const isHead = first && sequence?.goesOn === true
    if (sequence === undefined || (sequence.calls.length > 1 && !first)) {
      missed.push({ line, message: t`“${word.slice(0, 40)}” is no call.` })
      continue
    }
    const rest = text.slice(text.indexOf(word) + word.length)
    const equals = /^\s*=\s*/.exec(rest)?.[0] ?? /^\s*/.exec(rest)![0]
    const node: Node = {
      ...{ line, text, indent: isHead ? -1 : indent, calls: sequence.calls, under: [] },
      said: rest.slice(equals.length).trim(),
      // Without a description nothing goes on with it.
      column: rest.trim() === '' ? -1 : text.length - rest.length + equals.length,
    }
    while (open.length > 0 && open.at(-1)!.indent >= node.indent) open.pop()
    const parent = open.at(-1)
    if (open.length > MOST.deep * 3) {
      missed.push({ line, message: t`This stands too far in.` })
      continue
    }
    ;(parent?.under ?? top).push(node)
    open.push(node)
    first = false
  }
  return top
}

/** Adds a call behind the others; where the side before has called, the other has passed. */
const withCall = (
  before: readonly (readonly [Call, boolean])[],
  call: Call,
  theirs: boolean,
): readonly (readonly [Call, boolean])[] => {
  const last = before.at(-1)
  const passed = last !== undefined && last[1] === theirs ? [[PASS, !theirs] as const] : []
  return [...before, ...passed, [call, theirs]]
}

/** Reads a text of BML. */
export function readBml(text: string, name: string): Card {
  const missed: Missed[] = []
  const comments: string[] = []
  const calls: CardCall[] = []
  const meta = new Map<string, string>()
  let title = ''
  let table: AtTable = {}
  const all = text.split(/\r\n|\r|\n/).map((one, i): Row => ({ line: i + 1, text: one }))
  const rows = pasted(
    all.filter(({ text: one }) => !one.startsWith('//')),
    missed,
  )
  const tell = (
    node: Node,
    before: readonly (readonly [Call, boolean])[],
    letters: Letters,
    done: Set<string>,
  ): void => {
    if (calls.length >= MOST.rules) return
    const walk = (at: number, sofar: typeof before, its: Letters): void => {
      const written = node.calls[at]
      if (written === undefined) {
        for (const special of [false, true])
          for (const under of node.under) {
            const isSpecial = !/^(?:[1-7](?:NT?|[CDHS])|P|D|R)$/i.test(under.calls[0]?.token ?? '')
            const plain = isSpecial || CASED.test(under.calls[0]?.token ?? '')
            if (plain === special) tell(under, sofar, its, done)
          }
        return
      }
      const made = sofar.map(([call]) => call)
      for (const one of callsOf(written.token, made, its)) {
        const next = withCall(sofar, one.call, written.theirs)
        if (at === node.calls.length - 1 && !written.theirs && node.said !== '') {
          const auction = next.map(([call]) => call)
          const key = auction.join()
          // What was told first stands.
          if (meta.has('ORDER') || !done.has(key))
            calls.push({
              ...{ ...table, line: node.line, title, before: auction.slice(0, -1), call: one.call },
              said: lettersTold(node.said, one.letters),
            })
          done.add(key)
        }
        walk(at + 1, next, one.letters)
      }
    }
    walk(0, before, letters)
  }
  const done = new Set<string>()
  for (let i = 0; i < rows.length; i++) {
    const { line, text: one } = rows[i]!
    if (one.trim() === '') continue
    const [, stars, heading = ''] = /^\s*(\*{1,4})\s*(\S.*)$/.exec(one) ?? []
    const [, key, value = ''] = /^\s*#\+(\w+):\s*(.*)$/.exec(one) ?? []
    const [, set = '', what = ''] = /^\s*#\s*(VUL|SEAT|INCLUDE)\s+(\S+)/i.exec(one) ?? []
    if (stars !== undefined) title = plainWords(heading)
    else if (key !== undefined) {
      if (!meta.has(key.toUpperCase())) meta.set(key.toUpperCase(), value.trim())
    } else if (/^vul$/i.test(set)) table = { seats: table.seats ?? [], ...vulnerable(what) }
    else if (/^seat$/i.test(set)) table = { ...table, seats: seatsOf(what) }
    else if (set !== '') missed.push({ line, message: t`“${what}” is another file.` })
    else {
      const end = rows.findIndex((row, at) => at > i && row.text.trim() === '')
      const paragraph = rows.slice(i, end < 0 ? rows.length : end)
      i += paragraph.length - 1
      const body = paragraph.filter((row) => !isDirective(row.text))
      const isTable = body.length < paragraph.length || /^\(?\d[A-Za-z]/.test(wordOf(one))
      if (isTable) for (const node of tableOf(body, missed)) tell(node, [], {}, done)
      else if (body.some((row) => /^\s*#/.test(row.text)))
        missed.push({ line, message: t`“${one.trim().slice(0, 40)}” is not known.` })
      else if (comments.length < 200) comments.push(...body.map((row) => row.text))
    }
  }
  for (const word of ['AUTHOR', 'DESCRIPTION'])
    if (meta.get(word)) comments.unshift(meta.get(word) ?? '')
  return {
    ...{ format: 'bml', name: meta.get('TITLE') || name, comments, calls, missed },
    inOrder: meta.has('ORDER'),
  }
}
/** `M` and `m` in what is said stand for the suit of the call. */
const lettersTold = (said: string, letters: Letters): string =>
  Object.entries(letters).reduce(
    (now, [letter, suit]) =>
      now.replace(new RegExp(`(\\d\\+?|\\b)${letter}\\b`, 'g'), `$1!${suit.toLowerCase()}`),
    said,
  )
const yesNo = (sign: string | undefined): boolean | undefined =>
  sign === 'Y' ? true : sign === 'N' ? false : undefined
const vulnerable = (what: string): AtTable => {
  const [we, they] = [yesNo(what[0]), yesNo(what[1])]
  return { ...(we === undefined ? {} : { we }), ...(they === undefined ? {} : { they }) }
}
const seatsOf = (what: string): readonly number[] =>
  [...what].map(Number).filter((seat) => seat >= 1 && seat <= 4)
