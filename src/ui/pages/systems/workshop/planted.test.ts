/** Three texts with faults planted in them, a kind each: what the check tells stands at the line of the fault. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSystems } from '#systems/loaded.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { Check } from './ChecksPanel.tsx'
import { checksOf } from './checks.ts'
import { FIRST_SYSTEM } from './first-system.ts'

/** Lines of a text that are put in the place of others, and what is told at the first of them. */
interface Fault {
  readonly name: string
  readonly find: string
  readonly put: string
  /** What is told; the line is that of the first line of `put` unless `at` says another. */
  readonly told: RegExp
  readonly at?: string
}

/** The first system of the page: Acol or Standard as a beginner writes it. */
const NATURAL: readonly Fault[] = [
  {
    name: 'a word is misspelt',
    find: '  2S: 6-9 points, 3+ spades\n',
    put: '  2S: 6-9 pionts, 3+ spades\n',
    told: /“pionts” stands where .* “points”/,
  },
  {
    name: 'a sentence tells other points',
    find: '  1NT: 6-9 points\n    "6–9 points and no fit."\nwhen partner opened 1H',
    put: '  1NT: 6-9 points\n    "8–11 points and no fit."\nwhen partner opened 1H',
    told: /tells other points than the rule asks/,
  },
  {
    name: 'a sentence tells another length',
    find: '  4S: 13+ points, 4+ spades\n    "Four spades or more and a game."',
    put: '  4S: 13+ points, 4+ spades\n    "Six spades or more and a game."',
    told: /tells another number of cards/,
  },
  {
    name: 'a sentence tells one end of a range',
    find: '  3S: 10-12 points, 4+ spades\n    a limit raise, invitational\n    "Four spades or more and 10–12 points."',
    put: '  3S: 10-12 points, 4+ spades\n    a limit raise, invitational\n    "Four spades or more and 10 points or more."',
    told: /asks 10–12 points, and its sentence tells one end only/,
  },
  {
    name: 'hands of 13 points are passed',
    find: '  1S: an opening, 5+ spades',
    put: '  pass [thirteen]: exactly 13 points\n    "13 points are not enough for us."\n  1S: an opening, 5+ spades',
    told: /13 points or more passes by \[thirteen\]/,
  },
  {
    name: 'a rule stands below a pass with any hand',
    find: '\n# Answers to one of a major\n',
    put: '  2NT [too late]: 8-9 points\n    "8–9 points."\n\n# Answers to one of a major\n',
    told: /\[too late\] is never bid/,
  },
  {
    name: 'a call that forces in one rule and not in the next is two things',
    find: '    "Four spades or more and 6 points or more."\n',
    put: '    "Four spades or more and 6 points or more."\n  1S [weak spades]: 0-5 points, 5+ spades\n    "Five spades or more and a weak hand."\n',
    told: /1S is one thing in .*and another in \[weak spades\]/,
    at: '  1S [weak spades]',
  },
]
/** A copy of a shipped system with changes. */
const COPY = `system: My steps
id: my-steps
language: 1
use first-steps

change [opening/2N]:
  2NT: balanced, 20-22 points
    notrump
    "Balanced with 20–22 points."
after [1N/four]:
  4S: 13+ points, 5+ spades
    sign-off
    "Five spades or more and the points for game."
change [response/pass]:
  pass: any hand
    "Not enough for an answer."
`
const COPIED: readonly Fault[] = [
  {
    name: 'a changed rule asks what no hand has',
    find: '  2NT: balanced, 20-22 points',
    put: '  2NT: balanced, 20-22 points, a singleton or void',
    told: /\[opening\/2N\] is never bid: no hand is as it asks/,
  },
  {
    name: 'a sentence has a suit that is none',
    find: 'after [1N/four]:\n',
    put: 'after [1N/four]:\n  3C [slots]: 9+ points, 6+ clubs\n    a new suit\n    "Six {club} or more."\n',
    told: /the slot \{club\}, which names no suit/,
    at: '    "Six {club} or more."',
  },
  {
    name: 'a sentence speaks of other rules',
    find: '  4S: 13+ points, 5+ spades\n    sign-off\n    "Five spades or more and the points for game."',
    put: '  4S [others]: 13+ points, 5+ spades\n    sign-off\n    "A hand for no other rule."',
    told: /sentence of \[others\] speaks of other rules/,
  },
  {
    name: 'a change names a rule that there is not',
    find: '\nchange [response/pass]:',
    put: '\nchange [opening/2NT]:\n  2NT: balanced, 20-21 points\nchange [response/pass]:',
    told: /\[opening\/2NT\]|“opening\/2NT”/,
  },
  {
    name: 'a call that forces is passed',
    find: 'change [response/pass]:',
    put: 'before [rebid/support game]:\n  pass [rests]: 12-14 points\n    "A minimum."\nchange [response/pass]:',
    told: /forces, and \[rests\] passes it/,
    at: '  pass [rests]',
  },
  {
    name: 'a call is natural in one rule and artificial in another',
    find: 'after [1N/four]:\n',
    put: 'after [1N/four]:\n  2C [asking clubs]: 8-9 points, 4+ spades\n    artificial\n    "Four spades and 8–9 points."\n',
    told: /2♣ is one thing in \[asking clubs\] and another in \[1N\/suit\]/,
    at: '  2C [asking clubs]',
  },
]
/** A strong club on a page. */
const CLUB = `system: Our club
id: our-club
language: 1
style: notrump 13-15

# Openings

when nobody has opened:
  1C [strong]: 16+ points
    forcing, artificial
    "16 points or more."
  1NT [no]: balanced, {notrump} points
    notrump
    "Balanced with {notrump} points."
  1S [spades]: 11-15 points, 5+ spades
    "Five spades or more and 11–15 points."
  1H [hearts]: 11-15 points, 5+ hearts
    "Five hearts or more and 11–15 points."
  2C [clubs]: 11-15 points, 6+ clubs
    "Six clubs or more and 11–15 points."
  1D [diamonds]: 11-15 points
    artificial
    "11–15 points and no other opening."
  for each suit x, from the highest, 3x [three]: 5-10 points, 7+ cards in x
    a preempt
    "Seven {x} or more and 5–10 points."
  pass [out]: any hand
    "Fewer than 11 points."

# Answers to the club

when partner opened 1C, uncontested, my first action:
  1D [negative]: 0-7 points
    artificial
    "0–7 points."
  1S [positive spades]: 8+ points, 5+ spades
    game force
    "Five spades or more and 8 points or more."
  1H [positive hearts]: 8+ points, 5+ hearts
    game force
    "Five hearts or more and 8 points or more."
  1NT [positive]: 8+ points
    game force, artificial
    "8 points or more and no five-card major."

# Answers to one notrump

when partner opened 1NT, uncontested, my first action:
  2C [stayman]: 10+ points, a 4+ card major
    Stayman, artificial, asks for majors
    "Four cards in a major and 10 points or more."
  3NT [game]: 12+ points
    sign-off
    "12 points or more: game."
  pass [rest]: any hand
    "Fewer than 12 points and no major."
when partner asks for majors:
  2H [has hearts]: 4+ hearts
    "Four hearts."
  2S [has spades]: 4+ spades
    "Four spades."
  2D [has none]: any hand
    artificial
    "No four-card major."
`
const STRONG: readonly Fault[] = [
  {
    name: 'answers are missing for some hands',
    find: '  1NT [positive]: 8+ points\n    game force, artificial\n    "8 points or more and no five-card major."\n',
    put: '',
    told: /After 1♣, common sense bids /,
    at: '  1D [negative]',
  },
  {
    name: 'an ask has no answer',
    find: CLUB.slice(CLUB.indexOf('when partner asks for majors')),
    put: '',
    told: /\[stayman\] asks for majors, and no rule answers/,
    at: '  2C [stayman]',
  },
  {
    name: 'a rule is for a seat that there is not',
    find: '  pass [out]',
    put: '  2D [fourth] if in fourth seat, partner opened: 11+ points, 6+ diamonds\n    "Six diamonds or more."\n  pass [out]',
    told: /\[fourth\] is never reached/,
  },
  {
    name: 'a rule before takes every hand of the next',
    find: '  1H [hearts]:',
    put: '  2S [six]: 11-15 points, 6+ spades\n    "Six spades or more and 11–15 points."\n  1H [hearts]:',
    told: /\[six\] is never bid: \[spades\] above it takes every hand/,
  },
  {
    name: 'hands with a long suit are passed',
    find: '  for each suit x, from the highest, 3x [three]',
    put: '  pass [long hearts]: 7+ hearts\n    "Hearts do not count with us."\n  for each suit x, from the highest, 3x [three]',
    told: /a suit of seven cards or more passes by \[long hearts\]/,
  },
  {
    name: 'a hand with 13 points passes an opening',
    find: '  3NT [game]: 12+ points',
    put: '  pass [shy]: exactly 13 points\n    "13 points are not enough for game."\n  3NT [game]: 12+ points',
    told: /After 1NT, .*13 points or more passes by \[shy\]/,
  },
  {
    name: 'a sentence tells a number that the rule does not ask',
    find: '  3NT [game]: 12+ points\n    sign-off\n    "12 points or more: game."',
    put: '  3NT [game]: 12+ points\n    sign-off\n    "12 points or more, at most two spades: game."',
    told: /sentence of \[game\] tells a number that the rule does not test/,
  },
  {
    name: 'a number stands alone',
    find: '  1D [diamonds]: 11-15 points\n',
    put: '  1D [diamonds]: 11-15 points, 4 diamonds\n',
    told: /Write “4\+ diamonds”/,
  },
]
/** The text with the lines of the faults in it. */
const planted = (text: string, faults: readonly Fault[]): string =>
  faults.reduce((made, { find, put }) => {
    expect(made).toContain(find)
    return made.replace(find, () => put)
  }, text)

describe.each([
  ['a natural text', FIRST_SYSTEM, NATURAL],
  ['a copy', COPY, COPIED],
  ['a strong club', CLUB, STRONG],
] as const)('in %s', (_, sound, faults) => {
  let text = ''
  let checks: readonly Check[] = []
  beforeAll(async () => {
    text = planted(sound, faults)
    const system = { id: 'my', text }
    await loadSystems([system])
    const audit = runInline('system-audit', { system, seed: [1, 9, 7, 5], deals: 24, walks: 40 })
    checks = checksOf(runInline('system-text', { ask: 'read', system }), good(audit).findings)
  })
  it.each(faults.map((fault) => [fault.name, fault] as const))('%s', (_name, { put, told, at }) => {
    const found = checks.filter(({ words, isBrought }) => told.test(words) && isBrought !== true)
    expect(found.length).toBeGreaterThan(0)
    const lines = text.split('\n')
    const first = at ?? put.split('\n').find((line) => line !== '') ?? ''
    const wanted = lines.findIndex((line) => line.startsWith(first)) + 1
    expect(found.map(({ line }) => line)).toContain(wanted)
  })
})
