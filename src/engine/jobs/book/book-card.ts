/** A system on one sheet: what a partnership writes on its convention card, read off its rules. */
import { statesBefore } from '#bidding/fold.ts'
import { meaning } from '#bidding/meaning.ts'
import { rulesAt } from '#bidding/turn-rules.ts'
import { type Call, PASS, parseCall } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { Job } from '../../job.ts'
import { turnState } from './turn-state.ts'

export interface BookCardInput {
  readonly system: SystemRef
}
export interface CardLine {
  readonly call: Call
  /** The reason of the first rule that makes it. */
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
  { title: 'Openings', auctions: [''] },
  { title: 'Responses', auctions: ['1H P', '1C P'] },
  { title: 'Notrump', auctions: ['1N P', '1N P 2C P', '2N P'] },
  { title: 'Other openings', auctions: ['2C P', '2D P', '2H P'] },
  { title: 'Slam', auctions: ['1H P 3H P 4N P', '1N P 4C P'] },
  { title: 'They open', auctions: ['1H', '1H X P', '1N'] },
  { title: 'They come in', auctions: ['1H 1S', '1H X', '1N 2H'] },
]

/** Yields the share that is done. A problem for an unknown system. */
export const bookCard: Job<BookCardInput, number, Result<BookCard, Problem>> = function* ({
  system,
}) {
  const sections: CardSection[] = []
  let name = ''
  for (const [i, { title, auctions }] of SECTIONS.entries()) {
    yield i / SECTIONS.length
    const parts: CardPart[] = []
    for (const text of auctions) {
      const calls = text.split(' ').flatMap((code) => parseCall(code) ?? [])
      const found = turnState({ system, calls, vulnerability: 'None' })
      if (!found.ok) return found
      const state = found.value
      name = state.sides[0].name
      const isPlayed = statesBefore(state).every(
        (before, at) => calls[at] === PASS || meaning(before, calls[at]!).source === 'system',
      )
      if (!isPlayed) continue
      const lines = new Map<Call, CardLine>()
      for (const { rule, call, natural, origin } of rulesAt(state))
        if (!natural && !lines.has(call))
          lines.set(call, { call, says: rule.says, alert: origin.artificial ?? false })
      if (lines.size > 0)
        parts.push({ calls, lines: [...lines.values()].sort((a, b) => a.call - b.call) })
    }
    if (parts.length > 0) sections.push({ title, parts })
  }
  return ok({ name, sections })
}
