/** Reads suits, strains and sets of suits. */
import type { GroupName, StrainSlot, SuitGroup, SuitSlot } from '#rules/template.ts'
import { GROUP_WORDS, KINDS_OF_SUIT, SUIT_WORDS } from '../words/suits.ts'
import type { Cursor } from './cursor.ts'

export const suit = (c: Cursor): SuitSlot | undefined => c.pick(SUIT_WORDS, 'suit')
export const strain = (c: Cursor): StrainSlot | undefined =>
  c.eat('notrump', true) ? 'N' : suit(c)

type Base = GroupName | `=${string}`
const PAIRS: readonly (readonly [string, readonly Base[]])[] = [
  ['the unbid majors', ['unbid', 'majors']],
  ['the unbid minors', ['unbid', 'minors']],
]
const base = (c: Cursor): readonly Base[] | undefined => {
  const pair = c.eatOne(PAIRS)
  if (pair !== undefined) return pair
  const letters = c.match(/[SHDC](?![\w'])(?: +[SHDC](?![\w']))*/iy)?.[0]
  if (letters !== undefined) return [`=${letters.replace(/ /g, '').toUpperCase()}`]
  const named = c.pick(GROUP_WORDS, 'group')
  return named === undefined ? undefined : [named]
}
const groupOf = (names: readonly Base[]): SuitGroup => (names.length === 1 ? names[0]! : names)

/** `the unbid suits`, `the unbid suits among D C`. */
export const group = (c: Cursor): SuitGroup | undefined => {
  const first = base(c)
  if (first === undefined) return undefined
  const names = [...first]
  while (c.eat('among', true)) names.push(...c.must(base(c)))
  return groupOf(names)
}
/** A set by one of its suits: `unbid major`. */
export const kindOfSuit = (c: Cursor): SuitGroup | undefined => {
  const names = c.pick(KINDS_OF_SUIT, 'kindOfSuit')
  return names === undefined ? undefined : groupOf(names)
}
