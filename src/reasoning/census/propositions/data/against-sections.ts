/** How Part One holds a section against the sections before it. */
import { ANYTHING } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import type { Case } from '../claim.ts'

type When = Case['when']

/** A section against sections before it: no hand meets both. */
export const cannot = (sections: string, when: When = ANYTHING): readonly Case[] =>
  sections.split(' ').map((section) => ({
    step: `/${section}`,
    when,
    checks: [{ kind: 'cannot-bid', mark: '', asserted: { kind: 'fails', at: section } }],
  }))
/** The paper prefers the earlier bid: hands that meet both are counted. */
export const prefers = (sections: string, when: When = ANYTHING, mark = ''): readonly Case[] => [
  // Most hands meet none of them, and are let go here.
  { step: '', when, meeting: [sections], cases: preferred(sections, when, mark) },
]
const preferred = (sections: string, when: When, mark: string): readonly Case[] =>
  sections.split(' ').map((section) => ({
    step: `/${section}`,
    when,
    meeting: [section],
    checks: [
      {
        kind: 'preferable',
        mark,
        asserted: { kind: 'counted' },
        words: t`the bid at ${section} is preferred`,
      },
    ],
  }))
export const sameBid = (section: string, own: string): readonly Case[] => [
  {
    step: `/${section}`,
    when: ANYTHING,
    meeting: [section],
    checks: [{ kind: 'same-bid', mark: '', asserted: { kind: 'same', at: own, as: section } }],
  },
]
