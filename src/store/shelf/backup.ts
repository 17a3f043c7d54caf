/**
 * Everything of this device in one file: the table, strategies, agreements, preferences, and whatever is
 * kept beside it. The file is read with the readers of the storage itself, so a damaged record in it
 * costs that record only.
 */

import * as v from 'valibot'
import { isDeeperThan, MAX_NESTING } from '#core/json-depth.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { idOf } from '../persistence/found.ts'
import { recover } from '../persistence/recover.ts'
import { readSession, type Session, savedBoard, savedSession } from '../persistence/saved.ts'
import { TABLES, type TableName, type TableStorage } from '../persistence/storage.ts'
import type { KibitzerState } from '../state.ts'
import type { TableBoard } from '../table/table.ts'

const KIND = 'kibitzer-backup'
/** Rises when the form of the file changes. */
const BACKUP_FORMAT = 1
/** Most characters that a backup may have. */
const MAX_TEXT = 100_000_000
const NEWER = t`This backup was made by a newer version of Kibitzer.`

/** Tables that a backup carries row by row: all but those of the table itself and what was set aside. */
const BESIDE: readonly TableName[] = TABLES.slice(TABLES.indexOf('kept'))

export interface RowBeside {
  readonly table: TableName
  readonly key: string
  readonly row: unknown
}
export interface Backup {
  /** When it was made; as the file says it. */
  readonly made: string
  readonly session: Session
  readonly boards: readonly TableBoard[]
  readonly beside: readonly RowBeside[]
  /** Boards of the file that cannot be read. */
  readonly damaged: number
}

/** The rows that stand beside the table. */
export const rowsBeside = (storage: TableStorage): Promise<readonly RowBeside[]> =>
  storage.transact('readonly', async (tx) => {
    const all: RowBeside[] = []
    for (const table of BESIDE)
      for (const [key, row] of await tx.all(table)) all.push({ table, key: String(key), row })
    return all
  })

/** The file as text. @param made the time now, as ISO 8601 says it. */
export const backupText = (
  state: KibitzerState,
  beside: readonly RowBeside[],
  made: string,
): string =>
  JSON.stringify({
    kind: KIND,
    format: BACKUP_FORMAT,
    made,
    session: savedSession(state, { writer: 'backup', sequence: 0 }),
    boards: state.table.boards.map(savedBoard),
    beside,
  })

const headSchema = v.object({ kind: v.literal(KIND), format: v.number() })
const fileSchema = v.object({
  made: v.pipe(v.string(), v.maxLength(40)),
  session: v.unknown(),
  boards: v.array(v.unknown()),
  beside: v.array(v.unknown()),
})
const besideSchema = v.object({
  table: v.picklist(BESIDE),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  row: v.unknown(),
})

/**
 * Reads a backup. Errors: `backup/no` for another kind of file, `backup/newer`, `backup/long`.
 * @param state whose parts stand in where the file's cannot be read.
 */
export async function readBackup(
  text: string,
  state: KibitzerState,
): Promise<Result<Backup, Problem>> {
  if (text.length > MAX_TEXT)
    return problem('backup/long', t`The file is longer than any backup of Kibitzer: over 100 MB.`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return problem(
      'backup/no',
      t`This is not a backup of Kibitzer, or it breaks off in the middle.`,
    )
  }
  const head = v.safeParse(headSchema, data)
  if (head.success && head.output.format > BACKUP_FORMAT) return problem('backup/newer', NEWER)
  const file = v.safeParse(fileSchema, data)
  // Two levels more than a row of it may have.
  if (!head.success || !file.success || isDeeperThan(data, MAX_NESTING + 2))
    return problem('backup/no', t`This is not a backup of Kibitzer.`)
  const { made, session, boards, beside } = file.output
  const own = savedSession(state, { writer: 'backup', sequence: 0 })
  const rows = new Map(boards.map((board, i) => [idOf(board) ?? -1 - i, board]))
  const read = await recover({ session, boards: rows }, own)
  if (!read.ok && read.error.code === 'saved/newer') return problem('backup/newer', NEWER)
  const found = read.ok ? read.value : undefined
  const whole = readSession(own)
  const used = found?.session ?? (whole.ok ? whole.value : undefined)
  if (used === undefined) return problem('backup/no', t`Nothing in this backup can be read.`)
  const kept = beside.flatMap((one) => {
    const row = v.safeParse(besideSchema, one)
    return row.success ? [row.output] : []
  })
  return ok({
    made,
    session: used,
    boards: found?.boards ?? [],
    beside: kept,
    damaged: boards.length - (found?.boards.length ?? 0) + beside.length - kept.length,
  })
}
