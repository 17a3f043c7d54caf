import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
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
    const sound = zipSync({ 'a.pbn': strToU8('[Event "1"]\n'.repeat(2000)) })
    expect(await why(sound.map((byte, i) => (i > 40 && i < 60 ? 255 - byte : byte)))).toMatch(
      /damaged|no file/,
    )
  })
})
