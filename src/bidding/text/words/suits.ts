/** Words for suits, and for sets of them, by their part in the auction. */
import type { GroupName, SuitGroup, SuitOrder, SuitSlot } from '#rules/template.ts'
import { phraseOf, type Table } from './phrase.ts'

export const SUIT_WORDS: Table<SuitSlot> = [
  ['spades', 'S'],
  ['hearts', 'H'],
  ['diamonds', 'D'],
  ['clubs', 'C'],
  ['x', 'x'],
  ['partner’s suit', 'partner'],
  ['partner’s first suit', 'partnerFirst'],
  ['my suit', 'mine'],
  ['my first suit', 'mineFirst'],
  ['RHO’s suit', 'rho'],
  ['LHO’s suit', 'lho'],
  ['their suit', 'theirs'],
  ['trumps', 'agreed'],
  ['the fourth suit', 'fourth'],
  ['S', 'S'],
  ['H', 'H'],
  ['D', 'D'],
  ['C', 'C'],
  ['fourth suit', 'fourth'],
]
/** Suits whose cards are counted by their name: `5+ spades`, `4+ trumps`. */
export const COUNTED_SUITS: Table<SuitSlot> = SUIT_WORDS.filter(
  ([words, slot]) => words.length > 1 && ['S', 'H', 'D', 'C', 'agreed'].includes(slot),
)
export const GROUP_WORDS: Table<GroupName> = [
  ['the suits', 'all'],
  ['the majors', 'majors'],
  ['the minors', 'minors'],
  ['the unbid suits', 'unbid'],
  ['partner’s suits', 'partners'],
  ['my suits', 'mine'],
  ['our suits', 'ours'],
  ['their suits', 'theirs'],
  ['the other suits', 'others'],
  ['the control suits', 'controls'],
  ['the suits below x', 'below'],
  ['the suits above x', 'above'],
  ['the suits below my first', 'belowMine'],
  ['the suits above my first', 'aboveMine'],
  ['the suits partner may hold', 'oneOf'],
]
/** Sets that are named by one of their suits: `for each unbid major x`, `no 4+ card major`. */
export const KINDS_OF_SUIT: Table<readonly GroupName[]> = [
  ['unbid suit', ['unbid']],
  ['unbid major', ['unbid', 'majors']],
  ['unbid minor', ['unbid', 'minors']],
  ['other suit', ['others']],
  ['other major', ['majors', 'others']],
  ['suit', ['all']],
  ['major', ['majors']],
  ['minor', ['minors']],
]
export const ORDER_WORDS: Table<SuitOrder> = [
  ['cheapest first', 'cheapest'],
  ['from the lowest', 'up'],
  ['from the highest', 'down'],
]

/** A suit, or notrump. */
export const strainWords = (strain: SuitSlot | 'N'): string =>
  strain === 'N' ? 'notrump' : (phraseOf(SUIT_WORDS, strain) ?? strain)

const namesOf = (group: SuitGroup): readonly string[] =>
  typeof group === 'string' ? [group] : group
/** The group by one of its suits, where there is such a word. */
export const kindOfSuit = (group: SuitGroup): string | undefined => {
  const names = namesOf(group)
  return KINDS_OF_SUIT.find(
    ([, of]) => of.length === names.length && of.every((one, i) => one === names[i]),
  )?.[0]
}
export const groupWords = (group: SuitGroup): string => {
  const one = kindOfSuit(group)
  if (typeof group !== 'string' && one?.startsWith('unbid ')) return `the ${one}s`
  return namesOf(group)
    .map((name) =>
      name.startsWith('=')
        ? [...name.slice(1)].join(' ')
        : (phraseOf(GROUP_WORDS, name as GroupName) ?? name),
    )
    .join(' among ')
}
