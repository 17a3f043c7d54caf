import { describe, expect, it } from 'vitest'
import {
  claimTree,
  findClaims,
  type PropositionVerdict,
  partsOf,
  partsOfPaper,
  stepsOf,
} from './propositions-model.ts'

const claim = (id: string, words: string, holds = true): PropositionVerdict => ({
  id,
  kind: 'leaf',
  claim: words,
  hands: 100,
  holds,
  failing: holds ? 0 : 1,
})
const BOOK: readonly PropositionVerdict[] = [
  claim('Part1.10#1', 'meets section 10 → T ≥ 8'),
  claim('Part1.10/1', 'meets section 10; meets section 1 → the bid at 1 is preferred'),
  claim('P2.II.A', 'HCP 13–16; L = 5; T ≤ 10 → opens PASS'),
  claim('P2.II.B.1.a', 'HCP 13–16; L = 5; T ≥ 11; L = 5 in spades → can bid 1S at 12a', false),
  claim('P2.II.B.1.a#1', 'HCP 13–16; L = 5; T ≥ 11; L = 5 in spades → P ≥ 2'),
  claim('P2.II.B.2', 'HCP 13–16; L = 5; T ≥ 11; L = 5 in clubs → can bid 2C at 12c'),
  {
    ...claim('P2.II.A=example', 'KJxxx.QJ.QJ.Kxxx is of the case P2.II.A and passes'),
    kind: 'example',
  },
]

describe('the claims as a tree', () => {
  it('follow the paths of the paper', () => {
    expect(stepsOf('P2.II.B.2.b.ii.beta.(II).(A)#2')).toEqual([
      'P2',
      'II',
      'B',
      '2',
      'b',
      'ii',
      'beta',
      '(II)',
      '(A)',
    ])
    expect(stepsOf('Part1.10/1')).toEqual(['Part1', '10', '/1'])
    expect(stepsOf('P2.II.A=example')).toEqual(['P2', 'II', 'A'])
  })
  it('have every claim once, counted above', () => {
    const tree = claimTree(BOOK)
    expect(tree.map((node) => [node.step, node.count, node.failing])).toEqual([
      ['Part One, 10', 2, 0],
      ['Proposition 2, II', 5, 1],
    ])
    const ids: string[] = []
    const visit = (nodes: typeof tree) => {
      for (const node of nodes) {
        ids.push(...node.claims.map(({ id }) => id))
        visit(node.nodes)
      }
    }
    visit(tree)
    expect([...ids].sort()).toEqual(BOOK.map(({ id }) => id).sort())
  })
  it('say at each node what its cases share beyond the node above', () => {
    const two = claimTree(BOOK)[1]
    expect(two?.when).toBe('HCP 13–16; L = 5')
    expect(two?.nodes.map((node) => [node.step, node.when])).toEqual([
      ['A', 'T ≤ 10'],
      ['B', 'T ≥ 11'],
    ])
    expect(two?.nodes[1]?.nodes.map((node) => [node.step, node.when])).toEqual([
      ['1.a', 'L = 5 in spades'],
      ['2', 'L = 5 in clubs'],
    ])
  })
  it('keep the order of the paper when some are left out', () => {
    const late = [BOOK[3]!, BOOK[0]!]
    expect(claimTree(late, partsOfPaper(BOOK)).map((node) => node.path.split('.')[0])).toEqual([
      'Part1',
      'P2',
    ])
  })
  it('part a claim into conditions and conclusion', () => {
    expect(partsOf(BOOK[0]!)).toEqual({ when: ['meets section 10'], claimed: 'T ≥ 8' })
    expect(partsOf(claim('x', 'no arrow'))).toEqual({ when: [], claimed: 'no arrow' })
  })
  it('are found by path and by words', () => {
    expect(findClaims(BOOK, 'p2.ii.b').map(({ id }) => id)).toEqual([
      'P2.II.B.1.a',
      'P2.II.B.1.a#1',
      'P2.II.B.2',
    ])
    expect(findClaims(BOOK, 'preferred').map(({ id }) => id)).toEqual(['Part1.10/1'])
    expect(findClaims(BOOK, ' ')).toHaveLength(BOOK.length)
  })
})
