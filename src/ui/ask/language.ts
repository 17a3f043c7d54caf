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

/** Chooses a language: what is unwritten is written, and the table stands there in it. */
export async function changeLanguage(language: Language): Promise<void> {
  actions.setPrefs({ language })
  if (language === LANGUAGE) return
  await keptHere()?.flush()
  location.assign(`${addressIn(language)}${location.search}${location.hash}`)
}
