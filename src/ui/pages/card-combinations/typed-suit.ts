/** The two holdings as they are typed, small cards and all, and what a tap on a rank does. Pure. */
import { format, type Holding, has, union, withRank } from '#core/holding.ts'
import { parseRank, RANKS, type Rank } from '#core/rank.ts'
import type { SuitPlace } from './address.ts'

type Typed = Pick<SuitPlace, 'north' | 'south'>

interface Hand {
  readonly named: Holding
  readonly small: number
}

/** Letters that are no card are left out: the engine names them. */
function read(text: string): Hand {
  let named = 0 as Holding
  let small = 0
  for (const letter of text.replaceAll('10', 'T')) {
    const rank = parseRank(letter)
    if (rank !== undefined) named = withRank(named, rank)
    else if (letter.toLowerCase() === 'x') small += 1
  }
  return { named, small }
}

const lowestFree = (taken: Holding, count: number): readonly Rank[] =>
  RANKS.filter((rank) => !has(taken, rank)).slice(0, count)

/** Both hands as real cards: the x's are the lowest ranks that nobody names, North's the very lowest. */
export function typedCards(place: Typed): {
  readonly north: Holding
  readonly south: Holding
  /** Who holds the highest card of the two. */
  readonly top: 'north' | 'south'
} {
  const n = read(place.north)
  const s = read(place.south)
  const north = lowestFree(union(n.named, s.named), n.small).reduce(withRank, n.named)
  const south = lowestFree(union(north, s.named), s.small).reduce(withRank, s.named)
  return { north, south, top: south > north ? 'south' : 'north' }
}

export const typedOwner = (place: Typed, rank: Rank): 'north' | 'south' | 'hidden' => {
  const { north, south } = typedCards(place)
  return has(north, rank) ? 'north' : has(south, rank) ? 'south' : 'hidden'
}

/** The next owner of the card: North, South, the defenders. Small cards are named by it. */
export function pressRank(place: Typed, rank: Rank): Typed {
  const { north, south } = typedCards(place)
  const card = withRank(0 as Holding, rank)
  const owner = typedOwner(place, rank)
  return {
    north: format((owner === 'hidden' ? north | card : north & ~card) as Holding),
    south: format((owner === 'north' ? south | card : south & ~card) as Holding),
  }
}
