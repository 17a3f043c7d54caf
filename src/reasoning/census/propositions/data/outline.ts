/**
 * Cases written as the paper prints them, a line each, the cases of a case below it and deeper:
 *
 *     II ${longest(4)} ∴ ${no(even)}
 *       A ${hcp(18, up)} → 1C at 8b
 *       B otherwise → pass KJxx.Kxx.Kxx.Kxx
 *
 * After its step a line says what the hand must be: `otherwise` is what the case before is not, and
 * without a word it is any hand. Then, in any order:
 * - `meets 12g & 12h`: the sections whose tests the hand must meet too;
 * - `∴`: what is inferred, or checks that are made elsewhere;
 * - `→ 1S 1H at 12a`, or `→ pass` and an example hand: the case is a leaf;
 * - `as in P6.I`: where the paper sends the reader;
 * - `settled`, `bid-settled`, `repaired`: how the case, its bid or its hand was read, a sentence each.
 *
 * A part that is `undefined` is not said. A line of cases made elsewhere takes them in.
 */
import { ANYTHING, type HandConstraint, not } from '#constraint/constraint.ts'
import { type Asserted, type Case, type Check, PASSED } from '../claim.ts'
import { so } from './words.ts'

type Inferred = HandConstraint | Check | readonly Check[]
type Part = Inferred | Case | readonly Case[] | string | undefined

/** Stands for a part in the text; its number follows. */
const PART = '\0'
const CLAUSE = / (?=(?:meets|∴|→|as|settled|bid-settled|repaired) )/

/** The cases of an outline. */
export const cases = (
  strings: TemplateStringsArray,
  ...parts: readonly Part[]
): readonly Case[] => {
  const text = String.raw({ raw: strings }, ...parts.map((_, i) => `${PART}${i}`))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return nested(lines, (word) => (word.startsWith(PART) ? parts[Number(word.slice(1))] : word))
}

/** Example hands, with blanks between them. */
export const hands = (text: TemplateStringsArray): readonly string[] =>
  text.join('').trim().split(/\s+/)

/** What a word stands for: a part, or itself. */
type Said = (word: string) => Part

const nested = (lines: readonly string[], said: Said): readonly Case[] => {
  const depth = (line: string): number => line.search(/\S/)
  const found: Case[] = []
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!
    const end = lines.findIndex((other, k) => k > i && depth(other) <= depth(line))
    const next = end < 0 ? lines.length : end
    const parts = line.trim().split(' ').map(said)
    if (parts.every((part) => typeof part === 'object'))
      found.push(...parts.flatMap((part) => part as Case | readonly Case[]))
    else found.push(caseOf(line.trim(), nested(lines.slice(i + 1, next), said), found.at(-1), said))
    i = next
  }
  return found
}

const caseOf = (
  line: string,
  inner: readonly Case[],
  before: Case | undefined,
  said: Said,
): Case => {
  const [head = '', ...rest] = line.split(CLAUSE)
  const [step, when] = head.split(' ').map(said)
  const clauses = new Map(
    rest.map((clause) => {
      const [name = '', ...words] = clause.split(' ')
      return [name, words.map(said)] as const
    }),
  )
  const text = (name: string): string | undefined => clauses.get(name)?.at(-1) as string | undefined
  const settled = text('settled')
  const asIn = text('as')
  const to = clauses.get('→') as readonly string[] | undefined
  const hand = to?.[0] === 'pass' ? to[1] : undefined
  const repaired = text('repaired')
  return {
    step: step as string,
    when:
      when === 'otherwise'
        ? not<HandConstraint>(before!.when)
        : ((when as HandConstraint | undefined) ?? ANYTHING),
    checks: [
      ...inferences((clauses.get('∴') ?? []) as readonly Inferred[]),
      ...(to === undefined ? [] : [leaf(to, text('bid-settled'))]),
    ],
    cases: inner,
    ...(clauses.has('meets') ? { meeting: clauses.get('meets')!.join(' ').split(' & ') } : {}),
    ...(hand === undefined
      ? {}
      : { example: repaired === undefined ? { hand } : { hand, repaired } }),
    ...(asIn === undefined ? {} : { asIn }),
    ...(settled === undefined ? {} : { settled }),
  }
}

const inferences = (parts: readonly Inferred[]): readonly Check[] =>
  parts.flatMap((part, i) => {
    if ('map' in part) return part
    return 'asserted' in part ? part : so(i + 1, part)
  })

const leaf = (to: readonly string[], settled: string | undefined): Check => {
  const at = to.indexOf('at')
  const asserted: Asserted =
    at < 0
      ? { kind: 'opens', calls: [PASSED] }
      : {
          kind: 'meets',
          at: to[at + 1]!,
          calls: to.slice(0, at).flatMap((call) => call.split(' ')),
        }
  return { kind: 'leaf', mark: '', asserted, ...(settled === undefined ? {} : { settled }) }
}
