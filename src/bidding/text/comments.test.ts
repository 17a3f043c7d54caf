/** Comments of the writer are printed where they stood, and the printed text is printed as it stands. */
import { expect, it } from 'vitest'
import { printSystem } from './print/system.ts'
import { readText } from './read/text.ts'

const TEXT = `-- Played since spring.
-- With Anna.
system: Mine
id: mine
language: 1

-- What we call an opening.
hand opening strength means 13+ points or rule of 20

-- The first page.
# Openings

-- Nobody has bid.
when nobody has opened:
  -- The weak notrump.
  1NT [weak]: balanced, 12-14 points
    "Balanced with 12–14 points."
  -- Four seats, two of them later.
  when in first or second seat:
    -- A good suit.
    1S [spades]: opening strength, 5+ spades
      "Five spades and the strength of an opening."
    1H [hearts]: opening strength, 5+ hearts
      "Five hearts and the strength of an opening."
  -- Nothing else.
  pass: any hand
    "Nothing to open."

-- Both of us know these.
use natural overcalls

-- Too good for it.
drop [overcall/1N]

-- To be done: answers.
`
it('stands where it stood', () => {
  const { text, problems } = readText(TEXT)
  expect(problems).toEqual([])
  expect(printSystem(text)).toBe(TEXT)
})
it('is kept in odd places', () => {
  const odd = TEXT.replace('    "Nothing to open."', '    -- Why?\n    "Nothing to open."')
    .replace('language: 1', '-- Old.\nlanguage: 1')
    .replace('5+ hearts\n', '\n      -- Hearts alone.\n        5+ hearts\n')
  const printed = printSystem(readText(odd).text)
  for (const comment of odd.match(/--.*/g) ?? []) expect(printed).toContain(comment)
  expect(printed.match(/--.*/g)?.length).toBe(odd.match(/--.*/g)?.length)
  expect(printSystem(readText(printed).text)).toBe(printed)
})
it('a line leads to its rule and the auctions it speaks in', () => {
  const { places } = readText(TEXT)
  const placeAt = (line: number) =>
    places.findLast(({ lines }) => lines.from <= line && line <= lines.to)
  expect(placeAt(22)).toMatchObject({
    kind: 'rule',
    lines: { from: 21, to: 22 },
    rule: { name: 'spades' },
    when: { role: 'opening', all: [{ position: [1, 2] }] },
  })
  expect(placeAt(19)).toMatchObject({ kind: 'heading', lines: { from: 19, to: 24 } })
  expect(placeAt(11)).toBeUndefined()
})
