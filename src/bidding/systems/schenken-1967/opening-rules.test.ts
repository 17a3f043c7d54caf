import { expect, it, describe as suite } from 'vitest'
import { startState } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { NATURAL_ALONE } from '#bidding/language/system.ts'
import { admits } from '#constraint/admits.ts'
import { callCode } from '#core/call.ts'
import { STRAINS } from '#core/suit.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { rulesOf } from '../registry.ts'
import { openbid } from './openbid.ts'
import { openedWith, schenkenOpenings } from './opening-rules.ts'

const next = randomWords(1967)
const hands = Array.from({ length: 3000 }, (_, i) =>
  i % 2 ? randomHand(next) : lopsidedHand(next),
)

suite('the openings of the Schenken system', () => {
  const state = startState([rulesOf('schenken-1967'), NATURAL_ALONE], 0, 'None')

  it('are those of OPENBID', () => {
    for (const hand of hands) expect(callFor(state, hand)).toBe(openbid(hand).call)
  })

  it('keep the source of a strong club or diamond in the hand', () => {
    let strong = 0
    for (const hand of hands) {
      const { call, strength } = openbid(hand)
      for (const name of ['1C', '2D'] as const)
        for (const strain of STRAINS) {
          const told = callCode(call) === name && strength === strain
          strong += told ? 1 : 0
          expect(admits(openedWith(name, strain), hand)).toBe(told)
        }
    }
    expect(strong).toBeGreaterThan(100)
  })
  it('say where OPENBID and the published summaries part', () => {
    const saying = schenkenOpenings().filter(({ says }) => says?.includes('1963'))
    expect(new Set(saying.map(({ name }) => name))).toEqual(new Set(['3 2D/N', '4 2N']))
  })
})
