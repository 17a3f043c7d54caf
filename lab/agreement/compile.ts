/** A system made quick for many hands: the choice of `select`, without its working. */
import { type Compiler, createCompiler, type Facts } from '#constraint/compile.ts'
import type { Hand } from '#core/hand.ts'
import type { ActionPattern, Rule } from '#rules/rule.ts'
import type { Matches, System } from '#rules/system.ts'

export interface CompiledChoice<A> {
  readonly rule: Rule<A>
  readonly action: A
}
type Chooser<A> = (facts: Facts) => CompiledChoice<A> | undefined

const compilePattern = <A>(
  pattern: ActionPattern<A>,
  rule: Rule<A>,
  compiler: Compiler,
): Chooser<A> => {
  switch (pattern.kind) {
    case 'same': {
      const choice = { rule, action: pattern.action }
      return () => choice
    }
    case 'first-suit': {
      const looks = pattern.passes.flatMap((pass) =>
        pass.among.flatMap((suit) => {
          const action = pattern.of[suit]
          return action === undefined
            ? []
            : [{ test: compiler.compileSuit(pass.is, suit), choice: { rule, action } }]
        }),
      )
      const otherwise =
        pattern.otherwise === undefined ? undefined : { rule, action: pattern.otherwise }
      return (facts) => {
        for (const { test, choice } of looks) if (test(facts)) return choice
        return otherwise
      }
    }
    case 'by-measure': {
      const at = compiler.placeOf(pattern.measure)
      const rows = new Map(
        pattern.of.map(({ value, use }) => [value, compilePattern(use, rule, compiler)]),
      )
      return (facts) => rows.get(facts[at]!)?.(facts)
    }
  }
}

/** The system's choice as one function of the hand; `undefined` when no rule applies. */
export function compileSystem<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
): (hand: Hand) => CompiledChoice<A> | undefined {
  const compiler = createCompiler()
  const blocks = system.blocks
    .filter((block) => matches(block.when))
    .map((block) => ({
      door: compiler.compile(block.door),
      rules: block.rules.map((rule) => ({
        shows: compiler.compile(rule.shows),
        choose: compilePattern(rule.action, rule, compiler),
      })),
    }))
  return (hand) => {
    const facts = compiler.read(hand)
    for (const { door, rules } of blocks) {
      if (!door(facts)) continue
      for (const { shows, choose } of rules) {
        const choice = shows(facts) ? choose(facts) : undefined
        if (choice) return choice
      }
    }
    return undefined
  }
}
