/**
 * What the catalogue's search, the quiz and several suits keep in the address, as text: `name.value` parts with
 * `~` between. Pure: text in, state out, and back; parts that cannot be read are left out.
 */
import { type Holding, parse } from '#core/holding.ts'

/** The search as it is typed; an empty text asks nothing. */
export interface Search {
  readonly cards: string
  readonly longer: string
  readonly with: string
  readonly without: string
  readonly goal: string
  readonly chance: string
  /** The page of what was found, from 1. */
  readonly page: string
}
export const NO_SEARCH: Search = {
  cards: '',
  longer: '',
  with: '',
  without: '',
  goal: '',
  chance: '',
  page: '',
}
/** The quiz: how hard, which question, and what was answered (from 1); nought before. */
export interface Quiz {
  readonly difficulty: 'easy' | 'medium' | 'hard' | 'expert'
  readonly seed: string
  readonly answer: number
}
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const

const partsOf = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (text ?? '').split('~').flatMap((part) => {
      const dot = part.indexOf('.')
      return dot < 1 ? [] : [[part.slice(0, dot), part.slice(dot + 1)] as const]
    }),
  )
const textOf = (parts: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}.${value}`)
    .join('~') || undefined

export function searchOf(text: string | undefined): Search {
  const parts = partsOf(text)
  const part = (name: keyof Search): string => parts.get(name) ?? ''
  return {
    cards: part('cards'),
    longer: part('longer'),
    with: part('with'),
    without: part('without'),
    goal: part('goal'),
    chance: part('chance'),
    page: part('page'),
  }
}
export const searchText = (search: Search): string | undefined => textOf({ ...search })

export function quizOf(text: string | undefined): Quiz | undefined {
  const parts = partsOf(text)
  const difficulty = DIFFICULTIES.find((one) => one === parts.get('level'))
  const seed = parts.get('seed')
  if (difficulty === undefined || seed === undefined) return undefined
  return { difficulty, seed, answer: Number(parts.get('answer') ?? 0) || 0 }
}
export const quizText = ({ difficulty, seed, answer }: Quiz): string | undefined =>
  textOf({ level: difficulty, seed, answer: answer === 0 ? '' : String(answer) })

/** Several suits as they are typed, spades first. */
export interface Several {
  readonly hands: readonly { readonly north: string; readonly south: string }[]
  readonly need: string
  readonly losers: string
  readonly west: string
  readonly east: string
  readonly avoid: '' | 'west' | 'east'
}
const SUIT_NAMES = ['s', 'h', 'd', 'c'] as const
/** Test the hearts for three cards each first, then finesse in spades. */
export const FIRST_SEVERAL: Several = {
  hands: [
    { north: 'AQ', south: '32' },
    { north: 'AK32', south: 'Q54' },
    { north: '', south: '' },
    { north: '', south: '' },
  ],
  need: '5',
  losers: '0',
  west: '13',
  east: '13',
  avoid: '',
}
export function severalOf(text: string | undefined): Several {
  if (text === undefined) return FIRST_SEVERAL
  const parts = partsOf(text)
  const avoid = parts.get('out')
  return {
    hands: SUIT_NAMES.map((name) => {
      const [north = '', south = ''] = (parts.get(name) ?? '').split('-')
      return { north, south }
    }),
    need: parts.get('need') ?? '',
    losers: parts.get('lose') ?? '',
    west: parts.get('west') ?? '13',
    east: parts.get('east') ?? '13',
    avoid: avoid === 'west' || avoid === 'east' ? avoid : '',
  }
}
export const severalText = (several: Several): string | undefined =>
  textOf({
    ...Object.fromEntries(
      SUIT_NAMES.map((name, i) => {
        const { north = '', south = '' } = several.hands[i] ?? {}
        return [name, north === '' && south === '' ? '' : `${north}-${south}`]
      }),
    ),
    need: several.need,
    lose: several.losers,
    west: several.west,
    east: several.east,
    out: several.avoid,
  })

/** The defender’s search as it is typed: section X of document 004 to begin with. */
export interface Defending {
  readonly own: string
  readonly dummy: string
  readonly tricks: string
  /** Where dummy is, as the defender sees it. */
  readonly side: 'left' | 'right'
}
export const FIRST_DEFENDING: Defending = { own: 'AJ9', dummy: 'Qxx', tricks: '3', side: 'left' }
export function defendingOf(text: string | undefined): Defending {
  if (text === undefined) return FIRST_DEFENDING
  const parts = partsOf(text)
  return {
    own: parts.get('own') ?? '',
    dummy: parts.get('dummy') ?? '',
    tricks: parts.get('tricks') ?? '',
    side: parts.get('side') === 'right' ? 'right' : 'left',
  }
}
export const defendingText = (asked: Defending): string | undefined =>
  textOf({ ...asked, side: asked.side === 'left' ? '' : asked.side })

/** A whole number within limits; `undefined` for nothing typed, `bad` for anything else. */
export function typedCount(text: string, least: number, most: number): number | 'bad' | undefined {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : 'bad'
}
/** Cards typed in a search; `undefined` for none, `bad` for what is no card. */
export function typedCards(text: string): Holding | 'bad' | undefined {
  if (text.trim() === '') return undefined
  const read = parse(text.trim())
  return 'badAt' in read ? 'bad' : read.holding
}
