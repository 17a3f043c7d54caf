/** A system of one's own, read from its text and played as those of the list are. */
import { withPackages } from '#bidding/language/system.ts'
import { readSystem } from '#bidding/text/system.ts'
import { invariant } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { systemTextName } from '#core/system-text.ts'
import type { LoadedSystem, PlayedSystem } from './entry.ts'
import { LIBRARY } from './library.ts'

/** What cannot be read of the text is left out. The id of the ref names it: the text may name itself as ours are. */
function playText({ id, text, packages }: SystemRef): PlayedSystem {
  invariant(text !== undefined, 'a text is played')
  const { system, usual, problems } = readSystem(text, LIBRARY)
  const named = {
    ...system,
    id,
    name: systemTextName(text),
    rules: system.rules.map((rule) => ({ ...rule, id: `${id}/${rule.label}` })),
  }
  return {
    system: packages === undefined ? { ...withPackages(named, usual), id } : named,
    reading: { usual, problems },
  }
}

export const OWN_TEXT: LoadedSystem = { make: playText }
