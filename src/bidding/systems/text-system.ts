/** A text of the list as it is fetched: whole with all of its conventions, and as most people play it. */
import { withPackages } from '#bidding/language/system.ts'
import { systemOf, type WrittenSystem } from '#bidding/text/written.ts'
import type { LoadedSystem } from './entry.ts'

/** `usual` are ids of the conventions that are on unless a partnership says otherwise. */
export function loadedText(written: WrittenSystem, usual: readonly string[]): LoadedSystem {
  const whole = systemOf(written)
  const usually = { ...withPackages(whole, usual), id: whole.id }
  return { make: ({ packages }) => ({ system: packages === undefined ? usually : whole }), written }
}
