/** A plan in a sentence or two, as a player would say it. */
import { capital } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Plan } from './plan.ts'
import { secondTrick } from './plan-lines.ts'
import { mainReply } from './replay.ts'
import type { SuitCombination } from './suit.ts'
import { COMPASS, type HandNames, trickWords } from './trick-words.ts'

export interface PlanWords {
  /** The first trick: `Low from South to the ten`. */
  readonly title: string
  /** The first two tricks of the plan; begins with the title. The rest is in its lines. */
  readonly sentence: string
  /** The same for two first leads that differ only in the small card that is led. */
  readonly alike: string
  /** Whether the lines say more than the sentence. */
  readonly more: boolean
}

/** Branches that a sentence may have; further ones are in the lines. */
const MOST_BRANCHES = 4

/**
 * The plan in words.
 * @param names what the hands are called.
 */
export function planWords(
  suit: SuitCombination,
  { tree }: Plan,
  names: HandNames = COMPASS,
): PlanWords {
  const cards = { north: suit.north, south: suit.south, live: suit.hidden }
  const { third } = mainReply(tree)
  const { answers, next, whole, more } = secondTrick(suit, tree, names)
  const told = next
    .slice(0, MOST_BRANCHES)
    .map(({ when, doing }) => (when === '' ? doing : `${when}, ${doing}`))
    .join('; ')
  const once = next[0]?.when === '' ? t`then ` : ''
  const start = whole ? once : t`${once === '' ? t`while` : t`if`} both follow, `
  const lead = answers.length > 0 ? t`otherwise, ${whole ? '' : start}` : start
  const follow = told === '' ? '.' : `. ${capital(`${lead}${told}`)}.`
  const title = capital(trickWords(tree, third, cards, names))
  const anyLow = capital(trickWords(tree, third, cards, names, 'small'))
  const say = (first: string) => `${[first, ...answers].join('; ')}${follow}`
  const cut = more || next.length > MOST_BRANCHES
  return { title, sentence: say(title), alike: say(anyLow), more: cut }
}
