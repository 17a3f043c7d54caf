/**
 * Loads every PBN, LIN and text file below a folder, and compares what was found with a table that was
 * checked by eye against the files (formats-expected.json). Prints per file boards, auctions, plays,
 * problems, and whether writing and reading again is the identity, and whether a way through LIN or
 * viewer links loses no more than their note names. One file is one case.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { size } from '#core/hand.ts'
import { bySeat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import {
  type FileRecord,
  FORMATS,
  type FormatId,
  type KeptPbn,
  type LossKind,
  readBytes,
  readText,
  writeRecords,
} from '#formats/index.ts'
import expectedTable from './formats-expected.json' with { type: 'json' }
import { type ConformanceKind, compare, isObject, type Mismatch, type Print } from './harness.ts'

/** What the table says of one file. */
export interface ExpectedFile {
  readonly boards: number
  /** Boards with at least one call. */
  readonly auctions: number
  /** Boards with at least one card played. */
  readonly plays: number
  /** Things lost; 0 for a good file. What was read leniently is not counted. */
  readonly problems: number
  /** Why a file that is not called `errors_…` has problems: what is wrong in it. */
  readonly why?: string
}
export type ExpectedTable = Readonly<Record<string, ExpectedFile>>

const WANTED = /\.(pbn|lin|txt)$/i

/** The files below a folder, or the one file, in a fixed order. */
function filesBelow(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && WANTED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const show = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value))

/** The record without what the file said beyond it; an absent field and an undefined one are the same. */
const bare = ({ kept: _, ...record }: FileRecord): unknown => JSON.parse(JSON.stringify(record))

/** What writing and reading again changes; nothing for the identity. */
export function* roundTrip(boards: readonly FileRecord[], format: FormatId): Generator<Mismatch> {
  const once = writeRecords(boards, format)
  const again = finish(readText(once.text, `x.${format}`))
  if (!again.ok) {
    if (boards.length > 0)
      yield { field: 'again', expected: 'readable', actual: again.error.message }
    return
  }
  yield* compare('again', boards.map(bare), again.value.boards.map(bare))
  const twice = writeRecords(again.value.boards, format)
  if (twice.text !== once.text) {
    const a = once.text.split('\n')
    const b = twice.text.split('\n')
    const at = a.findIndex((line, i) => line !== b[i])
    yield { field: `written line ${at + 1}`, expected: a[at], actual: b[at] }
  }
}

/** What of a board a named loss excuses. */
const EXCUSED: Readonly<Record<LossKind, readonly string[]>> = {
  board: [],
  // Those of no card only: they are taken for unknown.
  hand: [],
  contract: ['contract', 'cards', 'claim', 'declarerTricks'],
  result: ['claim', 'declarerTricks'],
  claimer: ['claim'],
  event: ['event'],
  room: ['room'],
  names: ['players'],
  notes: ['calls'],
  length: ['players', 'event', 'calls'],
  beyond: ['kept'],
}
const BOARD_FIELDS = [
  'board',
  'calls',
  'contract',
  'cards',
  'claim',
  'declarerTricks',
  'players',
  'event',
  'room',
] as const

/**
 * Writes the boards in another format and that as PBN: what is gone must have been named in the note of
 * one of the two exports.
 */
export function* crossing(boards: readonly FileRecord[], through: FormatId): Generator<Mismatch> {
  const { text, losses } = writeRecords(boards, through)
  // A board that is left out, or one in a link that is longer than any that is read.
  const gone = new Set(
    losses
      .filter(({ kind }) => kind === 'board' || (kind === 'length' && through === 'link'))
      .map(({ board }) => board),
  )
  if (gone.size === boards.length) return
  const middle = finish(readText(text, `x.${through}`))
  if (!middle.ok) {
    yield { field: through, expected: 'readable', actual: middle.error.message }
    return
  }
  const written = writeRecords(middle.value.boards, 'pbn')
  const last = finish(readText(written.text, 'x.pbn'))
  const found = (last.ok ? last.value.boards : []).entries()
  for (const [i, board] of boards.entries()) {
    if (gone.has(i)) continue
    const { value: next } = found.next()
    if (next === undefined) {
      yield { field: `${through} board ${i + 1}`, expected: 'a board', actual: undefined }
      return
    }
    const [place, again] = next
    const named = [
      ...losses.filter((loss) => loss.board === i),
      ...written.losses.filter((loss) => loss.board === place),
    ].map(({ kind }) => kind)
    const excused = named.flatMap((kind) => EXCUSED[kind])
    const before = bare(named.includes('hand') ? withoutEmptyHands(board) : board) as Record<
      string,
      unknown
    >
    const after = bare(again) as Record<string, unknown>
    for (const field of BOARD_FIELDS)
      if (!excused.includes(field))
        yield* compare(`${through} board ${i + 1} ${field}`, before[field], after[field])
    if (board.kept?.kind === 'pbn' && hasMore(board.kept) && !excused.includes('kept'))
      yield { field: `${through} board ${i + 1}`, expected: 'a named loss', actual: board.kept }
  }
}

const withoutEmptyHands = (record: FileRecord): FileRecord => {
  const { board } = record
  const deal = bySeat((seat) => {
    const hand = board.deal[seat]
    return hand !== undefined && size(hand) > 0 ? hand : undefined
  })
  return { ...record, board: { ...board, deal } }
}

const hasMore = ({ tags, comments, callMarks, cardMarks, auction, play }: KeptPbn): boolean =>
  [tags, comments, callMarks, cardMarks].some((list) => (list?.length ?? 0) > 0) ||
  auction !== undefined ||
  play !== undefined

/** Checks one file against its row of the table. */
export function* checkFile(
  bytes: Uint8Array,
  name: string,
  expected: ExpectedFile | undefined,
  print: Print,
): Generator<Mismatch> {
  const read = finish(readBytes(bytes, basename(name)))
  if (!read.ok) {
    yield { field: '', expected: 'a readable file', actual: read.error.message }
    return
  }
  const { boards, problemCount, remarkCount, problems, format } = read.value
  const found = {
    boards: boards.length,
    auctions: boards.filter((b) => b.calls.length > 0).length,
    plays: boards.filter((b) => b.cards.length > 0).length,
    problems: problemCount,
  }
  const written = FORMATS.find(({ id }) => id === format)?.id
  const broken = [
    ...(written === undefined ? [] : roundTrip(boards, written)),
    ...crossing(boards, 'lin'),
    ...crossing(boards, 'link'),
  ]
  print(
    `${name}: ${found.boards} boards, ${found.auctions} auctions, ${found.plays} plays, ` +
      `${found.problems} problems, write-then-read ${broken.length === 0 ? 'is the identity' : 'DIFFERS'}`,
  )
  yield* broken
  const bad = basename(name).startsWith('errors_')
  if (bad && found.problems + remarkCount === 0)
    yield { field: 'problems', expected: 'something told of an errors_ file', actual: 0 }
  for (const problem of problems)
    if (problem.line === undefined || problem.column === undefined)
      yield { field: 'problems', expected: 'a line and a column', actual: problem.message }
  if (expected === undefined) {
    // A file that nobody has looked at is taken to be good.
    if (!bad && found.problems > 0)
      yield { field: 'problems', expected: 0, actual: problems.slice(0, 5).map(placed) }
    return
  }
  for (const field of ['boards', 'auctions', 'plays', 'problems'] as const)
    yield* compare(field, expected[field], found[field])
  if (expected.problems !== found.problems)
    for (const problem of problems.slice(0, 20)) print(`  ${placed(problem)}`)
}

const placed = (p: { line?: number; column?: number; message: string }): string =>
  `${p.line}:${p.column} ${p.message}`

/** The table, checked for its form. */
export function readTable(table: unknown): ExpectedTable {
  if (!isObject(table)) throw new Error('formats-expected.json must be an object of files.')
  for (const [name, row] of Object.entries(table)) {
    if (
      !isObject(row) ||
      !['boards', 'auctions', 'plays', 'problems'].every((f) => typeof row[f] === 'number')
    )
      throw new Error(`formats-expected.json: ${name} needs boards, auctions, plays and problems.`)
    if (row['problems'] !== 0 && !basename(name).startsWith('errors_') && !row['why'])
      throw new Error(`formats-expected.json: ${name} has problems, so it must say why.`)
  }
  return table as unknown as ExpectedTable
}

export const conformance: ConformanceKind = {
  kind: 'formats',
  usage: 'DIR…',
  run(args, print) {
    const table = readTable(expectedTable)
    let passed = 0
    let failed = 0
    for (const root of args)
      for (const path of filesBelow(root)) {
        const name = relative(root, path).split(sep).join('/') || basename(path)
        // Rows are found by the end of the whole path, so that any folder above may be named.
        const whole = resolve(path).split(sep).join('/')
        const row = Object.keys(table).find((key) => whole.endsWith(`/${key}`))
        let good = true
        try {
          for (const m of checkFile(
            readFileSync(path),
            name,
            row === undefined ? undefined : table[row],
            print,
          )) {
            good = false
            print(
              `${name}: ${m.field || 'file'}: expected ${show(m.expected)}, got ${show(m.actual)}`,
            )
          }
        } catch (error) {
          good = false
          print(
            `${name}: thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          )
        }
        if (good) passed += 1
        else failed += 1
      }
    if (passed + failed === 0) print('There is no PBN, LIN or text file below this folder.')
    return { passed, failed }
  },
}
