/**
 * What was practised: a store of its own beside the table's, opened with the page that needs it. Every answer is
 * written at once, as rows of their own, so that two tabs add to one another.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { t } from '#core/text.ts'
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
  /** Reads what stands in the storage again: a restored backup or another tab may have put more there. */
  readonly read: () => Promise<void>
}
export interface PracticeOptions {
  /** `undefined` when the browser offers none. */
  readonly storage: TableStorage | undefined
  readonly now?: () => number
}

/** What was read, with what is known here alone since it could not be kept. */
function joined(read: Progress, here: Progress): Progress {
  const answers = new Set(read.answers.map(answerKey))
  const items = new Set(read.items.map(itemKey))
  return {
    answers: [...read.answers, ...here.answers.filter((one) => !answers.has(answerKey(one)))].sort(
      (a, b) => a.at - b.at,
    ),
    items: [...read.items, ...here.items.filter((one) => !items.has(itemKey(one)))],
  }
}

const NOT_KEPT = t`What you practise here is not kept when the page closes`

export async function createPracticeStore({
  storage,
  now = Date.now,
}: PracticeOptions): Promise<PracticeStore> {
  const store = createStore<PracticeState>(() => ({
    progress: NO_PROGRESS,
    choices: START_CHOICES,
  }))
  const tell = (trouble: string) => store.setState({ trouble })
  let writing: Promise<void> = Promise.resolve()
  const read = async (): Promise<void> => {
    if (storage === undefined) return
    try {
      // What was answered last is there before it is read again.
      await writing
      const rows = await storage.transact('readonly', (tx) => tx.all('practice'))
      const { unread, progress, choices } = readPractice(rows)
      store.setState((state) => ({ choices, progress: joined(progress, state.progress) }))
      if (unread > 0)
        tell(
          unread === 1
            ? t`One record of your practice could not be read and was left out.`
            : t`${unread} records of your practice could not be read and were left out.`,
        )
    } catch (fault) {
      tell(`${NOT_KEPT}: ${words(fault)}`)
    }
  }
  if (storage === undefined) tell(t`${NOT_KEPT}: this browser offers no storage.`)
  else await read()
  const put = async (rows: readonly (readonly [string, unknown])[]): Promise<void> => {
    if (storage === undefined) return
    try {
      await storage.transact('readwrite', async (tx) => {
        for (const [key, row] of rows) await tx.put('practice', key, row)
      })
    } catch (fault) {
      tell(`${NOT_KEPT}: ${words(fault)}`)
    }
  }
  const write = (rows: readonly (readonly [string, unknown])[]): Promise<void> => {
    writing = put(rows)
    return writing
  }
  return {
    store,
    now,
    read,
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
/** The practice of this browser, read again each time it is opened. Never rejects. */
export function openPractice(): Promise<PracticeStore> {
  const before = opened
  opened =
    before === undefined
      ? browserStorage()
          .catch(() => undefined)
          .then((storage) => createPracticeStore({ storage }))
      : before.then(async (practice) => {
          await practice.read()
          return practice
        })
  return opened
}
