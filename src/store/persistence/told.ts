/** What the page says of saving: that another tab keeps the table, that a write failed, and what may be chosen. */
import { t } from '#core/text.ts'
import type { Notice } from '../table/view.ts'

/** The notice that another tab keeps the table. */
export const OTHER_TAB = 'other-tab'
/** The choice to keep the table of this tab. */
export const KEEP_THIS_TAB = 'keep-this-tab'
/** The choice to write again what could not be written. */
export const SAVE_AGAIN = 'save-again'
/** The choice to see what another tab saved. */
export const SHOW_SAVED = 'show-saved'
export const KEEP_CHOICE = {
  id: KEEP_THIS_TAB,
  label: t`Keep this tab’s table instead`,
} as const
export const SHOW_CHOICE = { id: SHOW_SAVED, label: t`Show the saved table` } as const

const SAVE_CHOICES = [
  { id: SAVE_AGAIN, label: t`Try again` },
  { id: 'backup', label: t`Save a backup file`, address: '#/library' },
] as const

/** That a write failed and why, in words that a person can use. */
function notSavedWords(fault: unknown): string {
  switch (fault instanceof Error ? fault.name : '') {
    case 'QuotaExceededError':
      return t`The table could not be saved: the storage is full. It stays as long as the page is open.`
    case 'VersionError':
      return t`The table could not be saved: a newer version of Kibitzer is open in another tab. Reload this page when it suits you.`
    default:
      return t`The table could not be saved: the storage of this browser does not answer. It stays as long as the page is open.`
  }
}
export const SAVE_FAILED = 'save-failed'
export const saveFailed = (fault: unknown): Notice => ({
  id: SAVE_FAILED,
  tone: 'warning',
  message: notSavedWords(fault),
  choices: SAVE_CHOICES,
})
/** @param why the end of the sentence. */
export const notSaved = (why: string): Notice => ({
  id: 'not-saved',
  tone: 'warning',
  message: t`What is on the table cannot be kept when the page closes: ${why}`,
  choices: [],
})
/** @param copy what was set aside, as text. */
export const isSetAside = (message: string, copy: string): Notice => ({
  id: 'set-aside',
  tone: 'error',
  message,
  copy,
  choices: [],
})
