/**
 * The page's state in the address: `/combinations/NORTH/SOUTH/part/part…`, each part `name.value`, left out
 * when it says nothing. Pure: text in, state out, and back. Parts that cannot be read are named, not guessed.
 */

/** What the page asks of the suit, as it stands in the address. */
export interface SuitPlace {
  readonly north: string
  readonly south: string
  /** `max`, or the least number of tricks. */
  readonly goal: number | 'max' | undefined
  /** The defender to be kept out. */
  readonly avoid: 'west' | 'east' | undefined
  /** Vacant places of West and East; `undefined`: thirteen each. */
  readonly places: readonly [number, number] | undefined
  readonly start: 'north' | 'south' | 'either'
  readonly entries: { readonly north: number | 'unlimited'; readonly south: number | 'unlimited' }
  /** Whether declarer tells touching hidden cards apart. */
  readonly distinct: boolean
  /** The weights typed by holding, as text: `KJ:3,K:1`. */
  readonly table: string | undefined
  /** Place of the plan that is opened, from 0. */
  readonly plan: number
  /** West's cards of the layout stepped through, and the cards played so far: `K9` and `S4-W9-NQ`. */
  readonly layout: string | undefined
  readonly played: string | undefined
  /** The way to play the plan, by its first lead (`north-12`); the first one when absent. */
  readonly way: string | undefined
  /** The catalogue asked: winners wanted, and the defender who may never be on lead. */
  readonly want: Want | undefined
  /** Every scenario, not the plan’s alone; and the tricks gone down to: `S5KA9_NQ-6-`. */
  readonly every: boolean
  readonly after: string | undefined
  readonly tab: Tab
  /** The search in the catalogue, or the question of the quiz; read by its own panel. */
  readonly find: string | undefined
}

/** A question to the catalogue. */
export interface Want {
  readonly count: number
  readonly never: 'west' | 'east' | 'nobody'
}

export const TABS = ['suit', 'catalogue', 'quiz', 'several', 'defence'] as const
export type Tab = (typeof TABS)[number]

export interface AddressReading {
  readonly place: SuitPlace
  /** The parts of the address that say nothing this page knows. */
  readonly unread: readonly string[]
}

export const COMBINATIONS_ROUTE = '/combinations'

/** The combination of the article, to begin with. */
export const FIRST: SuitPlace = {
  north: 'AQJTxxx',
  south: 'xxxx',
  goal: 7,
  avoid: undefined,
  places: undefined,
  start: 'either',
  entries: { north: 'unlimited', south: 'unlimited' },
  distinct: false,
  table: undefined,
  plan: 0,
  layout: undefined,
  played: undefined,
  way: undefined,
  want: undefined,
  every: false,
  after: undefined,
  tab: 'suit',
  find: undefined,
}

const number = (text: string, most: number): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined

const readers: Readonly<
  Record<string, (place: SuitPlace, value: string) => SuitPlace | undefined>
> = {
  goal: (place, value) => {
    const goal = value === 'max' ? 'max' : number(value, 13)
    return goal === undefined || goal === 0 ? undefined : { ...place, goal }
  },
  out: (place, value) =>
    value === 'west' || value === 'east' ? { ...place, avoid: value } : undefined,
  places: (place, value) => {
    const [west, east, ...more] = value.split('-').map((text) => number(text, 26))
    return west === undefined || east === undefined || more.length > 0
      ? undefined
      : { ...place, places: [west, east] }
  },
  from: (place, value) =>
    value === 'north' || value === 'south' ? { ...place, start: value } : undefined,
  north: (place, value) => {
    const north = number(value, 13)
    return north === undefined ? undefined : { ...place, entries: { ...place.entries, north } }
  },
  south: (place, value) => {
    const south = number(value, 13)
    return south === undefined ? undefined : { ...place, entries: { ...place.entries, south } }
  },
  cards: (place, value) => (value === 'distinct' ? { ...place, distinct: true } : undefined),
  weights: (place, value) => ({ ...place, table: value }),
  plan: (place, value) => {
    const plan = number(value, 99)
    return plan === undefined || plan === 0 ? undefined : { ...place, plan: plan - 1 }
  },
  layout: (place, value) => ({ ...place, layout: value }),
  played: (place, value) => ({ ...place, played: value }),
  way: (place, value) =>
    /^(north|south)-\d{1,2}$/.test(value) ? { ...place, way: value } : undefined,
  want: (place, value) => {
    const [, digits, never] = /^(\d{1,2})-(west|east|nobody)$/.exec(value) ?? []
    const count = digits === undefined ? undefined : number(digits, 13)
    return count === undefined
      ? undefined
      : { ...place, want: { count, never: never as Want['never'] } }
  },
  tricks: (place, value) => (value === 'every' ? { ...place, every: true } : undefined),
  after: (place, value) => ({ ...place, after: value }),
  tab: (place, value) => {
    const tab = TABS.find((one) => one === value)
    return tab && { ...place, tab }
  },
  find: (place, value) => ({ ...place, find: value }),
}

/** A part of the address as it was typed; one that is not rightly escaped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
/** What may stand in an address as it is, and every other sign escaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',')

/** Room for any suit in either form. */
const MOST_LETTERS = 40
const isHand = (text: string): boolean => text.length <= MOST_LETTERS

/** @param rest what follows `/combinations/`, or nothing. */
export function suitPlaceOf(rest: string | undefined): AddressReading {
  const [north = '', south = '', ...parts] = (rest ?? '').split('/').map(decoded)
  if (north === '') return { place: FIRST, unread: [] }
  let place: SuitPlace = { ...FIRST, goal: undefined, north: '', south: '' }
  if (isHand(north) && isHand(south))
    place = { ...place, north: north === '-' ? '' : north, south: south === '-' ? '' : south }
  const unread: string[] = [north, south]
    .filter((text) => !isHand(text))
    .map((text) => `${text.slice(0, MOST_LETTERS)}…`)
  for (const part of parts.filter((text) => text !== '')) {
    const dot = part.indexOf('.')
    const name = dot < 0 ? part : part.slice(0, dot)
    const next = Object.hasOwn(readers, name)
      ? readers[name]?.(place, dot < 0 ? '' : part.slice(dot + 1))
      : undefined
    if (next === undefined) unread.push(part)
    else place = next
  }
  return { place, unread }
}

const part = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined || value === '' ? [] : [`${name}.${encoded(String(value))}`]

/** The address of a state; the way back of `suitPlaceOf`. */
export function suitAddress(place: SuitPlace): string {
  return [
    COMBINATIONS_ROUTE,
    encoded(place.north) || '-',
    encoded(place.south) || '-',
    ...part('goal', place.goal),
    ...part('out', place.avoid),
    ...part('places', place.places?.join('-')),
    ...part('from', place.start === 'either' ? undefined : place.start),
    ...part('north', place.entries.north === 'unlimited' ? undefined : place.entries.north),
    ...part('south', place.entries.south === 'unlimited' ? undefined : place.entries.south),
    ...part('cards', place.distinct ? 'distinct' : undefined),
    // Weights may be wanted and not typed yet.
    ...(place.table === undefined ? [] : [`weights.${encoded(place.table)}`]),
    ...part('plan', place.plan === 0 ? undefined : place.plan + 1),
    ...part('layout', place.layout),
    ...part('played', place.played),
    ...part('way', place.way),
    ...part('want', place.want && `${place.want.count}-${place.want.never}`),
    ...part('tricks', place.every ? 'every' : undefined),
    ...part('after', place.after),
    ...part('tab', place.tab === 'suit' ? undefined : place.tab),
    ...part('find', place.find),
  ].join('/')
}
