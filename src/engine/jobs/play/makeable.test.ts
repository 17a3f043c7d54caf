import { expect, it } from 'vitest'
import { dealtRecord } from '#core/record.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import { readText, writeRecords } from '#formats/index.ts'
import { createInlineEngine } from '#testing/inline.ts'

const engine = createInlineEngine()
const records = [1, 2].map((n) => dealtRecord(n, dealFromSeed([1, 2, 3, 4], n)))

it('boards are solved, written, and found alike when they are read again', async () => {
  const found = await engine.run('double-dummy', { ask: 'boards', records })
  const told = records.map((record, i) => {
    const one = found[i]
    if (!one?.ok) throw new Error('not solved')
    expect(one.value.differs).toBeUndefined()
    return { ...record, makeable: one.value.makeable }
  })
  const { text } = writeRecords(told, 'pbn')
  const read = (of: string) => {
    const file = finish(readText(of, 'x.pbn'))
    return file.ok ? file.value.boards : []
  }
  const differs = async (of: string) =>
    (await engine.run('double-dummy', { ask: 'boards', records: read(of) })).map(
      (one) => one.ok && one.value.differs,
    )
  expect(await differs(text)).toEqual([0, 0])
  const changed = text.replace(/\[OptimumScore "NS [+-]\d+"\]/, '[OptimumScore "NS +7"]')
  expect(await differs(changed)).toEqual([1, 0])
})
it('a board without all hands is no answer, and stops no other', async () => {
  const [first, second] = records
  const short = {
    ...first!,
    board: { ...first!.board, deal: [undefined, undefined, undefined, undefined] as const },
  }
  const found = await engine.run('double-dummy', { ask: 'boards', records: [short, second!] })
  expect(found.map(({ ok }) => ok)).toEqual([false, true])
})
