/** What the import dialog says. */
import { fixed, grouped, inQuotes } from '#core/locale.ts'
import { systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import type { CardRead, ImportFound } from './found.ts'

const FORMAT_NAMES: Readonly<Record<NonNullable<ImportFound['format']>, string>> = {
  pbn: 'PBN',
  lin: 'LIN',
  json: t`Kibitzer JSON`,
  link: t`viewer links`,
  rbn: 'RBN',
  deals: t`hands`,
}

export const boardsText = (count: number): string =>
  count === 1 ? t`one board` : t`${count} boards`

const counted = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(grouped(count))

/** What the text has and the boards have not: `lost: 2 boards, 13 cards`. */
function lostText({ lost, problemCount }: ImportFound): string {
  if (problemCount === 0) return t`nothing was lost`
  const parts = [
    lost.boards === 0 ? '' : counted(lost.boards, t`1 board`, (n) => t`${n} boards`),
    lost.calls === 0 ? '' : counted(lost.calls, t`1 call`, (n) => t`${n} calls`),
    lost.cards === 0 ? '' : counted(lost.cards, t`1 card`, (n) => t`${n} cards`),
  ].filter((part) => part !== '')
  return t`lost: ${parts.length === 0 ? counted(problemCount, t`1 detail`, (n) => t`${n} details`) : parts.join(', ')}`
}

const namesOf = ({ systems }: ImportFound): string =>
  systems.map((text) => inQuotes(systemTextName(text))).join(', ')
const CARD_NAMES: Readonly<Record<CardRead['format'], string>> = {
  bml: 'BML',
  bss: t`Full Disclosure`,
  bbsa: t`a card of BBA`,
  cc: t`a card of BBO`,
}
/** `Read as BML: 22 calls are bid, 4 are only explained, 10 things were not understood.` */
const cardSentence = ({ format, rules, told, missed }: CardRead): string =>
  format === 'bml' || format === 'bss'
    ? t`Read as ${CARD_NAMES[format]}: calls that are bid ${rules}, only explained ${told}, not understood ${missed.length}.`
    : t`Read as ${CARD_NAMES[format]}: conventions that we have ${rules}, not understood ${missed.length}.`
/** What a text that is a system is called. */
const systemsSentence = (found: ImportFound): string =>
  [
    found.systems.length === 1
      ? t`A bidding system: ${namesOf(found)}.`
      : t`Bidding systems: ${namesOf(found)}.`,
    ...found.cards.map(cardSentence),
  ].join(' ')

/** What was wrong in a system that was read, and what became of it. */
export const systemFault = (text: string, count: number): string =>
  count === 1
    ? t`“${systemTextName(text)}” has one mistake. What is wrong is left out when the robots bid; it stays in the text.`
    : t`“${systemTextName(text)}” has ${count} mistakes. What is wrong is left out when the robots bid; it stays in the text.`

/** One sentence on what was read: `“match.pbn” read as PBN: 8 boards; lost: 2 boards.` */
export function foundSentence(found: ImportFound, file: string | undefined): string {
  const { boards, format } = found
  if (found.position !== undefined) return t`A position that somebody shared.`
  if (found.systems.length > 0 && boards.length === 0) return systemsSentence(found)
  if (format === undefined) return t`Nothing was read; the table is as it was.`
  return t`${file === undefined ? t`Read` : t`“${file}” read`} as ${FORMAT_NAMES[format]}: ${boards.length === 0 ? t`no board` : boardsText(boards.length)}; ${lostText(found)}.`
}

/** Ways to read letters that a file does not tell, by who writes so. */
export const LETTERS: readonly {
  readonly value: NonNullable<ImportFound['encoding']>
  readonly label: string
}[] = [
  { value: 'latin1', label: t`Western European` },
  { value: 'windows-1250', label: t`Central European` },
  { value: 'windows-1257', label: t`Baltic` },
  { value: 'windows-1251', label: t`Cyrillic` },
  { value: 'windows-1253', label: t`Greek` },
  { value: 'windows-1254', label: t`Turkish` },
]

/** The words on the button that takes the boards. */
export function takeLabel(found: ImportFound | undefined): string {
  const count = found?.boards.length ?? 0
  if (found?.position !== undefined) return t`Open the position`
  const systems = found?.systems.length ?? 0
  if (count === 0 && systems > 0) return systems === 1 ? t`Keep the system` : t`Keep the systems`
  if (count === 0) return t`Use the boards`
  return count === 1 ? t`Use the board` : t`Use the ${count} boards`
}

/** Why nothing can be used yet; `undefined` when something can. */
export const whyNothing = (found: ImportFound | undefined): string | undefined =>
  found === undefined
    ? t`Paste a text or choose a file first.`
    : found.boards.length + found.systems.length === 0
      ? t`There is no board in it.`
      : undefined

const MEGA = 1024 * 1024
/** `3.2 of 10.0 MB, 4,120 boards`. */
export const progressText = (p: {
  readonly bytesRead: number
  readonly total: number
  readonly boards: number
}): string =>
  t`${fixed(p.bytesRead / MEGA, 1)} of ${fixed(p.total / MEGA, 1)} MB, ${grouped(p.boards)} boards`
