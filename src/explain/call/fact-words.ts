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
import { type Seat, seatName } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { ruleNameOfId } from './rule-name.ts'

/** The laws of counting and of contradictions, by name. */
const LAW_WORDS: Readonly<Record<string, string>> = {
  'four-of-a-rank': 'a rank has four cards',
  'points-need-cards': 'the points shown need more high cards',
  'only-hand-left': 'the three other hands lack it',
  'thirteen-of-a-suit': 'a suit has thirteen cards',
  'forty-points': 'the pack has forty points',
  'no-such-hand': 'no hand fits both',
  'card-in-two-hands': 'a card cannot be in two hands',
  'control-without-ace-or-void':
    'first-round control with neither ace nor void, or denied with one',
  'more-than-forty-points': 'more than forty points in the four hands',
  'more-than-thirteen-cards': 'more than thirteen cards of a suit',
  'seen-over-said': 'cards seen stand over what was said',
  'ours-over-theirs': 'partner’s word stands over an opponent’s',
  'promise-over-denial': 'a promise stands over a denial',
  'later-over-earlier': 'the later word stands over the earlier',
}

/** `6 or more`, `at most 11`, `5`, `12 to 14`. */
const rangeWords = ({ min, max }: Range, most: number): string =>
  min === max
    ? min === 0
      ? 'no'
      : String(min)
    : max >= most
      ? `${min} or more`
      : min <= 0
        ? `at most ${max}`
        : `${min} to ${max}`
const pointsWord = ({ min, max }: Range): string => (min === 1 && max === 1 ? 'point' : 'points')
const countWords = (of: readonly number[]): string =>
  of.length < 2 ? String(of[0] ?? 'no') : `${of.slice(0, -1).join(', ')} or ${of.at(-1)}`
const rankWord = (rank: Rank, many: boolean): string => `${rankName(rank)}${many ? 's' : ''}`
const cardWords = (card: Card): string => `the ${cardName(card)}`

/** The statement without its subject: `6 or more points`, `first-round control of ♦`. */
export function statementWords(s: Statement): Phrase {
  switch (s.kind) {
    case 'card':
      return [s.held ? cardWords(s.card) : `not ${cardWords(s.card)}`]
    case 'length':
      return s.max === 0
        ? ['no ', suitToken(s.suit)]
        : s.min === 1 && s.max === 1
          ? ['a singleton in ', suitToken(s.suit)]
          : [`${rangeWords(s, 13)} `, suitToken(s.suit)]
    case 'suit-points':
      return [`${rangeWords(s, 10)} ${pointsWord(s)} in `, suitToken(s.suit)]
    case 'points':
      return [`${rangeWords(s, 37)} ${pointsWord(s)}`]
    case 'total':
      return [`${rangeWords(s, 46)} ${pointsWord(s)} with short suits counted`]
    case 'control':
      return [s.held ? 'first-round control of ' : 'no first-round control of ', suitToken(s.suit)]
    case 'count':
      return [
        `${s.of.length === 1 && s.of[0] === 0 ? 'no' : countWords(s.of)} ${rankWord(s.rank, !(s.of.length === 1 && s.of[0] === 1))}`,
      ]
    case 'longer':
      return [
        suitToken(s.suit),
        s.by === 0 ? ' at least as long as ' : ' longer than ',
        suitToken(s.than),
      ]
    case 'balanced':
      return [s.is ? 'balanced' : 'not balanced']
    case 'strength':
      return [`playing strength ${s.value} in `, suitToken(s.suit)]
    case 'special':
      return s.suit === undefined ? [`no ${s.opening}`] : [`a ${s.opening} in `, suitToken(s.suit)]
    case 'bid-suit':
      return ['bid ', suitToken(s.suit)]
    case 'opened':
      return ['opened the bidding']
    case 'expected-pass':
      return ['expected to pass from now on']
    case 'variable':
      return variableWords(s.name, s.value)
    default:
      return unreachable(s)
  }
}

/** A pseudo-variable and its value; trumps are a suit, having opened is yes or no. */
export function variableWords(name: string, value: number | undefined): Phrase {
  if (value === undefined) return [`${name} not set`]
  if (name === 'trumps') return ['trumps = ', suitToken(value as Suit)]
  if (name === 'Weveopened') return ['Weveopened = yes']
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
      return 'own hand'
    case 'dummy':
      return 'dummy'
    case 'lead':
      return `the lead of ${cardWords(because.card)}`
    case 'call':
      return `call ${because.at + 1}${because.part === 'indirect' ? ', by the calls not made' : ''}`
    case 'trigger':
      return triggers.get(because.trigger) ?? because.trigger
    case 'counting':
      return LAW_WORDS[because.law] ?? because.law
    case 'set':
      return 'set by the program'
    default:
      return unreachable(because)
  }
}

/** Who a routine reads, from the observer's seat. */
const routineWords = (routine: Routine): string =>
  routine === 'choose'
    ? 'the choosing routine'
    : routine === 'partner'
      ? 'the routine that reads partner'
      : routine === 'lho'
        ? 'the routine that reads the left-hand opponent'
        : 'the routine that reads the right-hand opponent'

const messageWords = ({ from, to, about }: RoutineMessage): string =>
  to === 'partner'
    ? `from ${routineWords(from)} to ${routineWords(to)}: the next call tells ${about}`
    : `from ${routineWords(from)} to ${routineWords(to)}: tell ${about} next`

/** One line of a plan. */
export function planWords(point: PlanPoint): Phrase {
  switch (point.kind) {
    case 'with-answer': {
      const n = point.count
      const has =
        n === 0
          ? `no ${rankWord(point.rank, false)}`
          : n === 1
            ? `one ${rankWord(point.rank, false)}`
            : `${numberWord(n)} ${rankWord(point.rank, true)}`
      return [callToken(point.bid), ` with ${has} from partner`]
    }
    case 'draw-trumps':
      return ['draw trumps, ', suitToken(point.suit), `: at least ${point.ours} in the two hands`]
    case 'finesse':
      return [`finesse ${cardWords(point.card)} towards ${seatName(point.seat)}`]
    case 'ruff':
      return [
        'ruff ',
        suitToken(point.suit),
        ` in ${seatName(point.seat)}’s hand${point.first === true ? ', before trumps' : ''}`,
      ]
    case 'establish':
      return ['set up ', suitToken(point.suit), ` in ${seatName(point.seat)}’s hand`]
    case 'cash':
      return ['cash ', suitToken(point.suit), `: ${point.tricks} from the top`]
    case 'drive-out':
      return [`drive out ${cardWords(point.card)}`]
    case 'lead':
      return ['lead ', suitToken(point.suit), LEAD_WHY[point.why]]
    case 'win':
      return [`win with ${cardWords(point.card)}`]
    default:
      return unreachable(point)
  }
}
/** Why the point stands in the plan. */
export function planReason(point: PlanPoint): string {
  switch (point.kind) {
    case 'with-answer':
      return 'One card more of the rank is one loser fewer.'
    case 'draw-trumps':
      return 'Then they cannot ruff our winners.'
    case 'finesse':
      return `It is missing: it is caught if it lies in front of ${seatName(point.seat)}.`
    case 'ruff': {
      const losers = point.times === 1 ? 'A loser' : `${point.times} losers`
      return point.first === true
        ? `${losers} fewer, and before trumps are drawn: ${seatName(point.seat)} has none to spare.`
        : `${losers} fewer, and ${seatName(point.seat)} has the trumps for it.`
    }
    case 'establish':
      return `We hold ${point.ours}: once theirs are gone, the small cards are tricks.`
    case 'cash':
      return 'Winners from the top, with nothing to set up first.'
    case 'drive-out':
      return 'It beats our high cards, and they are winners once it is gone.'
    case 'lead':
      return LEAD_REASON[point.why]
    case 'win':
      return 'An ace is a trick for the defence.'
    default:
      return unreachable(point)
  }
}
const LEAD_REASON = {
  'partner-bid': 'Partner has strength there.',
  long: 'Our longest suit may be set up.',
  unbid: 'They may be weak where they have not bid.',
} as const
const LEAD_WHY = {
  'partner-bid': ', which partner bid',
  long: ', our longest',
  unbid: ', which they have not bid',
} as const

const PLAN_DOING = {
  made: 'Plan: ',
  kept: 'The plan stands: ',
  added: 'New in the plan: ',
  dropped: 'No longer in the plan: ',
  changed: 'Changed in the plan: ',
} as const

/** What the words of the log need to know besides the entry. */
export interface FactContext {
  readonly observer: Seat
  readonly facts: readonly Fact[]
  readonly cues: readonly Cue[]
  /** Label of each trigger by id. */
  readonly triggers: ReadonlyMap<string, string>
}

const ofFact = (context: FactContext, id: number): Phrase => {
  const fact = context.facts[id]
  return fact ? factWords(fact) : [`fact ${id}`]
}
const listed = (phrases: readonly Phrase[]): Phrase =>
  phrases.flatMap((phrase, i): Phrase => (i === 0 ? phrase : ['; ', ...phrase]))

const TREATED = {
  analysed: ' is analysed',
  message: ' is read in the light of the message',
  expected: ' is expected and not analysed',
  unknown: ' is not of the system',
} as const

/** What is watched for, and what it would tell: `the ace of clubs: then North has no clubs`. */
export const cueWords = ({ card, tells }: Cue): Phrase => [
  `${cardWords(card)}: then ${seatName(tells.about)} has `,
  ...statementWords(tells.says),
]

const byRule = (id: string): string => ` by the rule “${ruleNameOfId(id)}”.`

/** One entry of the log as a sentence. */
export function logWords(event: LogEvent, context: FactContext): Phrase {
  switch (event.kind) {
    case 'call':
      return [
        `${seatName(event.seat)}’s `,
        callToken(event.call),
        TREATED[event.treated],
        event.treated === 'expected' ? '.' : ` by ${routineWords(event.routine)}.`,
      ]
    case 'chosen':
      return event.call === event.made
        ? ['Chooses ', callToken(event.call), byRule(event.rule)]
        : ['Would have chosen ', callToken(event.call), byRule(event.rule)]
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
        `Contradiction, ${LAW_WORDS[event.name] ?? event.name}: `,
        ...listed(event.facts.map((id) => ofFact(context, id))),
        '. Given up: ',
        ...listed(event.lost.map((id) => ofFact(context, id))),
        `; ${LAW_WORDS[event.resolvedBy] ?? event.resolvedBy}.`,
      ]
    case 'trigger':
      return [`Trigger: ${context.triggers.get(event.trigger) ?? event.trigger}.`]
    case 'variable':
      return [
        event.doing === 'read' ? 'Reads ' : 'Sets ',
        ...variableWords(event.name, event.value),
        '.',
      ]
    case 'message':
      return [`Message ${event.doing} ${messageWords(event.message)}.`]
    case 'method':
      return [`Method ${event.method} ${event.doing}.`]
    case 'cue': {
      const cue = context.cues[event.cue]
      if (cue === undefined) return [`Cue ${event.cue}.`]
      const head =
        event.doing === 'listed'
          ? 'Watch dummy for '
          : event.doing === 'seen'
            ? 'Dummy has '
            : 'No more need to watch for '
      return event.doing === 'dropped'
        ? [`${head}${cardWords(cue.card)}.`]
        : [head, ...cueWords(cue), '.']
    }
    case 'plan':
      return [PLAN_DOING[event.doing], ...planWords(event.point), '.']
    default:
      return unreachable(event)
  }
}

/** Heading of a step: `The deal`, `Call 3`, `Dummy`. */
export const stageWords = (stage: Stage): string =>
  stage.kind === 'deal'
    ? 'The deal'
    : stage.kind === 'call'
      ? `Call ${stage.at + 1}`
      : stage.kind === 'end'
        ? 'End of the auction'
        : stage.kind === 'lead'
          ? 'The opening lead'
          : 'Dummy'
