/** The page in another language is another page beside this one, over the same table (build/languages.ts). */
import { LANGUAGE, type Language, OFFERED } from '#core/locale.ts'
import { actions, keptHere } from '#store/index.ts'

/** Where the app lies, from this page: another language is a page in a folder of the app. */
export const ROOT = LANGUAGE === 'en' ? './' : '../'
const addressIn = (language: Language): string => (language === 'en' ? ROOT : `${ROOT}${language}/`)

/** The reader’s language by the browser, where the page is there in it. */
const ofBrowser = (): Language | undefined =>
  OFFERED.find((one) => navigator.language.split('-')[0] === one)

/** Goes on in the language that was chosen, or else in the browser’s, when this page is in another; whether it does. */
export function goToOwnLanguage(chosen: Language | null): boolean {
  // The address of a language is a choice too: only the first page looks at the browser.
  const wanted = chosen ?? (LANGUAGE === 'en' ? ofBrowser() : undefined) ?? LANGUAGE
  if (wanted === LANGUAGE) return false
  location.replace(`${addressIn(wanted)}${location.search}${location.hash}`)
  return true
}

const OPEN = 'open-dialog'
/** The dialog that was open when the language was changed, once: it is open again in the new one. */
export function dialogBefore(): string | undefined {
  // A browser that keeps nothing throws; then the dialog is opened by hand.
  try {
    const id = sessionStorage.getItem(OPEN) ?? undefined
    sessionStorage.removeItem(OPEN)
    return id
  } catch {
    return undefined
  }
}

/**
 * Chooses a language: what is unwritten is written, and the table stands there in it.
 * @param dialog is open, and is to be open there too.
 */
export async function changeLanguage(language: Language, dialog?: string): Promise<void> {
  actions.setPrefs({ language })
  if (language === LANGUAGE) return
  try {
    if (dialog !== undefined) sessionStorage.setItem(OPEN, dialog)
  } catch {
    // As above.
  }
  await keptHere()?.flush()
  location.assign(`${addressIn(language)}${location.search}${location.hash}`)
}
