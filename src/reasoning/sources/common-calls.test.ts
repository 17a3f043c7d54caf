import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import { classOfCall, commonTurn } from './common-calls.ts'

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
    ['1D 2D P 2S P', ['again other cue new quiet', 'again new quiet', 'again']],
    ['1D P P 2D P 2S P', ['again other cue new quiet', 'again new quiet', 'again']],
  ])('after %s is told from the narrowest to the widest', (calls, stages) => {
    expect(turn(calls).stages).toEqual(stages)
  })
  it.each([
    ['1D P', '1H:new1 2H:new2+ 3H:new3++ 4H:- 2C:new2 3C:new3+ 4C:new4++ 1N:N1 2N:N2+ 3N:N3++'],
    ['1D P', '2D:raise2 3D:raise3+ 4D:raise4++ 5D:- P:P'],
    ['1D P 1H P', '2D:own2 3D:own3+ 2H:raise2 4H:raise4++ 1S:new1 1N:N1'],
    ['1S', '2S:cue2 3S:cue3+ 2N:N2+ X:X'],
    ['1S 4S P P', '5H:new4 5S:own4 6S:- 6C:-'],
  ])('after %s names a bid by its suit, its level and how far it jumps: %s', (calls, told) => {
    for (const one of told.split(' ')) {
      const [call = '', label = ''] = one.split(':')
      const found = classOfCall(turn(calls), parseCall(call) ?? PASS)
      expect(found?.names[0]?.split(': ')[1] ?? '-', call).toBe(label)
    }
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
