/** The headings around a rule and its situation: one is the other. */
import type { Pattern } from '../../language/patterns.ts'

/** What each heading around a rule names, outermost first, out of their patterns as `given` nests them. */
export const headingsOf = (when: Pattern): readonly Pattern[] => {
  const { all = [], ...own } = when
  return [...(Object.keys(own).length === 0 ? [] : [own]), ...all.flatMap(headingsOf)]
}
/** Headings in headings as one pattern; the outermost stands in front, where the auction looks first. */
export const nested = (headings: readonly Pattern[]): Pattern => {
  const [outer = {}, ...inner] = headings
  return inner.length === 0 ? outer : { ...outer, all: [...(outer.all ?? []), ...inner] }
}
