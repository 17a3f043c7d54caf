/** What is said of the mistakes of a first text: where, in which words, and what an editor can put there. */
import { describe, expect, it } from 'vitest'
import { doubtsOf } from './check.ts'
import { readSystem } from './system.ts'

const HEAD = 'switch smolen (on): Smolen\n\n# Openings\n\n'
const OPENED = 'when nobody has opened:\n'
/** The problems of a body, lines counted from its first. */
function told(body: string) {
  const { problems } = readSystem(HEAD + body)
  const before = HEAD.split('\n').length - 1
  return problems.map(({ line, ...rest }) => ({ line: line - before, ...rest }))
}
/** The body with what was proposed put in. */
function mended(body: string): string {
  const lines = (HEAD + body).split('\n')
  for (const { proposal } of readSystem(HEAD + body).problems) {
    if (proposal === undefined) continue
    const { line, column, length, text } = proposal
    const was = lines[line - 1] ?? ''
    lines[line - 1] = was.slice(0, column - 1) + text + was.slice(column - 1 + length)
  }
  return lines.join('\n').slice(HEAD.length)
}

describe('a mistake is told where it stands', () => {
  it.each([
    [
      'a number alone',
      `${OPENED}  1S: 5 spades, 13+ points\n    "Five spades."\n`,
      '2:7 Write “5+ spades” for at least 5, “exactly 5 spades” for just 5.',
    ],
    [
      'nothing counted',
      `${OPENED}  1NT: balanced, 15-17\n    "Balanced with 15–17 points."\n`,
      '2:23 It is not said what is counted here: points, spades, cards in x …',
    ],
    [
      'a word that the language has not',
      `${OPENED}  1H: 13+ HCP, 5+ hearts\n    "Five hearts."\n`,
      '2:11 “HCP” stands where something counted is expected. Write “points”.',
    ],
    [
      'two calls in one',
      `${OPENED}  2 of a major: 5-10 points\n    "A weak two."\n`,
      '2:3 A rule makes one call. Write “for each major x, 2x”.',
    ],
    [
      'a word slightly wrong in a heading',
      'when partner openned 1NT, my first action:\n  pass: any hand\n    "Nothing to say."\n',
      '1:14 “openned 1NT” stands where what a player did is expected. Did you mean “opened”?',
    ],
    [
      'and for a comma',
      'when partner opened 1NT and RHO passed:\n  pass: any hand\n    "Nothing to say."\n',
      '1:25 Part the things that must all hold by commas: “…, …”, not “and”.',
    ],
    [
      'a reason without quotes',
      `${OPENED}  1NT: balanced, 15-17 points\n    Balanced with 15–17 points.\n`,
      '3:5 A sentence stands in quotes: "Balanced with 15–17 points."',
    ],
    [
      'notes as far out as their call',
      `${OPENED}  2C: 22+ points\n  artificial, forcing\n`,
      '3:3 This tells more of the call above it: set it two spaces further in than the call.',
    ],
    [
      'a slot that the rule does not fill',
      `${OPENED}  3NT: 26+ points\n    "A long {x} and 26 points or more."\n`,
      '3:13 The sentence speaks of {x}, and the rule has no “for each … x”.',
    ],
    [
      'a switch that there is not',
      `${OPENED}  3S: 5+ hearts\n    Smolen, only with smollen\n    "Five hearts."\n`,
      '3:23 There is no switch “smollen”. Did you mean “smolen”?',
    ],
    [
      'a word slightly wrong in a condition',
      `${OPENED}  1NT: ballanced, 15-17 points\n    "Balanced."\n`,
      '2:8 “ballanced” stands where a condition, a number or a suit is expected. Did you mean “balanced”?',
    ],
    [
      'limits that run backwards',
      `${OPENED}  1NT: balanced, 17-15 points\n    "Balanced."\n`,
      '2:18 17–15 runs backwards: write 15-17.',
    ],
    [
      'more than can be counted',
      'when I opened 1NT, partner has shown exactly 81 suits:\n  2C: 8+ points\n    "Eight points or more."\n',
      '1:38 At most 4 can be counted here.',
    ],
    [
      'a suit of a number of cards',
      `${OPENED}  2C: 8+ points, a 4-card major\n    "A four-card major."\n`,
      '2:20 Write “4+ card” for a suit of at least 4 cards.',
    ],
    [
      'a short word for a note',
      `${OPENED}  1S: 13+ points, 5+ spades\n    GF\n    "Five spades."\n`,
      '3:5 “GF” stands where a word for the call is expected. Write “game force”.',
    ],
    [
      'a bid that there is not',
      `${OPENED}  8H: 40+ points\n    "Too high."\n`,
      '2:3 There is no bid “8H”: levels run from 1 to 7.',
    ],
  ])('%s', (_, body, said) => {
    const problems = told(body)
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      said,
    ])
  })

  it('an ask that nobody answers, and a rule below a pass for every hand', () => {
    const text = readSystem(
      `${HEAD}${OPENED}  2C: 8+ points\n    Stayman, artificial, asks for majors\n    "Eight points or more."\n  pass: any hand\n    "Nothing to open."\n  1NT: balanced, 15-17 points\n    "Balanced with 15–17 points."\n`,
    )
    expect(text.problems).toEqual([])
    expect(doubtsOf(text)).toEqual([
      {
        kind: 'silent-ask',
        rules: ['Openings: 2C'],
        message:
          '[Openings: 2C] asks for majors, and no rule answers: write “when partner asks for majors: …”.',
        lines: { from: 6, to: 8 },
      },
      {
        kind: 'never-bid',
        rules: ['Openings: 1NT', 'Openings: pass'],
        message: '[Openings: 1NT] is never bid: [Openings: pass] above it takes every hand.',
        lines: { from: 11, to: 12 },
      },
    ])
  })
  it('one call with two meanings', () => {
    const text = readSystem(
      `${HEAD}${OPENED}  2C: 22+ points\n    forcing, artificial\n    "22 points or more."\n  2C: 6+ clubs, 10+ points\n    "Six clubs."\n`,
    )
    expect(doubtsOf(text).map(({ kind, lines }) => [kind, lines.from])).toEqual([
      ['two-meanings', 9],
    ])
  })
})

describe('a proposal put in mends the text', () => {
  it.each([
    ['  1S: 5 spades, 13+ points\n', '  1S: 5+ spades, 13+ points\n'],
    ['  1H: 13+ HCP, 5+ hearts\n', '  1H: 13+ points, 5+ hearts\n'],
    ['  1S: 13+ points, 5+ ♠\n', '  1S: 13+ points, 5+ spades\n'],
    ['  1 heart: 13+ points\n', '  1H: 13+ points\n'],
    ['  1S: 12+ points and five spades\n', '  1S: 12+ points and 5+ spades\n'],
    ['  1NT: balanced, no five-card major\n', '  1NT: balanced, no 5+ card major\n'],
    ['  pass: everything else\n', '  pass: any hand\n'],
    ['  2C: 9+ points\n    shows both majors\n', '  2C: 9+ points\n    shows hearts and spades\n'],
    ['  2C: 9+ points\n    relay\n', '  2C: 9+ points\n    artificial, forcing\n'],
    ['  double: short in their suit\n', '  double: 0-2 cards in their suit\n'],
    ['  2 of a major: 5-10 points\n', '  for each major x, 2x: 5-10 points\n'],
    ['  1NT: ballanced, 15-17 points\n', '  1NT: balanced, 15-17 points\n'],
    ['  1NT: balanced, 17-15 points\n', '  1NT: balanced, 15-17 points\n'],
    ['  2C: 8+ points, a 4-card major\n', '  2C: 8+ points, a 4+ card major\n'],
    ['  2C: 22+ points\n  artificial\n', '  2C: 22+ points\n    artificial\n'],
    ['  2C: 22+ points\n    2D: 0-7 points\n', '  2C: 22+ points\n  2D: 0-7 points\n'],
    ['  2C: 22+ points\n    22 points or more.\n', '  2C: 22+ points\n    "22 points or more."\n'],
    ['  3S: 5+ hearts\n    only with smollen\n', '  3S: 5+ hearts\n    only with smolen\n'],
    ['  1S if RHO douled: 5+ spades\n', '  1S if RHO doubled: 5+ spades\n'],
    [
      '  cheapest notrump at level 3-2: 13+ points\n',
      '  cheapest notrump at level 2-3: 13+ points\n',
    ],
  ])('%j', (body, right) => {
    expect(mended(OPENED + body)).toBe(OPENED + right)
    expect(told(OPENED + right)).toEqual([])
  })
  it.each([
    ['openings:', 'when nobody has opened:'],
    ['response to 1NT:', 'when partner opened 1NT:'],
    ['when the opponents opened 1S:', 'when they opened 1S:'],
    ['when RHO opened 1NT:', 'when RHO bid 1NT:'],
    ['when partner overcalled:', 'when partner came in:'],
  ])('of the heading %j', (body, right) => {
    expect(mended(`${body}\n  pass: any hand\n`)).toBe(`${right}\n  pass: any hand\n`)
    expect(told(`${right}\n  pass: any hand\n`)).toEqual([])
  })
  it('says that “weak” is no limit', () => {
    expect(told(`${OPENED}  3C: weak, 7+ clubs\n`)[0]?.message).toMatch(
      /Say it in points and cards, or leave it out\.$/,
    )
  })
  it('of a heading', () => {
    const body = 'when partner opened 1NT and RHO passed:\n  pass: any hand\n'
    expect(mended(body)).toBe('when partner opened 1NT, RHO passed:\n  pass: any hand\n')
  })
})

describe('every line with a mistake is told, and the rest is read', () => {
  const text = readSystem(
    `${HEAD}${OPENED}  1C: 3 clubs\n  1D: 4+ diamonds\n  1H: five hearts\nwhen partner opend 1C:\n  1D: 4+ diamonds\n`,
  )
  it('tells three lines', () => {
    expect(text.problems.map(({ line }) => line)).toEqual([6, 8, 9])
  })
  it('keeps the rule between them', () => {
    expect(text.system.rules.map(({ label }) => label)).toEqual(['Openings: 1D'])
  })
})
