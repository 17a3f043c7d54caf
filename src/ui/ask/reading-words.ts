/** How the readings of OPENBID's disputed lines are told apart, in words. */
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'

type ReadingName = JobOutput<'opening', 'features'>['others'][number]['reading']

export const READING_WORDS: Readonly<Record<ReadingName, string>> = {
  corrected: t`with KQx worth a trick`,
  published: t`with KQx worth nothing, as published`,
  ntry_literal: t`with the notrump try as scanned`,
  kj2_literal: t`with KJ alone worth −1, as scanned`,
  jrow_app3: t`with no tricks for long jack-high suits`,
  sec7_synopsis: t`with section 7 bracketed as in the synopsis`,
  solid_app2: t`with SOLID as Appendix 2 has it`,
  solid_nolen: t`with SOLID exempting no long suit`,
}
