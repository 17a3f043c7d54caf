import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { runInline } from '#testing/inline.ts'
import { isZip } from './found.ts'
import { unzipped } from './unzip.ts'

const signal = new AbortController().signal
const MEGA = 1024 * 1024

/** As programs write it that send a zip while they make it: the sizes stand behind each file. */
function streamed(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = []
  const zip = new Zip((_error, part) => parts.push(part))
  for (const [name, bytes] of Object.entries(files)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(bytes, true)
  }
  zip.end()
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

describe('files out of a zip', () => {
  it('come in their order, without folders and what systems put beside them', async () => {
    const zip = zipSync({
      'match/one.pbn': strToU8('[Event "1"]'),
      'match/two.lin': [strToU8('md|1|'), { level: 0 }],
      '__MACOSX/._one.pbn': strToU8('x'),
      'cover.png': strToU8('x'),
    })
    expect(isZip(zip)).toBe(true)
    const files = await unzipped(zip, MEGA, signal)
    expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['match/one.pbn', '[Event "1"]'],
      ['match/two.lin', 'md|1|'],
    ])
  })
  it('are refused in words when they are too large, too many or damaged', async () => {
    const why = (zip: Uint8Array) =>
      unzipped(zip, MEGA, signal).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    const bomb = zipSync({ 'a.pbn': new Uint8Array(3 * MEGA) })
    expect(bomb.length).toBeLessThan(10_000)
    expect(await why(bomb)).toBe('The files in the zip have more than 1 MB together.')
    const many = Object.fromEntries(
      Array.from({ length: 501 }, (_, i) => [`${i}.pbn`, strToU8('x')]),
    )
    expect(await why(zipSync(many))).toBe('The zip has more than 500 files.')
    expect(await why(zipSync({ 'a.png': strToU8('x') }))).toBe('The zip holds no file with boards.')
    const small = zipSync({ 'a.pbn': strToU8('[Event "1"]\n'.repeat(2000)) })
    expect(await why(small.subarray(0, -1))).toBe(
      'The zip is damaged: its list of files is missing or not whole.',
    )
    expect(await why(changed(small, 60, 0))).toBe(
      'The zip is damaged: a.pbn is not what was put in.',
    )
    // The flag of a password, before the file and in the list.
    const list = indexOfList(small)
    expect(await why(changed(changed(small, 6, 0), list + 8, 0))).toBe(
      'a.pbn in the zip is locked with a password.',
    )
    expect(await why(changed(changed(small, 8, 2), list + 10, 2))).toBe(
      'a.pbn in the zip is packed in a way that is not read here.',
    )
  })
  it('come where sizes stand behind each file, as streams write them', async () => {
    const files = await unzipped(streamed({ 'a.pbn': strToU8('[Event "1"]') }), MEGA, signal)
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['[Event "1"]'])
  })
})

const changed = (zip: Uint8Array, at: number, bit: number): Uint8Array =>
  zip.map((byte, i) => (i === at ? byte ^ (1 << bit) : byte))
const indexOfList = (zip: Uint8Array): number =>
  new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - 6, true)

/** Files that no zip makes much shorter, so that most changes are within one. */
const SENT = Object.fromEntries(
  ['one.pbn', 'zwei/\u00fcben.lin', 'three.pbn'].map((name, i) => {
    const rng = rngOf([0, 0, 0, i])
    const board = () =>
      `[Deal "N:${Array.from({ length: 13 }, () => '23456789TJQKA'[rng.below(13)]).join('')}"]\n`
    return [name, strToU8(Array.from({ length: 40 }, board).join(''))]
  }),
)
describe.each([
  [
    'with its sizes before each file',
    zipSync({ ...SENT, 'three.pbn': [SENT['three.pbn']!, { level: 0 }] }),
  ],
  ['with its sizes behind each file', streamed(SENT)],
] as const)('a damaged zip %s', (_, zip) => {
  /** As a chosen file is read: the files of the zip, or the words that refuse it. */
  const read = async (bytes: Uint8Array) => {
    if (!isZip(bytes)) {
      const { boardCount, problems } = runInline('import', { name: 'sent.zip', bytes })
      expect(boardCount).toBe(0)
      return problems.map(({ message }) => message).join(' ')
    }
    try {
      const files = await unzipped(bytes, MEGA, signal)
      return Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  it('is whole before it is damaged', async () => {
    expect(await read(zip)).toEqual(SENT)
  })
  it('is told, each of 300 cut short', async () => {
    const rng = rngOf([0, 0, 0, 42])
    for (let n = 0; n < 300; n++) {
      const length = rng.below(zip.length)
      const told = length < 4 ? /not a (format|text file)|empty/ : /damaged/
      expect(await read(zip.subarray(0, length)), `cut at ${length}`).toMatch(told)
    }
  })
  it('is told, each of 300 with one bit changed, or gives every file as it was', async () => {
    const rng = rngOf([0, 0, 0, 4242])
    let told = 0
    for (let n = 0; n < 300; n++) {
      const [at, bit] = [rng.below(zip.length), rng.below(8)]
      const found = await read(changed(zip, at, bit))
      if (typeof found !== 'string') expect(found, `byte ${at}, bit ${bit}`).toEqual(SENT)
      else if (found !== '') told += 1
    }
    // The others are dates, versions and rights, which say nothing of a file.
    expect(told).toBeGreaterThan(260)
  })
})
