/**
 * A slow and separate solver of suits, to hold the fast one to: real cards, every layout written down,
 * every legal card of every hand, no pruning and no equal cards merged beyond what declarer can see.
 */

export interface NaiveSuit {
  /** Ranks 0..12 of the two visible hands. */
  readonly north: readonly number[]
  readonly south: readonly number[]
  /** The hidden cards in classes declarer cannot look into. */
  readonly classes: readonly (readonly number[])[]
  /** Entries; `Infinity` for as many as wanted. */
  readonly entries: {
    readonly start: 'north' | 'south' | 'either'
    readonly north: number
    readonly south: number
  }
  readonly avoid: 'west' | 'east' | undefined
}

/** Tricks by holding of West (a mask of the hidden cards in the order of `hiddenOf`). */
type Vector = readonly number[]

export const hiddenOf = (suit: NaiveSuit): readonly number[] => suit.classes.flat()

interface State {
  readonly hands: readonly [readonly number[], readonly number[]]
  /** Hidden cards left by holding: West's and East's, one entry for every holding still possible. */
  readonly lies: readonly {
    readonly west: readonly number[]
    readonly east: readonly number[]
    readonly key: number
  }[]
  /** 0 North, 1 South, 2 nobody. */
  readonly turn: number
  readonly entries: readonly [number, number]
}

const without = (cards: readonly number[], card: number | undefined): readonly number[] =>
  card === undefined ? cards : cards.filter((one) => one !== card)

function undominated(vectors: readonly Vector[]): readonly Vector[] {
  const unique = [...new Map(vectors.map((v) => [v.join(), v])).values()]
  return unique.filter(
    (v) => !unique.some((u) => u !== v && u.every((tricks, i) => tricks >= v[i]!)),
  )
}

/** All undominated vectors, by holding of West. */
export function naiveFront(suit: NaiveSuit): readonly Vector[] {
  const hidden = hiddenOf(suit)
  const classOf = new Map(
    suit.classes.flatMap((cards, c) => cards.map((card) => [card, c] as const)),
  )
  const unlimited = suit.entries.north === Infinity && suit.entries.south === Infinity
  const memo = new Map<string, readonly Vector[]>()

  /** Vectors over `state.lies`, in their order. */
  function front(state: State): readonly Vector[] {
    const [north, south] = state.hands
    if (north.length === 0 && south.length === 0) return [state.lies.map(() => 0)]
    const text = JSON.stringify([
      state.hands,
      state.lies.map(({ west, east }) => [west, east]),
      state.turn,
      state.entries,
    ])
    const known = memo.get(text)
    if (known) return known
    const all: Vector[] = []
    for (const hand of [0, 1] as const) {
      const entries = [...state.entries] as [number, number]
      if (!unlimited && state.turn !== hand) {
        if (entries[hand] === 0) continue
        entries[hand] -= 1
      }
      for (const card of state.hands[hand]) all.push(...afterLead(state, hand, card, entries))
    }
    const found = all.length === 0 ? [state.lies.map(() => 0)] : undominated(all)
    memo.set(text, found)
    return found
  }

  /** What a defender may show: a class, or nothing. */
  const shown = (held: readonly number[]): readonly (number | undefined)[] =>
    held.length === 0 ? [undefined] : [...new Set(held.map((card) => classOf.get(card)))]

  function afterLead(
    state: State,
    hand: 0 | 1,
    card: number,
    entries: [number, number],
  ): readonly Vector[] {
    const second = hand === 0 ? 'east' : 'west'
    const fourth = hand === 0 ? 'west' : 'east'
    const others = state.hands[1 - hand]!
    const seconds = [...new Set(state.lies.flatMap((lie) => shown(lie[second])))]
    // One vector for each class second hand may show, the worst of them taken.
    let result: readonly Vector[] = [state.lies.map(() => 99)]
    for (const s of seconds) {
      const options: Vector[] = []
      for (const third of others.length === 0 ? [undefined] : others) {
        const fourths = [
          ...new Set(
            state.lies.flatMap((lie) => (shown(lie[second]).includes(s) ? shown(lie[fourth]) : [])),
          ),
        ]
        let vectors: readonly Vector[] = [state.lies.map(() => 99)]
        for (const f of fourths)
          vectors = worst(vectors, finish(state, hand, card, s, third, f, second, fourth, entries))
        options.push(...vectors)
      }
      result = worst(result, undominated(options))
    }
    return result
  }
  const worst = (some: readonly Vector[], more: readonly Vector[]): readonly Vector[] =>
    undominated(some.flatMap((a) => more.map((b) => a.map((tricks, i) => Math.min(tricks, b[i]!)))))

  /** Vectors over all of the state's lies; 99 where the two classes cannot be played. */
  function finish(
    state: State,
    hand: 0 | 1,
    card: number,
    s: number | undefined,
    third: number | undefined,
    f: number | undefined,
    second: 'west' | 'east',
    fourth: 'west' | 'east',
    entries: [number, number],
  ): readonly Vector[] {
    // Every real pair of cards of these classes is a branch of its own for the defenders.
    interface Branch {
      readonly index: number
      readonly lie: State['lies'][number]
      readonly winner: number
    }
    const byWinner = new Map<number, Branch[]>()
    for (const [index, lie] of state.lies.entries()) {
      const own =
        s === undefined
          ? lie[second].length === 0
            ? [undefined]
            : []
          : lie[second].filter((c) => classOf.get(c) === s)
      const last =
        f === undefined
          ? lie[fourth].length === 0
            ? [undefined]
            : []
          : lie[fourth].filter((c) => classOf.get(c) === f)
      // Cards of a class are equal, so the lowest stands for all of them.
      const a = own.length === 0 ? null : own.at(-1)
      const b = last.length === 0 ? null : last.at(-1)
      if (a === null || b === null) continue
      const ours = Math.max(card, third ?? -1)
      const theirs = Math.max(a ?? -1, b ?? -1)
      // Which of two equal cards won is not seen, and matters only to a hand that is to be kept out.
      const bySecond = suit.avoid === undefined || (a ?? -1) > (b ?? -1)
      const winner = ours > theirs ? (ours === card ? hand : 1 - hand) : bySecond ? 2 : 3
      const left = { key: lie.key, west: lie.west, east: lie.east }
      left[second] = without(left[second], a)
      left[fourth] = without(left[fourth], b)
      const group = byWinner.get(winner)
      const branch = { index, lie: left, winner }
      if (group) group.push(branch)
      else byWinner.set(winner, [branch])
    }
    let vectors: readonly Vector[] = [state.lies.map(() => 99)]
    for (const [winner, branches] of byWinner) {
      const seat = winner === 2 ? second : winner === 3 ? fourth : undefined
      const hands = [...state.hands] as [readonly number[], readonly number[]]
      hands[hand] = without(hands[hand], card)
      hands[1 - hand] = without(hands[1 - hand]!, third)
      const rest: readonly Vector[] =
        seat !== undefined && seat === suit.avoid
          ? [branches.map(() => 0)]
          : front({
              hands,
              lies: branches.map(({ lie }) => lie),
              turn: winner < 2 ? winner : 2,
              entries,
            })
      const gain = winner < 2 ? 1 : 0
      vectors = worst(
        vectors,
        rest.map((v) => {
          const full: number[] = state.lies.map(() => 99)
          for (const [i, { index }] of branches.entries()) full[index] = v[i]! + gain
          return full
        }),
      )
    }
    return vectors
  }

  const lies = Array.from({ length: 2 ** hidden.length }, (_, mask) => ({
    key: mask,
    west: hidden.filter((_card, i) => (mask >> i) & 1),
    east: hidden.filter((_card, i) => !((mask >> i) & 1)),
  }))
  const start = suit.entries.start
  return front({
    hands: [suit.north, suit.south],
    lies,
    turn: start === 'north' ? 0 : start === 'south' ? 1 : 2,
    entries: [suit.entries.north, suit.entries.south],
  })
}
