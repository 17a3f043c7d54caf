/** What a text of ours says, in the language of the page: the catalogues have it (build/marks.ts). */
import { translated } from '#core/text.ts'
import type { HandTemplate } from '#rules/template.ts'

/** Everything in a condition changed, the innermost first; an entry of a list goes by the key of the list. */
export const changed = (
  value: unknown,
  change: (one: unknown, key: string) => unknown,
  key = '',
): unknown => {
  if (typeof value !== 'object' || value === null) return change(value, key)
  const inner = Array.isArray(value)
    ? value.map((one) => changed(one, change, key))
    : Object.fromEntries(
        Object.entries(value).map(([its, one]: [string, unknown]) => [
          its,
          changed(one, change, its),
        ]),
      )
  return change(inner, key)
}
/** Names of hands, of suits and of shapes in a condition, in the language of the page. */
export const inLanguage = (condition: HandTemplate): HandTemplate =>
  changed(condition, (one, key) =>
    (key === 'name' || key === 'words') && typeof one === 'string' ? translated(one) : one,
  ) as HandTemplate
