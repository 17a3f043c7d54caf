/** A system as a card of another program: its book as BML, or its conventions for BBA. */
import { writeBbsa } from '#bidding/text/cards/switches.ts'
import { writeBml } from '#bidding/text/cards/write-bml.ts'
import type { SystemText } from '#bidding/text/document.ts'
import { readText } from '#bidding/text/read/text.ts'
import { styleWith } from '#bidding/text/words/style.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { switchesOf, systemAsDocument } from '#systems/library.ts'
import { loadedOf } from '#systems/loaded.ts'

/** Characters of a book in BML: read again it is a little longer, and has room in a text. */
const MOST_BML = 300_000

/** The system that a text begins with, and its notrump as `15-17`. */
function basis(text: SystemText): { readonly base: string | undefined; readonly notrump: string } {
  const used = text.parts.flatMap((part) =>
    part.kind === 'use' && part.of === 'system' ? [part] : [],
  )[0]
  const its = used && systemAsDocument(used.name)?.style
  const style = styleWith(
    styleWith(its ?? text.style, text.style),
    used?.style ?? text.style,
  ).numbers.get('notrump')
  return { base: used?.name, notrump: (style ?? []).join('-') }
}

/** @yields the share that is done, 0 to 1. */
export function* cardSaved(
  ref: SystemRef,
  as: 'bml' | 'bbsa',
): Generator<number, Result<string, Problem>, void> {
  const made = loadedOf(ref)?.make(ref)
  if (made === undefined) return problem('systems/unknown', t`There is no system “${ref.id}”.`)
  if (as === 'bml') return ok((yield* writeBml(made.system, MOST_BML)).text)
  const { id, text } = ref
  const document = text === undefined ? systemAsDocument(id) : readText(text).text
  const of = document && basis(document)
  const base = text === undefined ? id : of?.base
  if (base === undefined)
    return problem('card/base', t`BBA’s card names one of its systems, and this text uses none.`)
  const on = made.reading?.usual ?? switchesOf(base).flatMap((one) => (one.on ? [one.id] : []))
  return ok(writeBbsa(made.system, { base, notrump: of?.notrump ?? '', on }))
}
