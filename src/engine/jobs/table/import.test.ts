import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PACK_SIZE, packed, unpacked } from '#core/packed-records.ts'
import { finish } from '#core/steps.ts'
import { MOST_SYSTEM_TEXT } from '#core/system-text.ts'
import { type FileRecord, readBytes, readText } from '#formats/index.ts'
import { good } from '#testing/good.ts'
import { createInlineEngine, runInline } from '#testing/inline.ts'
import { upTo } from '#testing/long.ts'
import { engineErrorCode } from '../../engine-client.ts'
import type { ImportOutput, ImportProgress } from './import.ts'

const samples = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../e2e/samples')
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(resolve(samples, name)))

const boardsOf = (out: ImportOutput) => out.packs.flatMap((pack) => unpacked<FileRecord>(pack))

/** A valid PBN file of about that many bytes: the games of our sample over and over. */
function large(size: number): Uint8Array {
  const text = readFileSync(resolve(samples, 'eight-boards.pbn'), 'utf8')
  const games = text.slice(text.indexOf('[Event'))
  return new TextEncoder().encode(
    `% PBN 2.1\r\n${`${games}\r\n`.repeat(Math.ceil(size / games.length))}`,
  )
}

describe('the import job', () => {
  it.each([
    ['eight-boards.pbn', 'pbn', 8],
    ['eight-boards.lin', 'lin', 8],
    ['eight-boards.json', 'json', 8],
    ['link.txt', 'link', 1],
  ])('reads %s whole', (name, format, boards) => {
    const out = runInline('import', { name, bytes: sample(name) })
    expect([out.format, out.boardCount, boardsOf(out).length, out.problems]).toEqual([
      format,
      boards,
      boards,
      [],
    ])
  })
  it('gives the text of a system as it is, from a file or pasted, and refuses one that is too long', () => {
    const text = '-- ours\nsystem: Ours\nuse sayc with notrump 12-14\n“♠”\n'
    const bytes = new TextEncoder().encode(`\uFEFF${text}`)
    for (const input of [{ name: 'ours.kibitzer-system.txt', bytes }, { text }])
      expect(runInline('import', input)).toMatchObject({
        system: text,
        boardCount: 0,
        problems: [],
      })
    const long = runInline('import', { text: `${text}${'-'.repeat(MOST_SYSTEM_TEXT)}` })
    expect(long.system).toBeUndefined()
    expect(long.problems.map(({ code }) => code)).toEqual(['system/long'])
  })
  it('gives the boards of a faulty file and each fault with its place', () => {
    const out = runInline('import', { name: 'errors.pbn', bytes: sample('errors.pbn') })
    expect(out.problems.map((p) => `${p.line} ${p.code}`)).toEqual([
      '7 deal/duplicate',
      '12 deal/missing',
      '17 deal/fifth-hand',
      '25 call/insufficient',
      '38 play/revoke',
      '49 pbn/card',
      '56 pbn/call',
    ])
    expect(boardsOf(out).map((b) => [b.board.number, b.calls.length, b.cards.length])).toEqual([
      [4, 4, 0],
      [5, 6, 10],
      [6, 6, 1],
      [7, 2, 0],
    ])
    const lin = runInline('import', { text: new TextDecoder().decode(sample('errors.lin')) })
    expect(lin.problems.map((p) => `${p.line} ${p.code}`)).toEqual([
      '1 call/insufficient',
      '3 play/revoke',
      '4 deal/duplicate',
    ])
    expect(boardsOf(lin)).toHaveLength(3)
  })
  it('refuses what it cannot read, in words', () => {
    const code = (input: Parameters<typeof runInline<'import'>>[1]) =>
      runInline('import', input).problems.map((p) => p.code)
    expect(code({ bytes: Uint8Array.from([0, 1, 2, 3, 0, 0, 9, 4]) })).toEqual(['file/binary'])
    expect(code({ text: 'rubbish' })).toEqual(['file/unknown'])
    expect(code({})).toEqual(['file/empty'])
    expect(code({ size: 25 * 1024 * 1024 })).toEqual([])
    expect(code({ size: 25 * 1024 * 1024 + 1 })).toEqual(['file/too-large'])
    expect(code({ text: 'https://x.org/#k1AAAAAAAAAAAA' })).toEqual(['share/broken'])
    expect(code({ bytes: new Uint8Array(25 * 1024 * 1024 + 1) })).toEqual(['file/too-large'])
  })
  it('reads a large valid file with progress in small steps', () => {
    // Steps and packs do not grow with the file: 10 MB are what the project is asked to read.
    const megabytes = upTo(2, 10)
    const bytes = large(megabytes * 1024 * 1024)
    const seen: ImportProgress[] = []
    const out = runInline('import', { name: 'large.pbn', bytes }, (p) => seen.push(p))
    expect(out.problemCount).toBe(0)
    expect(out.boardCount).toBeGreaterThan(megabytes * 1000)
    const rises = seen.every((p, i) => i === 0 || p.bytesRead >= (seen[i - 1]?.bytesRead ?? 0))
    expect(rises).toBe(true)
    // No step is longer than a small part of the file, so that a cancel is heard.
    const steps = seen.map((p, i) => p.bytesRead - (seen[i - 1]?.bytesRead ?? 0))
    expect(Math.max(...steps)).toBeLessThan(100_000)
    expect(seen.at(-1)?.boards).toBeGreaterThan(megabytes * 1000)
    // The page makes records of them in small steps too.
    const sizes = out.packs.map((p) => unpacked(p).length)
    expect(sizes.reduce((a, b) => a + b)).toBe(out.boardCount)
    expect(Math.max(...sizes)).toBe(PACK_SIZE)
    expect(Math.max(...out.packs.map((p) => p.length))).toBeLessThan(200_000)
  })
  it('can be cancelled', async () => {
    const engine = createInlineEngine()
    const stop = new AbortController()
    const run = engine.run(
      'import',
      { bytes: large(4 * 1024 * 1024) },
      { signal: stop.signal, onProgress: () => stop.abort() },
    )
    await expect(run.catch((error: unknown) => engineErrorCode(error))).resolves.toBe(
      'job/cancelled',
    )
  })
})

describe('the packs', () => {
  it('hold all that a file says, also beyond the record', () => {
    const samples = ['eight-boards.pbn', 'eight-boards.lin', 'errors.pbn', 'errors.lin']
    const records = samples.flatMap((name) => {
      const read = finish(readBytes(sample(name), name))
      return read.ok ? read.value.boards : []
    })
    const unknown = good(
      finish(
        readText(
          '[Deal "N:A2.K2.. - - -"]\n[Contract "1NT"]\n[Declarer "N"]\n[Site "\u{d800}é\u2028"]\n\n[Deal "S:- - - -"]',
        ),
      ),
    )
    const all = [...records, ...unknown.boards]
    expect(all.length).toBeGreaterThan(20)
    // Strictly: a key with `undefined` is one that is there.
    expect([...packed(all)].flatMap(unpacked)).toStrictEqual(all)
  })
})

describe('the export job', () => {
  it('writes what the import job reads', () => {
    const boards = boardsOf(runInline('import', { bytes: sample('eight-boards.pbn') }))
    for (const format of ['pbn', 'json'] as const) {
      const { text, losses } = runInline('export', { ask: 'boards', records: boards, format })
      expect(losses).toEqual([])
      expect(boardsOf(runInline('import', { text }))).toEqual(boards)
    }
    const lin = runInline('export', { ask: 'boards', records: boards, format: 'lin' })
    expect(lin.losses.length).toBeGreaterThan(0)
    expect(boardsOf(runInline('import', { text: lin.text })).map((b) => b.cards)).toEqual(
      boards.map((b) => b.cards),
    )
  })
})

describe('the link job', () => {
  it('goes both ways', () => {
    const boards = boardsOf(runInline('import', { bytes: sample('eight-boards.lin') }))
    const record = boards[1]
    if (record === undefined) throw new Error('no board')
    const { kept: _, ...bare } = record
    const state = {
      record: bare,
      cursor: 3,
      view: { mode: { kind: 'all' }, observer: 1, turned: 0 },
    } as const
    const made = runInline('link', { kind: 'encode', state })
    if (made.kind !== 'encoded') throw new Error('not encoded')
    const back = runInline('link', { kind: 'decode', text: made.text })
    expect(back).toEqual({ kind: 'decoded', result: { ok: true, value: state } })
    const link = runInline('import', { text: ` https://x.org/a#/s/${made.text}\n` })
    const pasted = boardsOf(link)
    expect({ record: pasted[0], ...link.position }).toEqual(state)
    expect(link.agreed).toBeUndefined()
    const more = runInline('import', { text: `https://x.org/a#/s/${made.text}/ab-_9` })
    expect([more.position, more.agreed]).toEqual([link.position, 'ab-_9'])
  })
})
