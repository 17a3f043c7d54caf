import { describe, expect, it } from 'vitest'
import type { Statement } from '#bidding/factbase/statement.ts'
import { plain } from '#constraint/phrase.ts'
import { bidOf } from '#core/call.ts'
import { cardOf } from '#core/card.ts'
import { ACE, KING } from '#core/rank.ts'
import { NORTH, SOUTH } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import {
  becauseWords,
  factWords,
  logWords,
  planReason,
  planWords,
  stageWords,
  statementWords,
} from './fact-words.ts'

const said = (s: Statement): string => plain(statementWords(s))

describe('the words of facts', () => {
  it.each([
    [{ kind: 'points', min: 6, max: 37 }, '6 or more points'],
    [{ kind: 'points', min: 0, max: 11 }, 'at most 11 points'],
    [{ kind: 'points', min: 12, max: 14 }, '12 to 14 points'],
    [{ kind: 'suit-points', suit: CLUBS, min: 1, max: 1 }, '1 point in clubs'],
    [{ kind: 'total', min: 19, max: 46 }, '19 or more points with short suits counted'],
    [{ kind: 'length', suit: SPADES, min: 0, max: 0 }, 'no spades'],
    [{ kind: 'length', suit: SPADES, min: 1, max: 1 }, 'a singleton in spades'],
    [{ kind: 'length', suit: SPADES, min: 4, max: 13 }, '4 or more spades'],
    [{ kind: 'count', rank: ACE, of: [0, 3] }, '0 or 3 aces'],
    [{ kind: 'count', rank: KING, of: [1] }, '1 king'],
    [{ kind: 'card', card: cardOf(DIAMONDS, ACE), held: false }, 'not the ace of diamonds'],
    [{ kind: 'control', suit: HEARTS, held: false }, 'no first-round control of hearts'],
    [{ kind: 'longer', suit: SPADES, than: HEARTS, by: 1 }, 'spades longer than hearts'],
    [{ kind: 'longer', suit: SPADES, than: HEARTS, by: 0 }, 'spades at least as long as hearts'],
    [{ kind: 'special', opening: 'weak two', suit: undefined }, 'no weak two'],
    [{ kind: 'balanced', is: false }, 'not balanced'],
    [{ kind: 'variable', name: 'trumps', value: SPADES }, 'trumps = spades'],
    [{ kind: 'variable', name: 'safelevel', value: 4 }, 'safelevel = 4'],
  ] as const)('%j', (statement, words) => {
    expect(said(statement)).toBe(words)
  })
  it('name the player, but not for a variable', () => {
    expect(plain(factWords({ about: NORTH, says: { kind: 'opened' } }))).toBe(
      'North: opened the bidding',
    )
    const trumps = { kind: 'variable', name: 'Weveopened', value: 1 } as const
    expect(plain(factWords({ about: SOUTH, says: trumps }))).toBe('Weveopened = yes')
  })
  it('say where a fact comes from', () => {
    const triggers = new Map([['t', 'A void']])
    expect(becauseWords({ kind: 'call', at: 3, rules: [], part: 'indirect' }, triggers)).toBe(
      'call 4, by the calls not made',
    )
    expect(becauseWords({ kind: 'trigger', trigger: 't', facts: [] }, triggers)).toBe('A void')
    expect(becauseWords({ kind: 'counting', law: 'forty-points', facts: [] }, triggers)).toBe(
      'the pack has forty points',
    )
  })
})

describe('the words of the log and of plans', () => {
  const context = { observer: SOUTH, facts: [], cues: [], triggers: new Map<string, string>() }
  it('tell a message by what its receiver is to do', () => {
    const message = { from: 'choose', to: 'partner', about: 'aces', at: 0 } as const
    expect(plain(logWords({ kind: 'message', doing: 'sent', message }, context))).toBe(
      'Message sent from the choosing routine to the routine that reads partner: the next call tells aces.',
    )
    const back = { ...message, from: 'partner', to: 'choose' } as const
    expect(
      plain(logWords({ kind: 'message', doing: 'received', message: back }, context)),
    ).toContain('tell aces next')
  })
  it('tell a choice that was not followed', () => {
    const call = bidOf(1, SPADES)
    expect(
      plain(
        logWords(
          { kind: 'chosen', call, rule: 'essex-acol/opening/1S', made: bidOf(2, SPADES) },
          context,
        ),
      ),
    ).toBe('Would have chosen one spade by the rule “opening: 1♠”.')
  })
  it.each([
    [
      { kind: 'with-answer', rank: ACE, count: 0, bid: bidOf(5, SPADES) },
      'five spades with no ace from partner',
    ],
    [
      { kind: 'draw-trumps', suit: HEARTS, ours: 9 },
      'draw trumps, hearts: at least 9 in the two hands',
    ],
    [
      { kind: 'finesse', card: cardOf(CLUBS, KING), seat: NORTH },
      'finesse the king of clubs towards North',
    ],
    [{ kind: 'ruff', suit: CLUBS, seat: NORTH, times: 1 }, 'ruff clubs in North’s hand'],
    [
      { kind: 'ruff', suit: CLUBS, seat: NORTH, times: 2, first: true },
      'ruff clubs in North’s hand, before trumps',
    ],
    [{ kind: 'lead', suit: HEARTS, why: 'partner-bid' }, 'lead hearts, which partner bid'],
    [{ kind: 'drive-out', card: cardOf(CLUBS, ACE) }, 'drive out the ace of clubs'],
  ] as const)('%j', (point, words) => {
    expect(plain(planWords(point))).toBe(words)
  })
  it('give the reason of a point', () => {
    const ruff = { kind: 'ruff', suit: CLUBS, seat: NORTH, times: 2 } as const
    expect(planReason(ruff)).toBe('2 losers fewer, and North has the trumps for it.')
    expect(planReason({ ...ruff, first: true })).toContain('before trumps are drawn')
    expect(planReason({ kind: 'draw-trumps', suit: HEARTS, ours: 9 })).toContain('cannot ruff')
  })
  it('head each step', () => {
    expect(stageWords({ kind: 'call', at: 0 })).toBe('Call 1')
    expect(stageWords({ kind: 'dummy' })).toBe('Dummy')
  })
})
