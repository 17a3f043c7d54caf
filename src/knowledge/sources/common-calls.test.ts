import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import { commonTurn } from './common-calls.ts'

const turn = (calls: string) => commonTurn(calls.split(' ').map((text) => parseCall(text) ?? PASS))

describe('a turn in common words', () => {
  it.each([
    ['P P', ['open 2', 'open']],
    ['1C', ['over 1m direct', 'over 1m', 'over']],
    ['1H', ['over 1M direct', 'over 1M', 'over']],
    ['1H P P', ['over 1M late', 'over 1M', 'over']],
    ['1D P 1S', ['over 1m twice direct', 'over 1m', 'over']],
    ['1S P', ['answer opening 1M quiet', 'answer opening quiet', 'answer quiet']],
    ['1D 2C X', ['answer overcall 2C doubled', 'answer overcall doubled', 'answer doubled']],
    ['1N P', ['notrump 1N', 'notrump 1N 1']],
    ['1D P 1H P', ['again opener new new quiet', 'again new quiet', 'again']],
    ['1H 1S 2H 2S', ['again opener new raise bid', 'again raise bid', 'again']],
  ])('after %s is told from the narrowest to the widest', (calls, stages) => {
    expect(turn(calls).stages).toEqual(stages)
  })
  it('knows who has bid which suit', () => {
    // The right-hand opponent has called last: clubs are one’s own, diamonds the left-hand one’s.
    const { suits } = turn('1C 1D 1S 1N 2C 2D 2H P')
    expect({
      own: [...suits.own],
      partners: [...suits.partners],
      theirs: [...suits.theirs],
    }).toEqual({ own: [0], partners: [3, 2], theirs: [1] })
  })
})
