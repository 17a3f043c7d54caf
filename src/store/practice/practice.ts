/**
 * What was practised: a store of its own beside the table's, opened with the page that needs it. Every answer is
 * written at once, as rows of their own, so that two tabs add to one another.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Answered,
  NO_PROGRESS,
  type Progress,
  recorded,
  withAnswer,
} from '#practice/progress.ts'
import { words } from '../persistence/aside.ts'
import type { TableStorage } from '../persistence/storage.ts'
import { browserStorage } from '../persistence/storage-idb.ts'
import { type PracticeChoices, START_CHOICES } from './choices.ts'
import { answerKey, CHOICES, itemKey, readPractice } from './saved-practice.ts'

export interface PracticeState {
  readonly progress: Progress
  readonly choices: PracticeChoices
  /** What the student is told of the keeping, when something is amiss. */
  readonly trouble?: string
}
export interface PracticeStore {
  readonly store: StoreApi<PracticeState>
  /** The time now, in milliseconds. */
  readonly now: () => number
  /** Records an answer; resolves when it is kept or cannot be. */
  readonly answer: (answered: Answered) => Promise<void>
  readonly choose: (change: Partial<PracticeChoices>) => Promise<void>
}
export interface PracticeOptions {
  /** `undefined` when the browser offers none. */
  readonly storage: TableStorage | undefined
  readonly now?: () => number
}

const NOT_KEPT = 'What you practise here is not kept when the page closes'

export async function createPracticeStore({
  storage,
  now = Date.now,
}: PracticeOptions): Promise<PracticeStore> {
  const store = createStore<PracticeState>(() => ({
    progress: NO_PROGRESS,
    choices: START_CHOICES,
  }))
  const tell = (trouble: string) => store.setState({ trouble })
  if (storage === undefined) tell(`${NOT_KEPT}: this browser offers no storage.`)
  else
    try {
      const rows = await storage.transact('readonly', (tx) => tx.all('practice'))
      const { unread, ...read } = readPractice(rows)
      store.setState(read)
      if (unread > 0)
        tell(
          unread === 1
            ? 'One record of your practice could not be read and was left out.'
            : `${unread} records of your practice could not be read and were left out.`,
        )
    } catch (fault) {
      tell(`${NOT_KEPT}: ${words(fault)}`)
    }
  const write = async (rows: readonly (readonly [string, unknown])[]): Promise<void> => {
    if (storage === undefined) return
    try {
      await storage.transact('readwrite', async (tx) => {
        for (const [key, row] of rows) await tx.put('practice', key, row)
      })
    } catch (fault) {
      tell(`${NOT_KEPT}: ${words(fault)}`)
    }
  }
  return {
    store,
    now,
    answer: (answered) => {
      const { progress } = store.getState()
      const { answer, item } = recorded(progress, answered, now())
      store.setState({ progress: withAnswer(progress, answer, item) })
      return write([
        [answerKey(answer), answer],
        [itemKey(item), item],
      ])
    },
    choose: (change) => {
      const choices = { ...store.getState().choices, ...change }
      store.setState({ choices })
      return write([[CHOICES, choices]])
    },
  }
}

let opened: Promise<PracticeStore> | undefined
/** The practice of this browser, read once. Never rejects. */
export const openPractice = (): Promise<PracticeStore> => {
  opened ??= browserStorage()
    .catch(() => undefined)
    .then((storage) => createPracticeStore({ storage }))
  return opened
}
