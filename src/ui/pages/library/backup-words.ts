/** What a backup would bring, and what it brought, in words. Pure. */
import { capital, grouped, longDate } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { Backup } from '#store/shelf/backup.ts'
import type { Merge } from '#store/shelf/merge.ts'

const some = (count: number, one: string, many: (count: string) => string): string =>
  count === 1 ? one : many(grouped(count))

const listed = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : t`${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`

/** What is new in the file, in one phrase; empty when nothing is. */
export const newText = ({
  boards,
  sessions,
  strategies,
  ownSystems,
  beside,
  notes,
}: Merge): string =>
  listed(
    [
      boards.length > 0 ? some(boards.length, t`one board`, (n) => t`${n} boards`) : '',
      sessions.length > 0 ? some(sessions.length, t`one session`, (n) => t`${n} sessions`) : '',
      strategies.length > 0
        ? some(strategies.length, t`one strategy`, (n) => t`${n} strategies`)
        : '',
      ownSystems.length > 0 ? some(ownSystems.length, t`one system`, (n) => t`${n} systems`) : '',
      beside.length > 0 ? some(beside.length, t`one kept record`, (n) => t`${n} kept records`) : '',
      notes.size > 0 ? some(notes.size, t`one note`, (n) => t`${n} notes`) : '',
    ].filter((part) => part !== ''),
  )

/** Each thing that the reader should know before restoring, a sentence each. */
export function mergeSentences(merge: Merge): readonly string[] {
  const fresh = newText(merge)
  const { same, stays, full, damaged } = merge
  return [
    fresh === '' ? t`Everything in it is here already.` : t`New here: ${fresh}.`,
    ...(same === 0 ? [] : [t`Already here, and left alone: ${grouped(same)}.`]),
    ...(stays === 0 ? [] : [t`Here in another form: ${grouped(stays)}. Yours stay as they are.`]),
    ...(full === 0
      ? []
      : [
          t`There is no room for ${some(full, t`one strategy or system`, (n) => t`${n} strategies or systems`)} of the file.`,
        ]),
    ...(damaged === 0
      ? []
      : [
          t`${capital(some(damaged, t`one record`, (n) => t`${n} records`))} of the file cannot be read.`,
        ]),
  ]
}

/** The day a backup was made, where the file tells it soundly. */
export function madeText({ made }: Pick<Backup, 'made'>): string {
  const at = new Date(made)
  return Number.isNaN(at.getTime()) ? t`A backup without a date.` : t`A backup of ${longDate(at)}.`
}
