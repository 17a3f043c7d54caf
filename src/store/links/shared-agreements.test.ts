import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '#examples/index.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'
import { sidesOf } from '../table/example-sides.ts'
import { packAgreements, unpackAgreements } from './shared-agreements.ts'

const sides = sidesOf(EXAMPLES.find(({ id }) => id === 'longest-suit') ?? (EXAMPLES[0] as never))
const pack = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return Buffer.from(bytes).toString('base64url')
}

describe('agreements in a link', () => {
  it('come back as they were, for every example, in letters an address may have', async () => {
    for (const example of EXAMPLES) {
      const packed = await packAgreements(sidesOf(example))
      expect(packed).toMatch(/^[\w-]*$/)
      expect(packed.length).toBeLessThan(1500)
      if (packed !== '')
        expect(await unpackAgreements(packed)).toEqual({ ok: true, value: sidesOf(example) })
    }
  })
  it('are left out where they are as on a first visit', async () => {
    expect(await packAgreements(START_SIDES)).toBe('')
    expect(await packAgreements(sides)).not.toBe('')
  })
  it('that are cut off, changed or no agreements are refused', async () => {
    const packed = await packAgreements(sides)
    for (const bad of [
      packed.slice(0, -9),
      `x${packed}`,
      packed.replace(/^.{8}/, '--------'),
      '%',
      '',
    ])
      expect((await unpackAgreements(bad)).ok, bad).toBe(false)
    expect(await unpackAgreements(await pack('{"format":"other"}'))).toMatchObject({ ok: false })
    expect(await unpackAgreements('A'.repeat(100_001))).toMatchObject({
      error: { message: expect.stringContaining('too long') as string },
    })
  })
  it('that nest a thousand deep are refused in words', async () => {
    const deep = `${'{"kind":"not","of":'.repeat(1000)}{"kind":"balanced"}${'}'.repeat(1000)}`
    expect(await unpackAgreements(await pack(deep))).toMatchObject({
      error: { message: expect.stringContaining('more than 60 levels deep') as string },
    })
  })
  it('that unpack to more than a file may have are refused before they fill the memory', async () => {
    const bomb = await pack(' '.repeat(20_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await unpackAgreements(bomb)).toMatchObject({
      error: { message: expect.stringContaining('too long') as string },
    })
  })
})
