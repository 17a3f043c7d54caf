/** Schenken 1967 made ready: OPENBID opens, `schenken-1967.system` goes on. */
import { biddingSystem, type RuleDraft } from '#bidding/language/drafts.ts'
import { type Programs, systemOf, type WrittenSystem } from '#bidding/text/written.ts'
import type { LoadedSystem } from '../entry.ts'
import { schenkenOpenings } from './opening-rules.ts'
import { READING_NAMES } from './readings.ts'
import { clubRebids, diamondRebids } from './recorded.ts'
import text from './schenken-1967.system?evaluated'

const rules = (drafts: readonly RuleDraft[]) => biddingSystem(text.id, text.name, [], drafts).rules
const programs: Programs = {
  'openbid openings': rules(schenkenOpenings()),
  'openbid club rebids': rules(clubRebids()),
  'openbid diamond rebids': rules(diamondRebids()),
}
const written: WrittenSystem = { ...text, programs }
export const SCHENKEN = systemOf(written)

export const LOADED: LoadedSystem = {
  make: ({ reading }) => ({
    system: SCHENKEN,
    opening: {
      kind: 'procedure',
      reading: READING_NAMES.find((name) => name === reading) ?? 'corrected',
    },
  }),
  written,
}
