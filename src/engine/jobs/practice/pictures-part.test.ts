import { expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import { isWhole, parse } from '#core/deal.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

/** North, East, South, West. */
const DEAL = 'N:AK74.K63.A84.QT5 863.QJT9.975.J82 QJ92.A52.KJ6.K43 T5.874.QT32.A976'
const dealt = (text: string) => {
  const read = parse(text)
  if (!read.ok || !isWhole(read.value)) throw new Error(text)
  return read.value
}
const calls = (text: string): readonly Call[] => text.split(' ').map((one) => parseCall(one)!)
const board = (text: string, deal = DEAL) => ({
  ...({ dealer: 0, vulnerability: 'None' } as const),
  calls: calls(text),
  deal: dealt(deal),
})
const parted = (boards: readonly ReturnType<typeof board>[], north: string, south: string) => {
  const [first, second] = [north, south].map((id) => [{ id }, { id: 'sayc' }] as const)
  return good(runInline('pictures-part', { boards, side: 0, first: first!, second: second! }))
}

it('partners of one system part nowhere while each bids what the hand is worth', () => {
  expect(parted([board('1N P 2C P 2S P 4S P P P')], 'sayc', 'sayc')).toEqual([undefined])
})

it('a strong notrump that partner plays weak parts them at the first call, in bits and words', () => {
  const [found] = parted([board('1N P 3N P P P')], 'sayc', 'essex-acol')
  expect(found).toMatchObject({ index: 0, seat: 0, kind: 'differ' })
  // 15 to 17 and 12 to 14 points have no hand in common, or hardly one.
  expect(found!.bits).toBeGreaterThan(0.9)
  expect(found!.meant).not.toEqual(found!.read)
})

it('a call that the caller’s own hand does not fit parts them there', () => {
  // North, with sixteen, passes and partner opens; or shows five hearts with three.
  expect(parted([board('P P 1N P P P')], 'sayc', 'sayc')[0]).toMatchObject({
    ...{ index: 0, kind: 'off', bits: 0 },
  })
  expect(parted([board('1H P 4H P P P')], 'sayc', 'sayc')[0]).toMatchObject({
    ...{ index: 0, seat: 0, kind: 'off' },
  })
})

it('opponents’ calls part nobody, and each board is told by itself', () => {
  const boards = [board('1N X P P P'), board('1H P P P')]
  expect(parted(boards, 'sayc', 'sayc').map((one) => one?.index)).toEqual([undefined, 0])
})
