/** Why a link cannot be read, as the readers of all links say it. */
import { t } from '#core/text.ts'

export const BROKEN = t`The link is damaged or not complete; copy it again in full.`
export const NEWER = t`The link was made by a newer version of the program; reload the page and try again.`
