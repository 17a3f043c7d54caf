/** A system on one sheet: what a partnership writes on its convention card, read off its rules. */
import { statesBefore } from '#bidding/auction/auction-state.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt, type TurnRule } from '#bidding/auction/turn-rules.ts'
import { type Call, isBid, PASS, parseCall, strainOf } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { strainName } from '#core/suit.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { usualRule } from '#explain/call/told-as-played.ts'
import { nameOfSystem } from '#systems/registry.ts'
import { turnState } from './turn-state.ts'

export interface CardLine {
  /** Rising; several where the same is said of each in its own suit. */
  readonly calls: readonly Call[]
  /** The reason of the rule that most of its hands follow. */
  readonly says: string
  /** The call does not show its strain. */
  readonly alert: boolean
}
export interface CardPart {
  /** The auction that is answered. */
  readonly calls: readonly Call[]
  readonly lines: readonly CardLine[]
}
export interface CardSection {
  readonly title: string
  readonly parts: readonly CardPart[]
}
export interface BookCard {
  readonly name: string
  readonly sections: readonly CardSection[]
}

/** What a card has, by the auctions that are answered; one that the system does not come to is left out. */
const SECTIONS: readonly { readonly title: string; readonly auctions: readonly string[] }[] = [
  { title: t`Openings`, auctions: [''] },
  { title: t`Responses`, auctions: ['1H P', '1C P'] },
  { title: t`Notrump`, auctions: ['1N P', '1N P 2C P', '2N P'] },
  { title: t`Other openings`, auctions: ['2C P', '2D P', '2H P'] },
  { title: t`Slam`, auctions: ['1H P 3H P 4N P', '1N P 4C P'] },
  { title: t`They open`, auctions: ['1H', '1H X P', '1N'] },
  { title: t`They come in`, auctions: ['1H 1S', '1H X', '1N 2H'] },
]

interface Told {
  readonly call: Call
  readonly says: string
  readonly alert: boolean
}
/** Each call that the system's own rules make, by the rule that most of its hands follow. */
function* callsTold(state: PublicState): Generator<void, readonly Told[], void> {
  const ways = new Map<Call, [TurnRule, ...TurnRule[]]>()
  for (const turnRule of rulesAt(state)) {
    if (turnRule.natural) continue
    const known = ways.get(turnRule.call)
    if (known === undefined) ways.set(turnRule.call, [turnRule])
    else known.push(turnRule)
  }
  const told: Told[] = []
  for (const [call, rules] of ways) {
    const { rule, origin } = yield* usualRule(state, call, rules)
    told.push({ call, says: rule.says, alert: origin.artificial ?? false })
  }
  return told.sort((a, b) => a.call - b.call)
}

const LENGTH = /^((?:Four|Five|Six|Seven|Eight)(?: good| solid)?) (clubs|diamonds|hearts|spades)\b/
/** `Seven cards and a weak hand.`, where a bid says so much of its own suit and names no other. */
function ofItsSuit({ call, says }: Told): string | undefined {
  const [, , suit] = LENGTH.exec(says) ?? []
  if (suit === undefined || !isBid(call) || strainName(strainOf(call)) !== suit) return undefined
  const plain = says.replace(LENGTH, t`$1 cards`)
  return /clubs|diamonds|hearts|spades/.test(plain) ? undefined : plain
}
function linesOf(told: readonly Told[]): readonly CardLine[] {
  const lines = new Map<string, CardLine>()
  for (const one of told) {
    const shared = ofItsSuit(one)
    const alike = told.filter((other) => shared !== undefined && ofItsSuit(other) === shared)
    const says = alike.length > 1 && shared !== undefined ? shared : one.says
    const known = lines.get(says)
    lines.set(says, { calls: [...(known?.calls ?? []), one.call], says, alert: one.alert })
  }
  return [...lines.values()]
}

/** Yields the share that is done. A problem for an unknown system. */
export function* cardOfBook(system: SystemRef): Generator<number, Result<BookCard, Problem>, void> {
  const sections: CardSection[] = []
  for (const [i, { title, auctions }] of SECTIONS.entries()) {
    yield i / SECTIONS.length
    const parts: CardPart[] = []
    for (const text of auctions) {
      const calls = text.split(' ').flatMap((code) => parseCall(code) ?? [])
      const found = turnState({ system, calls, vulnerability: 'None' })
      if (!found.ok) return found
      const state = found.value
      const isPlayed = statesBefore(state).every(
        (before, at) => calls[at] === PASS || meaning(before, calls[at]!).source === 'system',
      )
      if (!isPlayed) continue
      const share = i / SECTIONS.length
      const lines = linesOf(yield* reporting(callsTold(state), () => share))
      if (lines.length > 0) parts.push({ calls, lines })
    }
    if (parts.length > 0) sections.push({ title, parts })
  }
  return ok({ name: nameOfSystem(system), sections })
}
