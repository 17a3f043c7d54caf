/** A plan's sentences as someone reads them who knows nothing of the tree they were made from. */
import type { PlanLine } from '#combinations/plan-lines.ts'
import type { Defender, Visible } from '#combinations/suit.ts'
import { RANKS, type Rank, rankName, TEN } from '#core/rank.ts'

/** The cards of one trick; `undefined`: shows out, or has no card left. */
export interface TrickPlayed {
  readonly second: { readonly hand: Defender; readonly rank: Rank | undefined }
  readonly fourth: { readonly hand: Defender; readonly rank: Rank | undefined }
  readonly won: boolean
  /** Whether third hand played what it plays as a rule. */
  readonly usual: boolean
}

/** A card as told: by its rank, or the lowest or highest of its hand. */
export type CardTold = Rank | 'lowest' | 'highest'
/** What is done at a trick. */
export type Doing =
  | { readonly kind: 'cash' }
  | {
      readonly kind: 'lead'
      /** `undefined` where it goes without saying. */
      readonly hand: Visible | undefined
      readonly card: CardTold
      readonly third: CardTold
    }

const HANDS: Readonly<Record<string, Visible | Defender>> = {
  North: 'north',
  South: 'south',
  West: 'west',
  East: 'east',
}
const RANK_OF = new Map<string, Rank>(RANKS.map((rank) => [rankName(rank), rank]))

const unread = (text: string): never => {
  throw new Error(`These words cannot be followed: ${text}`)
}

const cardTold = (text: string): CardTold =>
  text === 'low' ? 'lowest' : (RANK_OF.get(text.replace(/^the /, '')) ?? unread(text))

/** `lead low from South to the ten`, `cash the ace`, `run the queen from North`. */
export function readDoing(text: string): Doing {
  if (text === 'cash the winners') return { kind: 'cash' }
  if (text === 'lead low') return { kind: 'lead', hand: undefined, card: 'lowest', third: 'lowest' }
  const [main = '', under] = text
    .split(', ')
    .filter((part) => !/^(North|South) leading$/.test(part))
  const third = under === undefined ? 'lowest' : cardTold(under.replace(/ under it$/, ''))
  const both = /^play low from both hands, (North|South) leading/.exec(text)
  if (both) return { kind: 'lead', hand: HANDS[both[1]!] as Visible, card: 'lowest', third }
  const found =
    /^(cash|lead|run) (low|the \w+|a winner)(?: from (North|South))?(?: to (low|the \w+))?$/.exec(
      main,
    ) ?? unread(text)
  const [, , card = '', hand, to] = found
  return {
    kind: 'lead',
    hand: hand === undefined ? undefined : (HANDS[hand] as Visible),
    card: card === 'a winner' ? 'highest' : cardTold(card),
    third: to === undefined ? third : cardTold(to),
  }
}

/** Whether a card is among those named: `king`, `the jack, ten or a small card`, `the jack to the eight`. */
function isNamed(text: string, rank: Rank): boolean {
  const items = text.replace(/^the /, '').split(/, | or /)
  return items.some((item) => {
    const [from, to] = item.split(' to ').map((word) => word.replace(/^the /, ''))
    if (item === 'a small card') return rank < TEN
    if (item === 'an honour') return rank >= TEN
    const high = RANK_OF.get(from ?? '') ?? unread(text)
    const low = to === undefined ? high : (RANK_OF.get(to) ?? unread(text))
    return rank <= high && rank >= low
  })
}

/** `West plays the king or shows out`, `East follows`, `both follow`, `it loses`. */
function isSo(text: string, { second, fourth, won }: TrickPlayed): boolean {
  if (text === 'it loses' || text === 'the trick is lost') return !won
  if (text === 'it wins' || text === 'the trick is won') return won
  if (text === 'both follow') return second.rank !== undefined && fourth.rank !== undefined
  if (text === 'both show out') return second.rank === undefined && fourth.rank === undefined
  if (text === 'either shows out') return second.rank === undefined || fourth.rank === undefined
  const found = /^(West|East) (?:(follows)|plays (.+?)|(shows out))( or shows out)?$/.exec(text)
  if (found === null) return unread(text)
  const [, who = '', follows, cards = '', out, orOut] = found
  const { rank } = HANDS[who] === second.hand ? second : fourth
  if (rank === undefined) return out !== undefined || orOut !== undefined
  return follows !== undefined || (out === undefined && isNamed(cards, rank))
}

/** Whether a condition is met: `otherwise, if it loses`, `if West plays the king and East shows out`. */
export function isMet(when: string, played: TrickPlayed): boolean {
  const otherwise = /^otherwise(?:, |$)/.exec(when)
  const rest = when.slice(otherwise?.[0].length ?? 0)
  if (otherwise && !played.usual) return false
  if (rest === '') return true
  return rest
    .replace(/^if /, '')
    .split(', or if ')
    .some((clause) => clause.split(' and ').every((part) => isSo(part, played)))
}

/** Third hand's card when second hand has played: the answer told for it, if one is. */
export function thirdTold(
  line: PlanLine,
  usual: CardTold,
  second: TrickPlayed['second'],
): { readonly card: CardTold; readonly usual: boolean } {
  const played = { second, fourth: { hand: 'west' as const, rank: undefined }, won: false }
  for (const answer of line.answers) {
    const [doing = '', when = ''] = answer.split(/ (?=if )/, 2)
    if (isMet(when, { ...played, usual: true }))
      return { card: cardTold(doing.replace(/^play /, '')), usual: false }
  }
  return { card: usual, usual: true }
}

const ELSE = /in every other case(?: where (.*))?$/
/** The line that is read next; `undefined` where none is told. Two that are told at once cannot be followed. */
export function nextTold(line: PlanLine, played: TrickPlayed): PlanLine | undefined {
  const branches = line.next.filter(({ usual }) => usual === played.usual)
  const met = branches.filter(({ when }) => !ELSE.test(when) && isMet(when, played))
  if (met.length > 1)
    throw new Error(`Two things are told at once: ${met.map(({ when }) => when).join('; ')}`)
  const left = branches.find(({ when }) => {
    const where = ELSE.exec(when)
    if (where === null) return false
    return where[1] === undefined || isMet(`if ${where[1]}`, played)
  })
  return (met[0] ?? left)?.line
}
