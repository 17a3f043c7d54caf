/** What a backup would bring, and what it brought, in words. Pure. */
import { grouped, longDate } from '#core/locale.ts'
import type { Backup } from '#store/shelf/backup.ts'
import type { Merge } from '#store/shelf/merge.ts'

const some = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(grouped(count))

const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`

/** What is new in the file, in one phrase; empty when nothing is. */
export const newText = ({ boards, sessions, strategies, beside, notes }: Merge): string =>
  listed(
    [
      boards.length > 0 ? some(boards.length, 'one board', (n) => `${n} boards`) : '',
      sessions.length > 0 ? some(sessions.length, 'one session', (n) => `${n} sessions`) : '',
      strategies.length > 0
        ? some(strategies.length, 'one strategy', (n) => `${n} strategies`)
        : '',
      beside.length > 0 ? some(beside.length, 'one kept record', (n) => `${n} kept records`) : '',
      notes.size > 0 ? some(notes.size, 'one note', (n) => `${n} notes`) : '',
    ].filter((part) => part !== ''),
  )

/** Each thing that the reader should know before restoring, a sentence each. */
export function mergeSentences(merge: Merge): readonly string[] {
  const fresh = newText(merge)
  const { same, stays, full, damaged } = merge
  return [
    fresh === '' ? 'Everything in it is here already.' : `New here: ${fresh}.`,
    ...(same === 0 ? [] : [`Already here, and left alone: ${grouped(same)}.`]),
    ...(stays === 0 ? [] : [`Here in another form: ${grouped(stays)}. Yours stay as they are.`]),
    ...(full === 0
      ? []
      : [
          `There is no room for ${some(full, 'one strategy', (n) => `${n} strategies`)} of the file.`,
        ]),
    ...(damaged === 0
      ? []
      : [
          `${capital(some(damaged, 'one record', (n) => `${n} records`))} of the file cannot be read.`,
        ]),
  ]
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The day a backup was made, where the file tells it soundly. */
export function madeText({ made }: Pick<Backup, 'made'>): string {
  const at = new Date(made)
  return Number.isNaN(at.getTime()) ? 'A backup without a date.' : `A backup of ${longDate(at)}.`
}
