/**
 * The most that a text from outside may hold. The largest of our own systems written out has 850 rules and
 * headings four deep.
 */
import { MOST_SYSTEM_TEXT, MOST_TITLE } from '#core/system-text.ts'

export const MOST = {
  /** UTF-16 units of the whole text. */
  text: MOST_SYSTEM_TEXT,
  /** Rules, with those that `use` brings. */
  rules: 4000,
  switches: 64,
  definitions: 500,
  /** Headings in headings. */
  headings: 8,
  /** Brackets in brackets, and names explained by names. */
  deep: 12,
  /** Parts of one list. */
  parts: 64,
  /** Parts of a whole condition, names in it laid open. */
  condition: 20_000,
  name: 60,
  title: MOST_TITLE,
  sentence: 200,
  /** Texts that use texts. */
  uses: 4,
  /** Problems told of one text. */
  problems: 200,
} as const
