/** Words for situations: what headings say of the auction. */
import type { Pattern, Role } from '../../language/patterns.ts'
import { MESSAGE_WORDS } from './notes.ts'
import type { Table } from './phrase.ts'

/** What a pattern may name, apart from patterns in it. */
export type Fact = Exclude<keyof Pattern, 'all' | 'any' | 'not'>

const yesNo = (
  fact: Fact,
  yes: string,
  no: string,
): readonly (readonly [string, readonly [Fact, boolean]])[] => [
  [yes, [fact, true]],
  [no, [fact, false]],
]
/** What stands before a message, and what it is then. */
export const ASKED_WORDS = [
  ['partner asks for', 'asked'],
  ['partner answers about', 'answered'],
] as const
/** A phrase for one value of one fact. */
export const FLAG_WORDS: Table<readonly [Fact, boolean | string | number]> = [
  ['uncontested', ['contested', false]],
  ['contested', ['contested', true]],
  ...yesNo('artificial', 'partner’s call is artificial', 'partner’s call is natural'),
  ...yesNo('forced', 'I am forced', 'I am not forced'),
  ...yesNo('gameForce', 'we are forced to game', 'we are not forced to game'),
  ...yesNo('signedOff', 'partner signed off', 'partner did not sign off'),
  ['no trumps agreed', ['agreed', 'none']],
  ['trumps agreed', ['agreed', 'any']],
  ['a major agreed', ['agreed', 'major']],
  ['a minor agreed', ['agreed', 'minor']],
  ...yesNo('inTrumps', 'the last bid is in trumps', 'the last bid is not in trumps'),
  ...yesNo('passedHand', 'I am a passed hand', 'I am not a passed hand'),
  ...yesNo('partnerPassed', 'partner is a passed hand', 'partner is not a passed hand'),
  ...yesNo('vulnerable', 'we are vulnerable', 'we are not vulnerable'),
  ...yesNo('theyVulnerable', 'they are vulnerable', 'they are not vulnerable'),
  ...yesNo('balancing', 'in the passout seat', 'not in the passout seat'),
  ...yesNo('ours', 'the last bid is ours', 'the last bid is not ours'),
  ...yesNo('belowGame', 'below game', 'at game or above'),
  ...yesNo('cut', 'RHO bid over it', 'RHO did not bid over it'),
  ...yesNo('theyAgreed', 'they have agreed a suit', 'they have agreed no suit'),
  ['my suit is a major', ['mySuit', 'major']],
  ['my suit is a minor', ['mySuit', 'minor']],
  ['partner’s suit is a major', ['partnerSuit', 'major']],
  ['partner’s suit is a minor', ['partnerSuit', 'minor']],
  ...yesNo('partnerReversed', 'partner reversed', 'partner did not reverse'),
  ['undoubled', ['doubled', 0]],
  ['doubled', ['doubled', 1]],
  ['redoubled', ['doubled', 2]],
  ['partner did not jump', ['partnerJump', 0]],
  ...ASKED_WORDS.flatMap(([lead, fact]) =>
    MESSAGE_WORDS.map(([words, message]) => [`${lead} ${words}`, [fact, message]] as const),
  ),
]
/** The part of a player in the auction; those with `over` are followed by the opening. */
export const ROLE_WORDS: Table<Role> = [
  ['nobody has opened', 'opening'],
  ['I opened', 'opener'],
  ['partner opened', 'responder'],
  ['they opened', 'defender'],
  ['I came in', 'overcaller'],
  ['partner came in', 'advancer'],
  ['I came in over', 'overcaller'],
  ['partner came in over', 'advancer'],
]
/** Players, each with the fact that holds their last call. */
export const PLAYER_WORDS: Table<'partner' | 'rho' | 'lho' | 'mine'> = [
  ['partner', 'partner'],
  ['RHO', 'rho'],
  ['LHO', 'lho'],
  ['I', 'mine'],
]
/** What a player may have done, for the nearest word. */
export const DEEDS = [
  'opened',
  'came in',
  'bid',
  'passed',
  'doubled',
  'redoubled',
  'called',
  'did not call',
  'asks for',
  'answers about',
  'jumped',
  'signed off',
  'has shown',
] as const

/** Before limits and after them; a limit up to `most` is open. */
export interface CountWords {
  readonly before: string
  readonly after: string
  readonly fact: Fact
  readonly most: number
}
export const COUNT_WORDS: readonly CountWords[] = [
  { before: 'at level', after: '', fact: 'level', most: 7 },
  { before: 'partner’s minimum is', after: '', fact: 'partnerMin', most: 37 },
  { before: 'partner’s maximum is', after: '', fact: 'partnerMax', most: 37 },
  { before: 'my minimum is', after: '', fact: 'myMin', most: 37 },
  { before: 'my maximum is', after: '', fact: 'myMax', most: 37 },
  { before: 'their minimum together is', after: '', fact: 'theirMin', most: 74 },
  { before: 'partner has shown', after: 'suits', fact: 'partnerSuits', most: 4 },
  { before: 'I have shown', after: 'suits', fact: 'mySuits', most: 4 },
  { before: 'they have shown', after: 'suits', fact: 'theirSuits', most: 4 },
  { before: 'partner jumped', after: 'levels', fact: 'partnerJump', most: 6 },
  { before: 'doubled', after: 'times', fact: 'doubled', most: 2 },
]
/** From so many actions on a limit is open. */
export const MOST_TURNS = 9

export const KIND_FACTS: Table<'partnerIs' | 'mineIs' | 'rhoIs' | 'lhoIs' | 'told' | 'theyTold'> = [
  ['partner’s call was', 'partnerIs'],
  ['my call was', 'mineIs'],
  ['RHO’s call was', 'rhoIs'],
  ['LHO’s call was', 'lhoIs'],
  ['we have made', 'told'],
  ['they have made', 'theyTold'],
]

/** The order in which a heading tells its facts; patterns in a pattern come last. */
const TOLD_ORDER: readonly Fact[] = [
  ...(['role', 'opening', 'after', 'contested', 'turn', 'position'] as const),
  ...(['vulnerable', 'theyVulnerable', 'passedHand', 'partnerPassed', 'told', 'theyTold'] as const),
  ...(['mine', 'mineIs', 'lho', 'lhoIs', 'partner', 'partnerIs', 'artificial'] as const),
  ...(['asked', 'answered', 'partnerJump', 'partnerReversed', 'signedOff'] as const),
  ...(['rho', 'rhoIs', 'cut', 'last', 'ours', 'level', 'belowGame', 'inTrumps'] as const),
  ...(['doubled', 'balancing', 'agreed', 'theyAgreed', 'forced', 'gameForce'] as const),
  ...(['mySuit', 'partnerSuit', 'mySuits', 'partnerSuits', 'theirSuits'] as const),
  ...(['myMin', 'myMax', 'partnerMin', 'partnerMax', 'theirMin'] as const),
]
/** What the pattern names, in the order in which it is told. */
export const toldInOrder = (pattern: Pattern): readonly (keyof Pattern)[] => {
  const place = (fact: string): number => {
    const at = (TOLD_ORDER as readonly string[]).indexOf(fact)
    return at < 0 ? TOLD_ORDER.length : at
  }
  return (Object.keys(pattern) as (keyof Pattern)[])
    .filter((fact) => pattern[fact] !== undefined)
    .sort((a, b) => place(a) - place(b))
}
