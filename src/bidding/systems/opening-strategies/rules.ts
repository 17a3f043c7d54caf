/**
 * The thirteen rules of the bridge opening program, as printed (East 2006, section 5.4). Rule 1 says
 * that exactly one call is made: it strikes nothing by itself, and is what makes each survivor an
 * answer of its own. The other twelve strike.
 *
 * Quirks that are kept because the paper's program has them:
 * - Rule 6 forbids a pass only above the minimum of a notrump fact, rule 10 from the minimum of a
 *   suit fact on; so a hand with exactly the minimum for 1NT may keep both Pass and 1NT.
 * - Rules 10 and 11 do not look at the maximum of the fact, so a fact can forbid a pass, or the other
 *   major, with a hand that is too strong for its own bid.
 * - A convention is spared by rules 2, 3 and 12 only; its points and length still count.
 * - Two facts for one bid must both be met (4, 5, 7, 8, 9), but either one alone forbids a pass (6, 10).
 * - Facts above `preempt` still forbid a pass.
 * - Nothing promises a survivor: some hands have none.
 */
import { BIDS, type Call, levelOf, PASS, strainOf } from '#core/call.ts'
import { HEARTS, isMajor, isMinor, SPADES, SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Candidate, EliminationRule, Match } from '#rules/elimination.ts'

const MAJORS = [HEARTS, SPADES] as const

const classOf = (call: Call): Candidate => {
  if (call === PASS) return { call, is: { class: 'pass' } }
  const bid = call as (typeof BIDS)[number]
  const strain = strainOf(bid)
  return {
    call,
    is: {
      class: isMajor(strain) ? 'major' : isMinor(strain) ? 'minor' : 'notrump',
      level: levelOf(bid),
      strain,
    },
  }
}
/** Pass and the 35 bids, in rising order. */
export const OPENING_CANDIDATES: readonly Candidate[] = [PASS, ...BIDS].map(classOf)

const fact = (field: string) => ({ of: 'fact', field }) as const
const bid = (field: string) => ({ of: 'bid', field }) as const
const sameLevel: Match = { left: bid('level'), is: '=', right: fact('level') }
const sameSuit: Match = { left: bid('strain'), is: '=', right: fact('suit') }
const sameStrain: Match = { left: bid('strain'), is: '=', right: fact('strain') }
const ofMajor: Match = { left: fact('suit'), is: '>', right: { of: 'value', value: 1 } }
const isConvention = { given: ['convention'], where: [sameStrain, sameLevel] } as const

/** The rule that every answer is exactly one call. */
export const CHOICE_RULE = {
  id: 1,
  name: t`One call`,
  says: t`Exactly one bid, or Pass, is the answer.`,
} as const

/** Rules 2 to 13. */
export const OPENING_RULES: readonly EliminationRule[] = [
  {
    id: 2,
    name: t`Short suit`,
    says: t`A notrump bid falls if a suit is shorter than notrumpmin, unless the bid is a convention.`,
    strikes: ['notrump'],
    given: ['notrumpmin'],
    looksAt: { among: SUITS },
    when: [{ hand: 'length', is: '<', field: 'length' }],
    unless: isConvention,
  },
  {
    id: 3,
    name: t`Long major`,
    says: t`A notrump bid falls if a major is longer than ntmaxmajor, unless the bid is a convention.`,
    strikes: ['notrump'],
    given: ['ntmaxmajor'],
    looksAt: { among: MAJORS },
    when: [{ hand: 'length', is: '>', field: 'length' }],
    unless: isConvention,
  },
  {
    id: 4,
    name: t`Too weak for notrump`,
    says: t`A notrump bid falls below the minimum of its notrumpopen fact.`,
    strikes: ['notrump'],
    given: ['notrumpopen'],
    where: [sameLevel],
    when: [{ hand: 'total', is: '<', field: 'min' }],
  },
  {
    id: 5,
    name: t`Too strong for notrump`,
    says: t`A notrump bid falls above the maximum of its notrumpopen fact.`,
    strikes: ['notrump'],
    given: ['notrumpopen'],
    where: [sameLevel],
    when: [{ hand: 'total', is: '>', field: 'max' }],
  },
  {
    id: 6,
    name: t`Too strong to pass`,
    says: t`Pass falls above the minimum of any notrumpopen fact (at the minimum itself it does not).`,
    strikes: ['pass'],
    given: ['notrumpopen'],
    when: [{ hand: 'total', is: '>', field: 'min' }],
  },
  {
    id: 7,
    name: t`Too weak`,
    says: t`A suit bid falls below the minimum of its open fact.`,
    strikes: ['major', 'minor'],
    given: ['open'],
    where: [sameLevel, sameSuit],
    when: [{ hand: 'total', is: '<', field: 'min' }],
  },
  {
    id: 8,
    name: t`Too strong`,
    says: t`A suit bid falls above the maximum of its open fact.`,
    strikes: ['major', 'minor'],
    given: ['open'],
    where: [sameLevel, sameSuit],
    when: [{ hand: 'total', is: '>', field: 'max' }],
  },
  {
    id: 9,
    name: t`Too short`,
    says: t`A suit bid falls if the suit is shorter than its open fact asks.`,
    strikes: ['major', 'minor'],
    given: ['open'],
    where: [sameLevel, sameSuit],
    looksAt: fact('suit'),
    when: [{ hand: 'length', is: '<', field: 'length' }],
  },
  {
    id: 10,
    name: t`A suit to open`,
    says: t`Pass falls if the hand has the minimum and the length of any open fact; its maximum is not looked at.`,
    strikes: ['pass'],
    given: ['open'],
    looksAt: fact('suit'),
    when: [
      { hand: 'total', is: '≥', field: 'min' },
      { hand: 'length', is: '≥', field: 'length' },
    ],
  },
  {
    id: 11,
    name: t`The other major`,
    says: t`A bid in a major falls if the other major has the minimum and the length of its open fact at that level, unless majorprefer prefers the bid.`,
    strikes: ['major'],
    given: ['open'],
    where: [sameLevel, ofMajor, { left: bid('strain'), is: '≠', right: fact('suit') }],
    looksAt: fact('suit'),
    when: [
      { hand: 'length', is: '≥', field: 'length' },
      { hand: 'total', is: '≥', field: 'min' },
    ],
    unless: { given: ['majorprefer'], where: [sameStrain, sameLevel] },
  },
  {
    id: 12,
    name: t`Major before minor`,
    says: t`A bid in a minor falls if a major meets its open fact at that level, unless the bid is a convention.`,
    strikes: ['minor'],
    given: ['open'],
    where: [sameLevel, ofMajor],
    looksAt: fact('suit'),
    when: [
      { hand: 'length', is: '≥', field: 'length' },
      { hand: 'total', is: '≥', field: 'min' },
      { hand: 'total', is: '≤', field: 'max' },
    ],
    unless: isConvention,
  },
  {
    id: 13,
    name: t`Above the preempts`,
    says: t`A bid above the level of preempt falls.`,
    strikes: ['major', 'minor', 'notrump'],
    given: ['preempt'],
    where: [{ left: bid('level'), is: '>', right: fact('level') }],
    when: [],
  },
]
