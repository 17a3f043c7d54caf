/**
 * The rules that strike answers to partner’s opening and calls over one of the other side: the same machine as the
 * thirteen, which her seventh section wishes for and does not write. Numbers go on where the paper’s end. All of it
 * is ours. What is counted is points and lengths, as in the paper: no rule asks for a stopper.
 */
import { HEARTS, SPADES, SUITS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { EliminationRule, HandComparison, Match, SuitsLookedAt } from '#rules/elimination.ts'

const fact = (field: string) => ({ of: 'fact', field }) as const
const bid = (field: string) => ({ of: 'bid', field }) as const
const value = (of: number | string) => ({ of: 'value', value: of }) as const
const same = (field: string, ofBid = field): Match => ({
  left: bid(ofBid),
  is: '=',
  right: fact(field),
})
const after = (what: 0 | 1 | 2 | 3): Match => ({ left: bid('after'), is: '=', right: value(what) })
const MAJORS = [HEARTS, SPADES] as const
const RANGED = ['raise', 'newsuit', 'jump', 'notrumpbid'] as const
/** The fact is about this very bid. */
const itsOwn = [same('kind', 'class'), same('after'), same('level')]
const itsAsk = [same('level'), same('suit', 'strain')]
const below: HandComparison = { hand: 'total', is: '<', field: 'min' }
const over: HandComparison = { hand: 'total', is: '>', field: 'max' }
const from: HandComparison = { hand: 'total', is: '≥', field: 'min' }
const upTo: HandComparison = { hand: 'total', is: '≤', field: 'max' }
const short: HandComparison = { hand: 'length', is: '<', field: 'length' }
const long: HandComparison = { hand: 'length', is: '≥', field: 'length' }
const within = [from, upTo, long]
const everySuit: SuitsLookedAt = { among: SUITS, together: true }
/** New suits of one level: those that can be bid there as low as can be, or a level higher than that. */
const SUITS_AT = [
  { level: 'here', jump: 'next', looksAt: { among: SUITS, above: bid('opened') } },
  {
    level: 'next',
    jump: 'third',
    looksAt: { among: SUITS, below: bid('opened'), except: bid('asking') },
  },
] as const

type Part = Omit<EliminationRule, 'id' | 'name' | 'says'>
/** One rule that strikes in more than one way. */
const parts = (id: number, name: string, says: string, ...of: readonly Part[]) =>
  of.map((part): EliminationRule => ({ id, name, says, ...part }))

/** Rules 14 to 30. */
export const ANSWER_RULES: readonly EliminationRule[] = [
  parts(
    14,
    t`Not agreed`,
    t`A call other than Pass falls if no fact speaks of it.`,
    { strikes: [...RANGED, 'other'], when: [], unless: { given: RANGED, where: itsOwn } },
    { strikes: ['double'], when: [], unless: { given: ['takeout'], where: [] } },
  ),
  parts(
    15,
    t`Too weak`,
    t`A call falls below the minimum of its fact.`,
    { strikes: RANGED, given: RANGED, where: itsOwn, when: [below] },
    { strikes: ['askmajors'], given: ['askmajors'], where: itsAsk, when: [below] },
    { strikes: ['double'], given: ['takeout'], when: [below] },
  ),
  parts(
    16,
    t`Too strong`,
    t`A bid falls above the maximum of its fact.`,
    { strikes: RANGED, given: RANGED, where: itsOwn, when: [over] },
    { strikes: ['askmajors'], given: ['askmajors'], where: itsAsk, when: [over] },
  ),
  parts(17, t`Too short`, t`A bid in a suit falls if the suit is shorter than its fact asks.`, {
    strikes: ['raise', 'newsuit', 'jump'],
    given: RANGED,
    where: itsOwn,
    looksAt: bid('strain'),
    when: [short],
  }),
  parts(18, t`Short suit`, t`A notrump bid falls if any suit is shorter than its fact asks.`, {
    strikes: ['notrumpbid'],
    given: ['notrumpbid'],
    where: itsOwn,
    looksAt: { among: SUITS },
    when: [short],
  }),
  parts(
    19,
    t`No major to ask for`,
    t`A bid that asks for majors falls if both are shorter than its fact asks.`,
    {
      strikes: ['askmajors'],
      given: ['askmajors'],
      where: itsAsk,
      looksAt: { among: MAJORS, together: true },
      when: [short],
    },
  ),
  parts(
    20,
    t`New major too short`,
    t`A new suit that is a major falls if it is shorter than newmajor asks at its level.`,
    {
      strikes: ['newsuit'],
      given: ['newmajor'],
      where: [same('level'), { left: bid('suit'), is: '=', right: value('major') }],
      looksAt: bid('strain'),
      when: [short],
    },
  ),
  parts(
    21,
    t`Not the shape to double`,
    t`A double falls up to the maximum of takeout if their suit is too long, or another one too short.`,
    {
      strikes: ['double'],
      given: ['takeout'],
      looksAt: bid('opened'),
      when: [upTo, { hand: 'length', is: '>', field: 'short' }],
    },
    {
      strikes: ['double'],
      given: ['takeout'],
      looksAt: { among: SUITS, except: bid('opened') },
      when: [upTo, short],
    },
  ),
  parts(
    22,
    t`A fit first`,
    t`A new suit and notrump fall if the hand meets a raise of partner’s major.`,
    {
      strikes: ['newsuit', 'notrumpbid'],
      given: ['raise'],
      where: [after(1), same('after')],
      looksAt: bid('opened'),
      when: within,
    },
  ),
  parts(
    23,
    t`A major first`,
    t`A notrump answer to a suit, and a raise of a minor, fall if a major meets its fact at the one level.`,
    ...[
      { strikes: ['notrumpbid'], at: { left: bid('after'), is: '≠', right: value(3) } as const },
      { strikes: ['raise'], at: after(0) },
    ].map(
      ({ strikes, at }): Part => ({
        strikes,
        given: ['newsuit'],
        where: [at, same('after'), same('level', 'here')],
        looksAt: { among: MAJORS, above: bid('opened') },
        when: within,
      }),
    ),
  ),
  parts(
    24,
    t`Ask first`,
    t`A notrump answer falls if the hand meets the bid that asks for majors.`,
    {
      strikes: ['notrumpbid'],
      given: ['askmajors'],
      where: [after(2)],
      looksAt: { among: MAJORS },
      when: within,
    },
  ),
  parts(
    25,
    t`Show a long major`,
    t`Over notrump, asking for majors and notrump fall if a jump in a major is met.`,
    {
      strikes: ['askmajors', 'notrumpbid'],
      given: ['jump'],
      where: [after(2), same('after')],
      looksAt: { among: MAJORS },
      when: within,
    },
  ),
  parts(
    26,
    t`Nine tricks before eleven`,
    t`From 2NT on, a raise of a minor, and over notrump a jump in one, fall if the notrump bid is met.`,
    ...[
      { strikes: ['raise'], at: after(0) },
      { strikes: ['jump'], at: after(2) },
    ].map(
      ({ strikes, at }): Part => ({
        strikes,
        given: ['notrumpbid'],
        where: [
          at,
          same('after'),
          { left: fact('level'), is: '>', right: value(1) },
          { left: bid('suit'), is: '=', right: value('minor') },
        ],
        looksAt: everySuit,
        when: within,
      }),
    ),
  ),
  parts(
    27,
    t`The higher suit first`,
    t`A new suit falls if a higher one is as long, both from higherfirst on, or longer.`,
    {
      strikes: ['newsuit'],
      given: ['higherfirst'],
      looksAt: { among: SUITS, above: bid('strain'), except: bid('opened') },
      when: [{ hand: 'length', of: bid('strain'), is: '≤', field: 'length' }, long],
    },
  ),
  parts(
    28,
    t`A jump says more`,
    t`A new suit falls if a jump in it is met, a notrump answer to a suit if any jump is.`,
    {
      strikes: ['newsuit'],
      given: ['jump'],
      where: [same('after'), same('level', 'jump')],
      looksAt: bid('strain'),
      when: within,
    },
    ...SUITS_AT.map(
      ({ jump, looksAt }): Part => ({
        strikes: ['notrumpbid'],
        given: ['jump'],
        where: [
          same('after'),
          same('level', jump),
          { left: value(2), is: '>', right: fact('after') },
        ],
        looksAt,
        when: within,
      }),
    ),
  ),
  parts(
    29,
    t`A suit of one’s own first`,
    t`A double falls if a new suit, or notrump, is met.`,
    ...SUITS_AT.map(
      ({ level, looksAt }): Part => ({
        strikes: ['double'],
        given: ['newsuit'],
        where: [same('after'), same('level', level)],
        looksAt,
        when: within,
      }),
    ),
    {
      strikes: ['double'],
      given: ['notrumpbid'],
      where: [same('after')],
      looksAt: everySuit,
      when: within,
    },
  ),
  parts(
    30,
    t`Something to say`,
    t`Pass falls if the hand has the minimum and the cards of any fact of this turn; its maximum is not looked at.`,
    {
      strikes: ['pass'],
      given: ['raise'],
      where: [same('after')],
      looksAt: bid('opened'),
      when: [from, long],
    },
    ...SUITS_AT.flatMap(({ level, jump, looksAt }): Part[] => [
      {
        strikes: ['pass'],
        given: ['newsuit'],
        where: [same('after'), same('level', level)],
        looksAt,
        when: [from, long],
      },
      {
        strikes: ['pass'],
        given: ['jump'],
        where: [same('after'), same('level', jump)],
        looksAt,
        when: [from, long],
      },
    ]),
    {
      strikes: ['pass'],
      given: ['notrumpbid'],
      where: [same('after')],
      looksAt: everySuit,
      when: [from, long],
    },
    {
      strikes: ['pass'],
      given: ['askmajors'],
      where: [after(2)],
      looksAt: { among: MAJORS },
      when: [from, long],
    },
    {
      strikes: ['pass'],
      given: ['takeout'],
      where: [after(3)],
      looksAt: { among: SUITS, except: bid('opened'), together: true },
      when: [from, { hand: 'length', of: bid('opened'), is: '≤', field: 'short' }, long],
    },
    { strikes: ['pass'], given: ['takeout'], where: [after(3)], when: [over] },
  ),
].flat()
