import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { rngOf } from '#core/rng.ts'
import { isZip } from './found.ts'
import { unzipped } from './unzip.ts'

const signal = new AbortController().signal
const MEGA = 1024 * 1024

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
    const parts: Uint8Array[] = []
    const zip = new Zip((_error, part) => parts.push(part))
    const file = new ZipDeflate('a.pbn')
    zip.add(file)
    file.push(strToU8('[Event "1"]'), true)
    zip.end()
    const files = await unzipped(Uint8Array.from(parts.flatMap((part) => [...part])), MEGA, signal)
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['[Event "1"]'])
  })
})

const changed = (zip: Uint8Array, at: number, bit: number): Uint8Array =>
  zip.map((byte, i) => (i === at ? byte ^ (1 << bit) : byte))
const indexOfList = (zip: Uint8Array): number =>
  new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - 6, true)

describe('a damaged zip', () => {
  const sent = Object.fromEntries(
    ['one.pbn', 'zwei/\u00fcben.lin', 'three.pbn'].map((name, i) => {
      const rng = rngOf([0, 0, 0, i])
      const board = () =>
        `[Deal "N:${Array.from({ length: 13 }, () => '23456789TJQKA'[rng.below(13)]).join('')}"]\n`
      return [name, strToU8(Array.from({ length: 40 }, board).join(''))]
    }),
  )
  const zip = zipSync({ ...sent, 'three.pbn': [sent['three.pbn']!, { level: 0 }] })
  const read = async (bytes: Uint8Array) => {
    try {
      const files = await unzipped(bytes, MEGA, signal)
      return Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  /** Bytes that say nothing of names and contents: versions, flags, times, attributes. */
  const aside = new Set<number>()
  const marks = (at: number, signature: number) =>
    new DataView(zip.buffer, zip.byteOffset).getUint32(at, true) === signature
  for (let at = 0; at + 4 <= zip.length; at++) {
    if (marks(at, 0x04034b50)) for (const i of [4, 5, 6, 7, 10, 11, 12, 13]) aside.add(at + i)
    if (marks(at, 0x02014b50)) {
      for (const i of [4, 5, 6, 7, 8, 9, 12, 13, 14, 15]) aside.add(at + i)
      for (let i = 34; i < 42; i++) aside.add(at + i)
    }
  }
  it('is whole before it is damaged', async () => {
    expect(await read(zip)).toEqual(sent)
  })
  it('is told, each of 300 cut short', async () => {
    const rng = rngOf([0, 0, 0, 42])
    for (let n = 0; n < 300; n++) {
      const length = rng.below(zip.length)
      expect(await read(zip.subarray(0, length)), `cut at ${length}`).toMatch(/damaged/)
    }
  })
  it('is told, each of 300 with one bit changed; what is said aside changes no file', async () => {
    const rng = rngOf([0, 0, 0, 4242])
    let told = 0
    for (let n = 0; n < 300; n++) {
      const [at, bit] = [rng.below(zip.length), rng.below(8)]
      const found = await read(changed(zip, at, bit))
      if (typeof found === 'string') told += 1
      else {
        expect(aside.has(at), `byte ${at}, bit ${bit}`).toBe(true)
        expect(found).toEqual(sent)
      }
    }
    expect(told).toBeGreaterThan(280)
  })
})
