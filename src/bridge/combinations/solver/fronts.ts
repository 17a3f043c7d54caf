/**
 * Fronts of undominated plans, position by position, kept for the whole tree (a front does not depend
 * on how its position was reached). With `need` 0 a vector holds the tricks of every layout; with
 * `need` k only whether at least k tricks are made, which is far less to tell apart.
 *
 * Every string is cut to what the node could hold with all cards seen before it is combined, so that
 * plans never differ in layouts that are lost already.
 */
import { type Ceilings, eastIsSecond, type LeadMove, type ThirdMove } from './ceiling.ts'
import { type Fronts, type Work, workIsOut } from './search.ts'
import { capsOfLead, ceilingFor, childStrings } from './third.ts'
import { emptyList, insert, isCovered, reuse, type VectorList } from './vectors.ts'

export interface FrontBook extends Fronts {
  /** The vectors of one lead alone, none dropped for another lead's sake. */
  ofLead(id: number, move: LeadMove, need: number): VectorList | undefined
}

export function frontsOf(ceilings: Ceilings, work: Work): FrontBook {
  const { space, masks } = ceilings
  const known: (VectorList | undefined)[][] = []
  const pool: VectorList[] = []
  const take = (words: number): VectorList => {
    const list = pool.pop()
    return list ? reuse(list, words) : emptyList(words)
  }
  const give = (...lists: readonly VectorList[]): void => {
    pool.push(...lists)
  }
  const wordsOf = (id: number, need: number): number =>
    masks.words(need === 0 ? space.tricks(id) : 1)

  /** All combinations of one vector from each list, worst taken; kept if nothing in `against` covers them. */
  function product(
    lists: readonly VectorList[],
    start: Int32Array,
    words: number,
    against: VectorList,
  ): VectorList | undefined {
    let now = take(words)
    insert(now, start, 0)
    const both = new Int32Array(words)
    for (const list of lists.toSorted((a, b) => a.count - b.count)) {
      const after = take(words)
      for (let i = 0; i < now.count; i++) {
        for (let j = 0; j < list.count; j++) {
          for (let k = 0; k < words; k++)
            both[k] = now.data[i * words + k]! & list.data[j * words + k]!
          if (against.count > 0 && isCovered(against, both, 0)) continue
          insert(after, both, 0)
        }
        const before = work.spent
        work.spent += list.count * (after.count + against.count + 1) * words
        if (workIsOut(work, before)) {
          give(now, after)
          return undefined
        }
      }
      give(now)
      now = after
      if (now.count === 0) break
    }
    return now
  }

  /** The vectors of one third card, cut to `cap`. */
  function ofThird(
    id: number,
    east: boolean,
    kind: number,
    third: ThirdMove,
    need: number,
    cap: Int32Array,
    against: VectorList,
  ): VectorList | undefined {
    const words = cap.length
    const start = cap.slice()
    const lists: VectorList[] = []
    for (let f = 0; f < third.fourths.length; f += 2) {
      const list = take(words)
      lists.push(list)
      const [fourth, next] = [third.fourths[f]!, third.fourths[f + 1]!]
      const done = childStrings(ceilings, this_, list, id, east, kind, fourth, next, need, cap)
      if (done === undefined) {
        give(...lists)
        return undefined
      }
      if (list.count < 2) {
        if (done) for (let k = 0; k < words; k++) start[k] = start[k]! & list.data[k]!
        lists.pop()
        give(list)
      }
    }
    const made = product(lists, start, words, against)
    give(...lists)
    return made
  }

  /** The vectors of one lead that nothing in `against` covers. */
  function lead(
    id: number,
    move: LeadMove,
    need: number,
    against: VectorList,
  ): VectorList | undefined {
    const { words, top, caps } = capsOfLead(ceilings, id, move, need)
    const east = eastIsSecond(move.lead)
    if (isCovered(against, top, 0)) return take(words)
    const lists: VectorList[] = []
    for (const [s, { kind, thirds }] of move.seconds.entries()) {
      const some = take(words)
      lists.push(some)
      for (const [t, third] of thirds.entries()) {
        const cap = caps[s]![t]!
        if (isCovered(some, cap, 0)) continue
        const found = ofThird(id, east, kind, third, need, cap, some)
        if (found === undefined) {
          give(...lists)
          return undefined
        }
        for (let i = 0; i < found.count; i++) insert(some, found.data, i * words)
        give(found)
      }
    }
    const made = product(lists, top, words, against)
    give(...lists)
    return made
  }

  function of(id: number, need: number): VectorList | undefined {
    const memo = known[need] ?? []
    known[need] = memo
    const before = memo[id]
    if (before) return before
    const words = wordsOf(id, need)
    const front = take(words)
    const cap = ceilingFor(ceilings, id, need)
    const moves = ceilings.moves(id)
    // A position that cannot be led from: nothing more is counted.
    if (moves.length === 0) insert(front, new Int32Array(words), 0)
    for (const move of moves) {
      const found = lead(id, move, need, front)
      if (found === undefined) {
        give(front)
        return undefined
      }
      for (let i = 0; i < found.count; i++) insert(front, found.data, i * words)
      give(found)
      if (front.count === 1 && isCovered(front, cap, 0)) break
    }
    const kept = { words, count: front.count, data: front.data.slice(0, front.count * words) }
    give(front)
    memo[id] = kept
    return kept
  }

  const this_: FrontBook = {
    of,
    ofLead: (id, move, need) => lead(id, move, need, emptyList(wordsOf(id, need))),
  }
  return this_
}
