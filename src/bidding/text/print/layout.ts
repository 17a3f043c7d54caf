/** Lines: how far in they stand, and where a long one goes on. */

/** A line is broken after a comma, `or` or `and` rather than be longer. */
const WIDTH = 108
export const STEP = '  '
/** A line that goes on stands further in than what belongs to it. */
const ON = '    '

/**
 * The text behind a lead as one line or, where it is long, as several; it stays one where a break would
 * not show that it goes on.
 */
export function wrapped(lead: string, text: string, indent: string): readonly string[] {
  const whole = `${indent}${lead}${text}`
  if (whole.length <= WIDTH) return [whole]
  const lines: string[] = []
  let line = `${indent}${lead}`
  for (const part of text.match(PARTS) ?? []) {
    if (line.length + part.trimEnd().length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = `${indent}${ON}`
    }
    line += part
  }
  return lines.every((one) => GOES_ON.test(one)) ? [...lines, line] : [whole]
}
/** What stands between places for a break; what is in quotes stays together. */
const PARTS = /(?:"[^"]*"|.)+?(?:, | or | and |$)/gs
/** What a line ends in that goes on below. */
export const GOES_ON = /(,| or| and|:)$/
