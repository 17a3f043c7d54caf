/**
 * The fact base in words: what a fact says, where it comes from, and each entry of the log as one
 * sentence. Suits and calls stay tokens, so that a page can draw them.
 */

import type { Because, Fact } from '#bidding/factbase/fact.ts'
import type { LogEvent, Routine, RoutineMessage, Stage } from '#bidding/factbase/log.ts'
import type { PlanPoint } from '#bidding/factbase/plan-data.ts'
import type { Statement } from '#bidding/factbase/statement.ts'
import type { Cue } from '#bidding/factbase/watch-data.ts'
import { callToken, type Phrase, suitToken, type Token } from '#constraint/phrase.ts'
import { type Card, cardName } from '#core/card.ts'
import { numberWord } from '#core/number-words.ts'
import type { Range } from '#core/range.ts'
import { type Rank, rankName } from '#core/rank.ts'
import { unreachable } from '#core/result.ts'
import { partner, type Seat, seatName } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { ruleNameOfId } from './rule-name.ts'

/** The laws of counting and of contradictions, by name. */
const LAW_WORDS: Readonly<Record<string, string>> = {
  'four-of-a-rank': t`a rank has four cards`,
  'points-need-cards': t`the points shown need more high cards`,
  'only-hand-left': t`the three other hands lack it`,
  'thirteen-of-a-suit': t`a suit has thirteen cards`,
  'forty-points': t`the pack has forty points`,
  'points-are-full': t`the high cards there are all the points there can be`,
  'suit-is-full': t`the cards of the suit there are all there can be`,
  'no-such-hand': t`no hand fits both`,
  'card-in-two-hands': t`a card cannot be in two hands`,
  'control-without-ace-or-void': t`first-round control with neither ace nor void, or denied with one`,
  'more-than-forty-points': t`more than forty points in the four hands`,
  'more-than-thirteen-cards': t`more than thirteen cards of a suit`,
  'seen-over-said': t`cards seen stand over what was said`,
  'ours-over-theirs': t`partner’s word stands over an opponent’s`,
  'promise-over-denial': t`a promise stands over a denial`,
  'later-over-earlier': t`the later word stands over the earlier`,
}

/** `6 or more`, `at most 11`, `5`, `12 to 14`. */
const rangeWords = ({ min, max }: Range, most: number): string =>
  min === max
    ? min === 0
      ? t`no`
      : String(min)
    : max >= most
      ? t`${min} or more`
      : min <= 0
        ? t`at most ${max}`
        : t`${min} to ${max}`
const pointsWord = ({ min, max }: Range): string => (min === 1 && max === 1 ? t`point` : t`points`)
const countWords = (of: readonly number[]): string =>
  of.length < 2 ? String(of[0] ?? t`no`) : t`${of.slice(0, -1).join(', ')} or ${of.at(-1)}`
const rankWord = (rank: Rank, many: boolean): string => `${rankName(rank)}${many ? 's' : ''}`
const cardWords = (card: Card): string => t`the ${cardName(card)}`

/** The statement without its subject: `6 or more points`, `first-round control of ♦`. */
export function statementWords(s: Statement): Phrase {
  switch (s.kind) {
    case 'card':
      return [s.held ? cardWords(s.card) : t`not ${cardWords(s.card)}`]
    case 'length':
      return s.max === 0
        ? [t`no `, suitToken(s.suit)]
        : s.min === 1 && s.max === 1
          ? [t`a singleton in `, suitToken(s.suit)]
          : [`${rangeWords(s, 13)} `, suitToken(s.suit)]
    case 'suit-points':
      return [t`${rangeWords(s, 10)} ${pointsWord(s)} in `, suitToken(s.suit)]
    case 'points':
      return [`${rangeWords(s, 37)} ${pointsWord(s)}`]
    case 'total':
      return [t`${rangeWords(s, 46)} ${pointsWord(s)} with short suits counted`]
    case 'control':
      return [
        s.held ? t`first-round control of ` : t`no first-round control of `,
        suitToken(s.suit),
      ]
    case 'count':
      return [
        `${s.of.length === 1 && s.of[0] === 0 ? t`no` : countWords(s.of)} ${rankWord(s.rank, !(s.of.length === 1 && s.of[0] === 1))}`,
      ]
    case 'longer':
      return [
        suitToken(s.suit),
        s.by === 0 ? t` at least as long as ` : t` longer than `,
        suitToken(s.than),
      ]
    case 'balanced':
      return [s.is ? t`balanced` : t`not balanced`]
    case 'strength':
      return [t`playing strength ${s.value} in `, suitToken(s.suit)]
    case 'special':
      return s.suit === undefined
        ? [t`no ${s.opening}`]
        : [t`a ${s.opening} in `, suitToken(s.suit)]
    case 'bid-suit':
      return [t`bid `, suitToken(s.suit)]
    case 'opened':
      return [t`opened the bidding`]
    case 'expected-pass':
      return [t`expected to pass from now on`]
    case 'variable':
      return variableWords(s.name, s.value)
    default:
      return unreachable(s)
  }
}

/** A pseudo-variable and its value; trumps are a suit, having opened is yes or no. */
export function variableWords(name: string, value: number | undefined): Phrase {
  if (value === undefined) return [t`${name} not set`]
  if (name === 'trumps') return [t`trumps = `, suitToken(value as Suit)]
  if (name === 'Weveopened') return [t`Weveopened = yes`]
  return [`${name} = ${value}`]
}

/** Fact with its subject: `North: 6 or more points`. */
export const factWords = ({ about, says }: Pick<Fact, 'about' | 'says'>): Phrase =>
  says.kind === 'variable'
    ? statementWords(says)
    : [`${seatName(about)}: `, ...statementWords(says)]

/** Where it comes from: `from the hand`, `from call 2, opening/1S`. */
export function becauseWords(because: Because, triggers: ReadonlyMap<string, string>): string {
  switch (because.kind) {
    case 'hand':
      return t`own hand`
    case 'dummy':
      return 'dummy'
    case 'lead':
      return t`the lead of ${cardWords(because.card)}`
    case 'play':
      return t`shown in trick ${because.trick}`
    case 'call':
      return t`call ${because.at + 1}${because.part === 'indirect' ? t`, by the calls not made` : ''}`
    case 'trigger':
      return triggers.get(because.trigger) ?? because.trigger
    case 'counting':
      return LAW_WORDS[because.law] ?? because.law
    case 'set':
      return t`set by the program`
    default:
      return unreachable(because)
  }
}

/** Who a routine reads, from the observer's seat. */
const routineWords = (routine: Routine): string =>
  routine === 'choose'
    ? t`the choosing routine`
    : routine === 'partner'
      ? t`the routine that reads partner`
      : routine === 'lho'
        ? t`the routine that reads the left-hand opponent`
        : t`the routine that reads the right-hand opponent`

const messageWords = ({ from, to, about }: RoutineMessage): string =>
  to === 'partner'
    ? t`from ${routineWords(from)} to ${routineWords(to)}: the next call tells ${about}`
    : t`from ${routineWords(from)} to ${routineWords(to)}: tell ${about} next`

/** How many trumps there are, and how many are left to draw. */
const trumpsWords = ({ ours, out, holder }: Extract<PlanPoint, { kind: 'draw-trumps' }>): string =>
  out === undefined
    ? t`: at least ${ours} in the two hands`
    : out === 0
      ? t`: none is out`
      : holder === undefined
        ? t`: ${out} still out`
        : out === 1
          ? t`: 1 still out, with ${seatName(holder)}`
          : t`: ${out} still out, all with ${seatName(holder)}`

/** One line of a plan. */
export function planWords(point: PlanPoint): Phrase {
  switch (point.kind) {
    case 'with-answer': {
      const n = point.count
      const has =
        n === 0
          ? t`no ${rankWord(point.rank, false)}`
          : n === 1
            ? t`one ${rankWord(point.rank, false)}`
            : `${numberWord(n)} ${rankWord(point.rank, true)}`
      return [callToken(point.bid), t` with ${has} from partner`]
    }
    case 'draw-trumps':
      return [t`draw trumps, `, suitToken(point.suit), trumpsWords(point)]
    case 'finesse':
      return [
        t`finesse ${cardWords(point.card)} towards ${seatName(point.seat)}${point.holder === undefined ? '' : t`: ${seatName(point.holder)} has it`}`,
      ]
    case 'ruff':
      return [
        t`ruff `,
        suitToken(point.suit),
        t` in ${seatName(point.seat)}’s hand${point.first === true ? t`, before trumps` : ''}`,
      ]
    case 'establish':
      return [t`set up `, suitToken(point.suit), t` in ${seatName(point.seat)}’s hand`]
    case 'cash':
      return [t`cash `, suitToken(point.suit), t`: ${point.tricks} from the top`]
    case 'drive-out':
      return [t`drive out ${cardWords(point.card)}`]
    case 'lead':
      return [t`lead `, suitToken(point.suit), LEAD_WHY[point.why]]
    case 'win':
      return [t`win with ${cardWords(point.card)}`]
    default:
      return unreachable(point)
  }
}
/** Why the point stands in the plan. */
export function planReason(point: PlanPoint): string {
  switch (point.kind) {
    case 'with-answer':
      return t`One card more of the rank is one loser fewer.`
    case 'draw-trumps':
      return t`Then they cannot ruff our winners.`
    case 'finesse':
      return point.holder === undefined
        ? t`It is missing: it is caught if it lies in front of ${seatName(point.seat)}.`
        : t`It is placed in front of ${seatName(point.seat)}, so the finesse works.`
    case 'ruff': {
      const losers = point.times === 1 ? t`A loser` : t`${point.times} losers`
      return point.first === true
        ? t`${losers} fewer, and before trumps are drawn: ${seatName(point.seat)} has none to spare.`
        : t`${losers} fewer, and ${seatName(point.seat)} has the trumps for it.`
    }
    case 'establish':
      return t`We hold ${point.ours}: once theirs are gone, the small cards are tricks.`
    case 'cash':
      return t`Winners from the top, with nothing to set up first.`
    case 'drive-out':
      return t`It beats our high cards, and they are winners once it is gone.`
    case 'lead':
      return LEAD_REASON[point.why]
    case 'win':
      return t`An ace is a trick for the defence.`
    default:
      return unreachable(point)
  }
}
const LEAD_REASON = {
  'partner-bid': t`Partner has strength there.`,
  'partner-led': t`Partner led it, to have it led again.`,
  long: t`Our longest suit may be set up.`,
  unbid: t`They may be weak where they have not bid.`,
} as const
const LEAD_WHY = {
  'partner-bid': t`, which partner bid`,
  'partner-led': t`, which partner led`,
  long: t`, our longest`,
  unbid: t`, which they have not bid`,
} as const

const PLAN_DOING = {
  made: 'Plan: ',
  kept: t`The plan stands: `,
  added: t`New in the plan: `,
  dropped: t`No longer in the plan: `,
  changed: t`Changed in the plan: `,
  followed: t`Follows the plan: `,
  done: t`Done: `,
} as const

/** What else the words of a log entry need. */
export interface FactContext {
  readonly observer: Seat
  readonly facts: readonly Fact[]
  readonly cues: readonly Cue[]
  /** Label of each trigger by id. */
  readonly triggers: ReadonlyMap<string, string>
}

const ofFact = (context: FactContext, id: number): Phrase => {
  const fact = context.facts[id]
  return fact ? factWords(fact) : [t`fact ${id}`]
}
const listed = (phrases: readonly Phrase[]): Phrase =>
  phrases.flatMap((phrase, i): Phrase => (i === 0 ? phrase : ['; ', ...phrase]))

const TREATED = {
  analysed: t` is analysed`,
  message: t` is read in the light of the message`,
  expected: t` is expected and not analysed`,
  unknown: t` is not of the system`,
} as const

/** What is watched for, and what it would show: `the ace of clubs: then North has no clubs`. */
export const cueWords = ({ card, tells }: Cue): Phrase => [
  t`${cardWords(card)}: then ${seatName(tells.about)} has `,
  ...statementWords(tells.says),
]

const byRule = (id: string): string => t` by the rule “${ruleNameOfId(id)}”.`

/** What would be told of partner is told only where partner is not dummy. */
const watchWords = (about: Seat, observer: Seat): string =>
  about === partner(observer)
    ? t`Watch dummy, unless it is ${seatName(about)}, for `
    : t`Watch dummy for `

/** One entry of the log as a sentence. */
export function logWords(event: LogEvent, context: FactContext): Phrase {
  switch (event.kind) {
    case 'call':
      return [
        `${seatName(event.seat)}’s `,
        callToken(event.call),
        TREATED[event.treated],
        event.treated === 'expected' ? '.' : t` by ${routineWords(event.routine)}.`,
      ]
    case 'chosen':
      return event.call === event.made
        ? [t`Chooses `, callToken(event.call), byRule(event.rule)]
        : [t`Would have chosen `, callToken(event.call), byRule(event.rule)]
    case 'fact': {
      const fact = context.facts[event.fact]
      const head: Token =
        event.doing === 'added' ? '' : event.doing === 'confirmed' ? 'Confirmed: ' : 'Withdrawn: '
      const base = fact === undefined || fact.base === 'known' ? '' : 'Shown: '
      const why =
        fact && event.doing === 'added' ? ` (${becauseWords(fact.because, context.triggers)})` : ''
      return [head, base, ...ofFact(context, event.fact), `${why}.`]
    }
    case 'contradiction':
      return [
        t`Contradiction, ${LAW_WORDS[event.name] ?? event.name}: `,
        ...listed(event.facts.map((id) => ofFact(context, id))),
        '. Given up: ',
        ...listed(event.lost.map((id) => ofFact(context, id))),
        `; ${LAW_WORDS[event.resolvedBy] ?? event.resolvedBy}.`,
      ]
    case 'trigger':
      return [t`Trigger: ${context.triggers.get(event.trigger) ?? event.trigger}.`]
    case 'variable':
      return [
        event.doing === 'read' ? t`Reads ` : t`Sets `,
        ...variableWords(event.name, event.value),
        '.',
      ]
    case 'message':
      return [t`Message ${event.doing} ${messageWords(event.message)}.`]
    case 'method':
      return [t`Method ${event.method} ${event.doing}.`]
    case 'cue': {
      const cue = context.cues[event.cue]
      if (cue === undefined) return [t`Cue ${event.cue}.`]
      const head =
        event.doing === 'listed'
          ? watchWords(cue.tells.about, context.observer)
          : event.doing === 'seen'
            ? t`Dummy has `
            : t`No more need to watch for `
      return event.doing === 'dropped'
        ? [`${head}${cardWords(cue.card)}.`]
        : [head, ...cueWords(cue), '.']
    }
    case 'plan':
      return [PLAN_DOING[event.doing], ...planWords(event.point), '.']
    case 'trick':
      return [t`${seatName(event.winner)} wins the trick with ${cardWords(event.card)}.`]
    default:
      return unreachable(event)
  }
}

/** Heading of a step: `The deal`, `Call 3`, `Dummy`, `Trick 2`. */
export const stageWords = (stage: Stage): string =>
  stage.kind === 'deal'
    ? t`The deal`
    : stage.kind === 'call'
      ? t`Call ${stage.at + 1}`
      : stage.kind === 'end'
        ? t`End of the auction`
        : stage.kind === 'lead'
          ? t`The opening lead`
          : stage.kind === 'trick'
            ? t`Trick ${stage.n}`
            : t`Dummy`
