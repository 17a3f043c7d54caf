/** How the language of the page writes numbers and dates: the platform knows. */
import { catalogue } from './text.ts'

/** The languages of the page, by BCP 47 code, each as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
const WHOLE: Readonly<Record<Language, boolean>> = { en: true, de: true }
/** Those that readers are offered: the ones that are whole. */
export const OFFERED = (Object.keys(LANGUAGES) as Language[]).filter((one) => WHOLE[one])

/** The language of this page. */
export const LANGUAGE = (catalogue?.language ?? 'en') as Language
// English dates and figures are British; other languages as where most of their speakers live.
const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

const parts = new Intl.NumberFormat(LOCALE, { useGrouping: 'always' }).formatToParts(1000.5)
const sign = (type: Intl.NumberFormatPartTypes, other: string): string =>
  parts.find((part) => part.type === type)?.value ?? other
const DECIMAL = sign('decimal', '.')
const GROUP = sign('group', ',')

/** A figure with this many places after the point: `12.5`. */
export const fixed = (n: number, places: number): string => n.toFixed(places).replace('.', DECIMAL)
/** A figure with at most this many significant digits: `4.87`. */
export const significant = (n: number, digits: number): string =>
  new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: digits }).format(n)
/** A figure of hundredths with its sign, `12.5 %`, never on two lines: players write it so in either language. */
export const percentage = (figure: number | string): string => `${figure}\u00a0%`
/** A whole number in groups of three: `10,400,600`. */
export const grouped = (n: number | bigint | string): string =>
  String(n).replace(/\B(?=(\d{3})+$)/g, GROUP)

const MARKS: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
}
/** Quoted words, in the quotation marks of the language: `“match.pbn”`. */
export const inQuotes = (text: string): string => MARKS[LANGUAGE].join(text)

/** `24 November 2026`. */
export const longDate = (at: Date): string => at.toLocaleDateString(LOCALE, { dateStyle: 'long' })
/** `24 Nov`. */
export const shortDate = (at: Date): string =>
  at.toLocaleDateString(LOCALE, { day: 'numeric', month: 'short' })
/** `24/11/2026, 11:28:25`. */
export const dateAndTime = (at: Date): string => at.toLocaleString(LOCALE)

const PLURALS = new Intl.PluralRules(LOCALE)
/** Whether this many of a thing take the singular. */
export const isOne = (n: number): boolean => PLURALS.select(n) === 'one'

/** A sentence as a part of another: English lowers its first letter, languages whose nouns are capital leave it. */
export const inSentence = (text: string): string =>
  LANGUAGE === 'en' ? text.charAt(0).toLowerCase() + text.slice(1) : text
/** A part that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
