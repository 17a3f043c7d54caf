/** What the import dialog says. */
import { fixed, grouped } from '#core/locale.ts'
import type { ImportFound } from './found.ts'

const FORMAT_NAMES: Readonly<Record<NonNullable<ImportFound['format']>, string>> = {
  pbn: 'PBN',
  lin: 'LIN',
  json: 'Kibitzer JSON',
  link: 'viewer links',
  rbn: 'RBN',
  deals: 'hands',
}

export const boardsText = (count: number): string => (count === 1 ? 'one board' : `${count} boards`)

const counted = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(grouped(count))

/** What the text has and the boards have not: `lost: 2 boards, 13 cards`. */
function lostText({ lost, problemCount }: ImportFound): string {
  if (problemCount === 0) return 'nothing was lost'
  const parts = [
    lost.boards === 0 ? '' : counted(lost.boards, '1 board', (n) => `${n} boards`),
    lost.calls === 0 ? '' : counted(lost.calls, '1 call', (n) => `${n} calls`),
    lost.cards === 0 ? '' : counted(lost.cards, '1 card', (n) => `${n} cards`),
  ].filter((part) => part !== '')
  return `lost: ${parts.length === 0 ? counted(problemCount, '1 detail', (n) => `${n} details`) : parts.join(', ')}`
}

/** One sentence on what was read: `“match.pbn” read as PBN: 8 boards; lost: 2 boards.` */
export function foundSentence(found: ImportFound, file: string | undefined): string {
  const { boards, format } = found
  if (found.position !== undefined) return 'A position that somebody shared.'
  if (format === undefined) return 'Nothing was read; the table is as it was.'
  return `${file === undefined ? 'Read' : `“${file}” read`} as ${FORMAT_NAMES[format]}: ${boards.length === 0 ? 'no board' : boardsText(boards.length)}; ${lostText(found)}.`
}

/** Ways to read letters that a file does not tell, by who writes so. */
export const LETTERS: readonly {
  readonly encoding: NonNullable<ImportFound['encoding']>
  readonly label: string
}[] = [
  { encoding: 'latin1', label: 'Western European' },
  { encoding: 'windows-1250', label: 'Central European' },
  { encoding: 'windows-1257', label: 'Baltic' },
  { encoding: 'windows-1251', label: 'Cyrillic' },
  { encoding: 'windows-1253', label: 'Greek' },
  { encoding: 'windows-1254', label: 'Turkish' },
]

/** The words on the button that takes the boards. */
export function takeLabel(found: ImportFound | undefined): string {
  const count = found?.boards.length ?? 0
  if (found?.position !== undefined) return 'Open the position'
  if (count === 0) return 'Use the boards'
  return count === 1 ? 'Use the board' : `Use the ${count} boards`
}

/** Why nothing can be used yet; `undefined` when something can. */
export const whyNothing = (found: ImportFound | undefined): string | undefined =>
  found === undefined
    ? 'Paste a text or choose a file first.'
    : found.boards.length === 0
      ? 'There is no board in it.'
      : undefined

const MEGA = 1024 * 1024
/** `3.2 of 10.0 MB, 4,120 boards`. */
export const progressText = (p: {
  readonly bytesRead: number
  readonly total: number
  readonly boards: number
}): string =>
  `${fixed(p.bytesRead / MEGA, 1)} of ${fixed(p.total / MEGA, 1)} MB, ${grouped(p.boards)} boards`
