/**
 * What the storage holds as this tab knows it, and the writes that change it. Every write is signed: one that
 * finds the signature this tab left (or read) there puts what changed since on top, one that finds another's
 * writes everything, so that a saved table is never a mixture of two. Where no other tab can write, a write is
 * kept before the page has looked: a browser that is killed while it draws the change has it.
 */
import type { KibitzerState } from '../state.ts'
import type { TableBoard } from '../table/table.ts'
import { type LastMoment, NOW, type Signature, sameSignature, signatureOf } from './found.ts'
import { type SavedSession, savedBoard, savedSession } from './saved.ts'
import type { StorageTransaction, TableStorage } from './storage.ts'

/** Rows written before the page may breathe. */
const BATCH = 100

/** What was written is not what this tab left there. */
class Overtaken extends Error {}

/** Puts the boards and the session; few boards all at once, many so that the page may breathe. */
async function putRows(
  tx: StorageTransaction,
  session: SavedSession,
  boards: readonly TableBoard[],
): Promise<void> {
  for (let at = 0; at + BATCH < boards.length; at += BATCH)
    await Promise.all(
      boards.slice(at, at + BATCH).map((b) => tx.put('boards', b.id, savedBoard(b))),
    )
  const rest = boards.slice(Math.max(0, Math.ceil(boards.length / BATCH) - 1) * BATCH)
  await Promise.all([
    ...rest.map((b) => tx.put('boards', b.id, savedBoard(b))),
    tx.put('session', NOW, session),
  ])
}

export interface Ledger {
  /** The signature that the storage is known to bear; `undefined` where everything must be written. */
  readonly signature: () => Signature | undefined
  /** The storage bears this signature; nothing else is known of it. */
  readonly seen: (signature: Signature | undefined) => void
  /** The storage bears this signature and holds the boards of this table. */
  readonly know: (signature: Signature | undefined, table: KibitzerState['table']) => void
  /** These boards are as they stand in the storage. */
  readonly read: (boards: readonly TableBoard[]) => void
  /** What the storage holds is not known any more. */
  readonly forget: () => void
  /**
   * Writes what changed, or everything.
   * @param whole the state once every board of it is read, which to write everything needs.
   * @returns the state that was written. Rejects when the storage refuses; then nothing was.
   */
  readonly write: (
    to: TableStorage,
    state: KibitzerState,
    whole: () => Promise<KibitzerState>,
  ) => Promise<KibitzerState>
  /** What the storage does not have. */
  readonly moment: (state: KibitzerState) => LastMoment
}

/** Nothing is known of the storage yet. @param writer names this tab. @param alone no other tab can write now. */
export function createLedger(writer: string, alone: () => boolean): Ledger {
  let base: Signature | undefined
  /** The last one seen there; a moment may follow it also where everything must be written. */
  let last: Signature | undefined
  /** By id; of a board that is still to be read only that it is there. */
  let written = new Map<number, TableBoard | undefined>()
  const readLate = new Map<number, TableBoard>()
  /** The highest number that a write of this tab may have borne. */
  let sequence = 0

  const know: Ledger['know'] = (signature, { boards, unread }) => {
    base = signature
    last = signature
    sequence = Math.max(sequence, signature?.sequence ?? 0)
    written = new Map([
      ...[...(unread?.before ?? []), ...(unread?.behind ?? [])].map(
        (id) => [id, readLate.get(id)] as const,
      ),
      ...boards.map((b) => [b.id, b] as const),
    ])
  }
  const changed = (boards: readonly TableBoard[]) =>
    boards.filter((board) => written.get(board.id) !== board)
  /** @returns false where another tab wrote in between; then nothing was written. */
  const putOnTop = (
    to: TableStorage,
    follows: Signature,
    session: SavedSession,
    boards: readonly TableBoard[],
  ): Promise<boolean> =>
    to
      .transact('readwrite', async (tx) => {
        // Nothing is awaited before all is on its way: the storage has it when the picture is drawn.
        const found = tx.get('session', NOW)
        const stay = new Set(session.order)
        const gone = [...written.keys()].filter((id) => !stay.has(id))
        const done = Promise.all([
          ...gone.map((id) => tx.remove('boards', id)),
          putRows(tx, session, changed(boards)),
        ])
        done.catch(() => undefined)
        if (alone()) tx.commit?.()
        const there = signatureOf(await found)
        // Another tab wrote in between: what was put on top of our own is taken back.
        if (!sameSignature(there, follows)) {
          last = there
          throw new Overtaken()
        }
        await done
        return true
      })
      .catch((fault: unknown) => {
        if (fault instanceof Overtaken) return false
        throw fault
      })

  return {
    signature: () => base,
    seen: (signature) => {
      last = signature
    },
    know,
    read: (boards) => {
      for (const board of boards) {
        readLate.set(board.id, board)
        if (written.has(board.id) && written.get(board.id) === undefined)
          written.set(board.id, board)
      }
    },
    forget: () => {
      base = undefined
      written = new Map()
    },
    write: async (to, state, whole) => {
      sequence += 1
      const signature: Signature = { writer, sequence }
      const follows = base
      let saved = state
      const session = savedSession(state, signature)
      const onTop =
        follows !== undefined && (await putOnTop(to, follows, session, state.table.boards))
      if (!onTop) {
        if (state.table.unread !== undefined) saved = await whole()
        const all = savedSession(saved, signature)
        await to.transact('readwrite', async (tx) => {
          await tx.clear('boards')
          await putRows(tx, all, saved.table.boards)
        })
      }
      know(signature, saved.table)
      return saved
    },
    moment: (state) => ({
      ...(last === undefined ? {} : { base: last }),
      // One more than a write that may be on its way now.
      session: savedSession(state, { writer, sequence: sequence + 1 }),
      boards: changed(state.table.boards).map(savedBoard),
    }),
  }
}
