/** What is fuzzed: for each kind the good inputs, and what must hold of any change of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finish } from '#core/steps.ts'
import {
  decodeShare,
  encodeShare,
  type FileReader,
  type FileRecord,
  FORMATS,
  READERS,
  readText,
  writeRecords,
} from '#formats/index.ts'
import { bitWriter } from '#formats/share/bits.ts'
import { readStrategy } from '#formats/strategy/index.ts'
import { readAgreements, writeAgreements } from '#store/agreements/agreements-file.ts'
import { unpackAgreements } from '#store/links/shared-agreements.ts'
import { createKibitzerStore } from '#store/store.ts'
import { good } from '#testing/good.ts'
import { memoryStorage } from '#testing/memory-storage.ts'
import { notebook, playSome, rowsOf, visit } from '#testing/page-visits.ts'
import { sharedPath } from '#testing/shared-path.ts'
import { readStrategies } from '#testing/strategy-files.ts'
import { crossing } from '../conformance/formats.ts'
import { CARRIED_KINDS } from './carried-kinds.ts'
import { claim, claimKept, type FuzzKind } from './kind.ts'
import { CARD_TEXTS, SYSTEM_TEXTS } from './system-text-kind.ts'

const SAMPLES = 'e2e/samples'
/** Larger ones are cut into pieces of that length: in a long one the changes would hardly meet. */
const PIECE = 3000

function samples(ends: RegExp): readonly string[] {
  const wild = sharedPath('data', 'pbn-lin')
  const paths = [SAMPLES, ...(wild === undefined ? [] : [wild])].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ends.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return paths.sort().flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const pieces = Math.min(20, Math.ceil(text.length / PIECE))
    return Array.from({ length: pieces }, (_, i) => text.slice(i * PIECE, (i + 1) * PIECE))
  })
}

/** Our own samples as records. */
const records = (): readonly FileRecord[] =>
  good(finish(readText(readFileSync(join(SAMPLES, 'eight-boards.pbn'), 'utf8')))).boards

/** Whatever was read goes on the table behind what is there, and into every format. */
function takeIn(boards: readonly FileRecord[]): void {
  for (const format of FORMATS) {
    const again = finish(readText(writeRecords(boards.slice(0, 4), format.id).text))
    if (format.id === 'json' && boards.length > 0)
      claim(again.ok && again.value.problemCount === 0, 'our own JSON has lost something')
  }
  if (boards.length === 0) return
  for (const through of ['lin', 'link'] as const)
    for (const { field, expected, actual } of crossing(boards.slice(0, 2), through))
      throw new Error(`${field}: ${JSON.stringify(expected)}, then ${JSON.stringify(actual)}`)
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const [first] = store.getState().table.boards
  claim(actions.loadBoards(boards, 'a file', { mode: 'append' }).ok, 'what was read is not taken')
  claim(store.getState().table.boards[0] === first, 'the board on the table is lost')
  claimKept(store.getState().table.boards)
  actions.stepBy(1000)
}

const boardsIn = (id: FileReader['id'], ends: RegExp): FuzzKind => ({
  name: id,
  corpus: async () => samples(ends),
  run(text) {
    const lines = text.split(/\r\n|\r|\n/).length
    const reader = READERS.find((one) => one.id === id)
    if (reader === undefined) throw new Error(`no reader ${id}`)
    const content = finish(reader.read(text))
    for (const { line, message } of [...content.problems, ...content.remarks]) {
      claim(message !== '', 'a problem says nothing')
      claim(
        line !== undefined && line >= 1 && line <= lines,
        `a problem at line ${line} of ${lines}`,
      )
    }
    takeIn(content.boards)
    finish(readText(text))
  },
})

const links: FuzzKind = {
  ...boardsIn('link', /link\.txt$/),
  corpus: async () => [
    ...samples(/link\.txt$/),
    ...writeRecords(records(), 'link').text.split('\n'),
    `<p>See <a href="${writeRecords(records().slice(0, 1), 'link').text.trim().replaceAll('&', '&amp;')}">it</a>.`,
  ],
}

const ourJson: FuzzKind = {
  ...boardsIn('json', /none/),
  tree: true,
  corpus: async () => records().map((record) => writeRecords([record], 'json').text),
}

const share: FuzzKind = {
  name: 'share',
  corpus: async () =>
    records().map(({ kept: _, ...record }) =>
      encodeShare({ record, cursor: 3, view: { mode: { kind: 'all' }, observer: 2, turned: 0 } }),
    ),
  run(text) {
    const read = decodeShare(text)
    if (!read.ok) return
    const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
    const [first] = store.getState().table.boards
    actions.openPosition(read.value)
    const { boards } = store.getState().table
    claim(boards[0] === first, 'the board on the table is lost')
    claimKept(boards)
  },
}

/** A letter of a share link as its six bits. */
const SEXTETS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((c, i) => [c, i]),
)

/** Share links changed by somebody who knows how to seal them: the checksum holds. */
const sealed: FuzzKind = {
  ...share,
  name: 'sealed',
  run(text) {
    const bits = bitWriter()
    for (const letter of text.slice(5)) bits.put(SEXTETS.get(letter) ?? 0, 6)
    return share.run(`k1${bits.finish()}`)
  },
}

const agreements: FuzzKind = {
  name: 'agreements',
  tree: true,
  corpus: async () => {
    const { store } = createKibitzerStore({ seed: [1, 2, 3, 4] })
    const file = writeAgreements(store.getState().agreements.sides)
    return [file, JSON.stringify(JSON.parse(file))]
  },
  async run(text) {
    const read = readAgreements(text)
    if (read.ok) claim(readAgreements(writeAgreements(read.value)).ok, 'not readable when written')
    const packed = await unpackAgreements(text.replace(/[^\w-]/g, '').slice(0, 2000))
    claim(packed.ok || packed.error.message !== '', 'a refusal without words')
  },
}

const strategies: FuzzKind = {
  name: 'strategies',
  corpus: async () => {
    const folder = sharedPath('spec')
    const found =
      folder === undefined
        ? []
        : readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile() && /strateg.*\.(json|pl|txt)$/i.test(entry.name))
            .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    return [
      ...found.map((text) => text.slice(0, PIECE)),
      'opening(1, suit, [hcp(12, 21), length(hearts, 5, 13)]).\nopening(1, notrump, [hcp(15, 17)]).',
      '{"name":"Mine","facts":[{"kind":"hcp","min":12,"max":21}],"tieBreak":[]}',
    ]
  },
  run(text) {
    const one = readStrategy(text)
    claim(one.ok || one.error.length > 0, 'a refusal without words')
    readStrategies(text)
  },
}

interface Rows {
  readonly session?: unknown
  readonly boards?: unknown
  readonly moment?: unknown
}

/** The rows that a changed text still says; a text that says none stands for them all. */
function rowsIn(text: string): Rows {
  try {
    return { ...(JSON.parse(text) as Rows | null) }
  } catch {
    return { session: text, boards: [], moment: text }
  }
}

/** A saved table and its last moment; what is changed is one row of it, as text. */
const stored: FuzzKind = {
  name: 'tables',
  tree: true,
  corpus: async () => {
    const storage = memoryStorage()
    const book = notebook()
    const table = await visit(storage, book, [5, 6, 7, 8])
    table.actions.loadBoards(records().slice(0, 3), 'a file', { mode: 'append' })
    playSome(table, 5)
    await table.saving.flush()
    table.actions.stepBy(-2)
    table.saving.lastMoment()
    const session = (await rowsOf(storage, 'session'))[0]?.[1]
    const boards = (await rowsOf(storage, 'boards')).map(([, row]) => row)
    const moment: unknown = JSON.parse(book.text ?? 'null')
    return [
      { session, boards },
      { session, boards, moment },
    ].map((data) => JSON.stringify(data))
  },
  async run(text) {
    const data = rowsIn(text)
    const rows: readonly unknown[] = Array.isArray(data.boards) ? data.boards : [data.boards]
    const storage = memoryStorage({
      session: data.session === undefined ? [] : [['now', data.session]],
      boards: rows.map((row, i) => [i + 1, row] as const),
    })
    const book = notebook()
    book.text = data.moment === undefined ? undefined : JSON.stringify(data.moment)
    const table = await visit(storage, book, [5, 6, 7, 8])
    claim(table.store.getState().table.boards.length > 0, 'a table without a board')
    claim(table.saving.outcome !== 'not-saved', 'a damaged row stops all saving')
    table.saving.stop()
    const again = await visit(storage, notebook(), [5, 6, 7, 8])
    claim(again.saving.outcome === 'restored', 'what was saved then cannot be read')
    again.saving.stop()
  },
}

const DEAL = 'KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982'
const DIAGRAM = `Dlr: E        ♠ K Q 8 4 2
              ♥ A 9
              ♦ A Q 5
              ♣ A 7 3
West                         East
♠ 6             N            ♠ A 7
♥ Q 8 7 5    W     E         ♥ J 6 2
♦ J 8 3         S            ♦ K 10 7 6 2
♣ Q 10 9 8 2                 ♣ 6 5 4
              ♠ J 10 9 5 3
              ♥ K 10 4 3
              ♦ 9 4
              ♣ K J
`
const hands: FuzzKind = {
  ...boardsIn('deals', /list10\.txt$/),
  corpus: async () => [
    ...samples(/list10\.txt$/),
    `Board 7\nDealer: East  Vul: All\nN:${DEAL}\n`,
    `North: S KQ842 H A9 D AQ5 C A73\nE: ♠A7 ♥J62 ♦K10762 ♣654\nS = JT953.KT43.94.KJ`,
    DEAL.replaceAll(' ', '\n'),
    DIAGRAM,
    DIAGRAM.replaceAll(/[♠♥♦♣] /g, ''),
    `West   East\n${DIAGRAM.split('\n').slice(5, 9).join('\n')}\n`,
  ],
}
const rbn: FuzzKind = {
  ...boardsIn('rbn', /none/),
  corpus: async () => [
    `E Cup\nN Ann+Bo:Cem+Dora:O\nB 7\nH N:${DEAL.replaceAll(' ', ':')}\nA SB:PP1S*P:4S^1A\n1 to play\nP D243A:SK736\nR 11:650\n\nC 4SX:N\nP D243A\n`,
  ],
}

export const FUZZ_KINDS: readonly FuzzKind[] = [
  boardsIn('pbn', /\.pbn$/),
  boardsIn('lin', /\.lin$/),
  links,
  ourJson,
  share,
  agreements,
  strategies,
  stored,
  hands,
  rbn,
  sealed,
  ...CARRIED_KINDS,
  SYSTEM_TEXTS,
  CARD_TEXTS,
]
