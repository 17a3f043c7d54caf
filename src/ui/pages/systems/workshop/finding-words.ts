/** What an audit finds, in sentences as players say them. */
import { type Call, PASS } from '#core/call.ts'
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { callLabel } from '../../../kit/call-label.ts'

type Answer = JobOutput<'system-audit'>
export type Finding = Extract<Answer, { readonly ok: true }>['value']['findings'][number]
type Of<K extends Finding['kind']> = Extract<Finding, { readonly kind: K }>

/** What a press on a proposal does. */
export const proposalWords = ({
  text,
  length,
}: {
  readonly text: string
  readonly length: number
}): string =>
  text.trim() !== ''
    ? t`Write “${text}”`
    : text.length > length
      ? t`Set it further in`
      : t`Set it further out`

const NUMBERS: readonly string[] = [
  t`two`,
  t`three`,
  t`four`,
  t`five`,
  t`six`,
  t`seven`,
  t`eight`,
  t`nine`,
  t`ten`,
]
/** `one hand in eight`, `60 % of the hands`. */
export function shareWords({ hands, of }: { readonly hands: number; readonly of: number }): string {
  const share = hands / of
  if (share >= 0.995) return t`every hand`
  if (share > 0.42) return t`${percentage(Math.round(share * 100))} of the hands`
  const odds = Math.round(1 / share)
  if (odds <= 10) return t`one hand in ${NUMBERS[odds - 2] ?? String(odds)}`
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(odds)) - 1)
  return t`one hand in ${String(Math.round(odds / scale) * scale)}`
}

/** `1NT – 2♣`, passes of the opponents left out where nobody but one side bids. */
export function callsWords(calls: readonly Call[]): string {
  const last = calls.findLastIndex((call) => call !== PASS)
  const first = calls.findIndex((call) => call !== PASS)
  if (first < 0) return ''
  const shown = calls.slice(first)
  const contested = shown.some((call, i) => i % 2 === 1 && call !== PASS)
  return contested
    ? shown.map(callLabel).join(' ')
    : shown
        .filter((_, i) => i % 2 === 0 && i <= Math.max(last - first, 0))
        .map(callLabel)
        .join(' – ')
}
const nameOf = ({ label }: { readonly label: string }): string => `[${label}]`

function hole({ turn, isWhole, share, isExact }: Of<'hole'>): string {
  const auction = callsWords(turn.calls)
  const part = isExact
    ? shareWords(share)
    : t`${share.hands} of the ${share.of} hands that came to it`
  if (auction === '') return t`As opener, no rule: common sense bids ${part}.`
  return isWhole
    ? t`After ${auction}, no rule speaks: common sense bids ${part}.`
    : t`After ${auction}, common sense bids ${part}.`
}
function silence({ turn, worth, share, isExact, contested, rules }: Of<'silence'>): string {
  const auction = callsWords(turn.calls)
  const what = worth === 'points' ? t`13 points or more` : t`a suit of seven cards or more`
  const name = nameOf(rules[0])
  if (!isExact)
    return contested
      ? t`When they bid, ${share.hands} of ${share.of} hands dealt with ${what} never make a call: ${name} passes them.`
      : t`Of hands dealt with ${what}, ${share.hands} of ${share.of} never make a call: ${name} passes them.`
  const who = t`${shareWords(share)} with ${what}`
  return auction === ''
    ? t`As opener, ${who} passes by ${name}.`
    : t`After ${auction}, ${who} passes by ${name}.`
}
const double = ({ turn, call, rules }: Of<'double'>): string => {
  const auction = callsWords(turn.calls)
  const [one, other] = [nameOf(rules[0]), nameOf(rules[1])]
  return auction === ''
    ? t`As opening, ${callLabel(call)} is one thing in ${one} and another in ${other}: partner cannot tell which.`
    : t`After ${auction}, ${callLabel(call)} is one thing in ${one} and another in ${other}: partner cannot tell which.`
}
function dead({ rules, proof, takenBy }: Of<'dead'>): string {
  const name = nameOf(rules[0])
  if (proof === 'no-turn') return t`${name} is never reached: no auction comes to it.`
  if (takenBy !== undefined)
    return proof === 'no-hand'
      ? t`${name} is never bid: ${nameOf(takenBy)} above it takes every hand.`
      : t`${name} was never bid in the auctions looked at: ${nameOf(takenBy)} takes its hands.`
  return proof === 'no-hand'
    ? t`${name} is never bid: no hand is as it asks.`
    : t`${name} was never bid in the auctions looked at.`
}
type Message = Of<'unanswered'>['message']
const MESSAGES: Readonly<Record<Message, string>> = {
  aces: t`aces`,
  kings: t`kings`,
  queen: t`the queen`,
  majors: t`majors`,
  transfer: t`completion`,
  puppet: t`the puppet bid`,
  feature: t`a feature`,
  suit: t`a suit`,
  stopper: t`a stopper`,
}
const unanswered = ({ rules, message, turn }: Of<'unanswered'>): string =>
  t`After ${callsWords(turn.calls)}, ${nameOf(rules[0])} asks for ${MESSAGES[message]}, and no rule answers.`
const forcing = ({ rules, turn }: Of<'forcing-passed'>): string =>
  t`After ${callsWords(turn.calls)}, ${nameOf(rules[0])} forces, and ${nameOf(rules[1])} passes it.`

type Fault = Of<'sentence'>['fault']
type WordFault = Extract<Fault, { readonly kind: 'words' }>['why']
const WORD_FAULTS: Readonly<Record<WordFault, string>> = {
  'no-capital': t`begins with a small letter`,
  'no-full-stop': t`does not end with one full stop`,
  'other-rules': t`speaks of other rules instead of the hand`,
  machinery: t`speaks of how rules work instead of the hand`,
  'give-or-take': t`says “give or take”, which no rule tests`,
  'no-reason': t`gives no reason`,
  code: t`has letters in place of words`,
  hyphen: t`has a hyphen between numbers, where a dash stands`,
  'points-in-words': t`has points in words, which stand in figures`,
  'cards-in-digits': t`has cards in figures, which stand in words`,
}
function sentence({ rules, fault }: Of<'sentence'>): string {
  const name = nameOf(rules[0])
  switch (fault.kind) {
    case 'words':
      return t`The sentence of ${name} ${WORD_FAULTS[fault.why]}.`
    case 'slot':
      return t`The sentence of ${name} names {${fault.slot}}, and there is no such suit.`
    case 'points':
      return t`The sentence of ${name} tells other points than the rule asks.`
    case 'cards':
      return t`The sentence of ${name} tells another number of cards than the rule asks.`
    case 'untested':
      return t`The sentence of ${name} tells a number that the rule does not test.`
    case 'half-told':
      return t`${name} asks ${fault.asked.min}–${fault.asked.max} points, and its sentence tells one end only.`
  }
}

export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'hole':
      return hole(finding)
    case 'silence':
      return silence(finding)
    case 'double':
      return double(finding)
    case 'dead':
      return dead(finding)
    case 'unanswered':
      return unanswered(finding)
    case 'forcing-passed':
      return forcing(finding)
    case 'sentence':
      return sentence(finding)
  }
}
