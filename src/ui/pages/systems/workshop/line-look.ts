/**
 * How the lines of a system's text look: which stretches are calls, notes, reasons, names and numbers. It goes by
 * the layout of the language alone, so a half-written line has its colours too. Pure.
 */

export type Look =
  | 'head'
  | 'name'
  | 'title'
  | 'heading'
  | 'label'
  | 'note'
  | 'reason'
  | 'comment'
  | 'each'
  | 'styled'
  | 'number'
  | 'setting'
  | 'pip-S'
  | 'pip-H'
  | 'pip-D'
  | 'pip-C'
  | 'call'
  | 'S'
  | 'H'
  | 'D'
  | 'C'
  | 'NT'
/** A stretch of one line, from its first column to past its last, both from 0. */
export interface LookAt {
  readonly from: number
  readonly to: number
  readonly look: Look
}
/** What a line leaves for the next: how far in its rule stands, and what the line was in the end. */
export interface LineBefore {
  readonly rule: number
  readonly look: Look | undefined
}
export const NOTHING_BEFORE: LineBefore = { rule: -1, look: undefined }

const CALL = /(?<![\w[/])([1-7])(NT|N|[SHDC♠♥♦♣x])(?![\w-])/g
const WORD_CALL = /\b(pass|double|redouble)\b/gi
const STYLED = /\{[^}]*\}/g
const NUMBER = /(?<![\w.[/])\d+(?![\w])/g
const SUIT: Readonly<Record<string, Look>> = {
  ...{ S: 'S', H: 'H', D: 'D', C: 'C', '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' },
  ...{ NT: 'NT', N: 'NT', x: 'call' },
}
const HEAD = /^(system|id|language|source|style|switch [\w-]+ \((?:on|off)\)):/i
const RULE =
  /^\s*((?:for each [^:]*?, )?)((?:[1-7](?:NT|N|[SHDCx♠♥♦♣]|\s+of\b[^:[]*)|pass|double|redouble|cheapest|(?:double |triple )?jump in|raise|game in|\w+ step)[^:[]*?)(\s*\[[^\]]*\])?(\s+if [^:]*)?:/i
/** A line is typed up to the colon of its rule, or begins to say why. */
export const TAKES_ITS_PLACE = new RegExp(`^(?:${RULE.source.slice(1)}|\\s*["“])$`, 'i')
const HEADING = /^\s*(when|after)\b/i
const EDIT = /^(drop|change|before|after) \[/i

const all = (pattern: RegExp, text: string, look: (found: RegExpMatchArray) => Look): LookAt[] =>
  [...text.matchAll(pattern)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    look: look(found),
  }))
/** A suit is drawn in the place of its letter. */
const PIP: Partial<Record<Look, Look>> = { S: 'pip-S', H: 'pip-H', D: 'pip-D', C: 'pip-C' }
const calls = (text: string): readonly LookAt[] =>
  all(CALL, text, ([, , strain]) => SUIT[strain ?? ''] ?? 'call').flatMap((one) => {
    const pip = PIP[one.look]
    return pip === undefined ? [one] : [one, { from: one.to - 1, to: one.to, look: pip }]
  })
/** Calls and numbers, where they do not overlap. */
const inside = (text: string): readonly LookAt[] => {
  const found = [...calls(text), ...all(STYLED, text, () => 'styled')]
  const numbers = all(NUMBER, text, () => 'number').filter(
    ({ from, to }) => !found.some((one) => from < one.to && one.from < to),
  )
  return [...found, ...numbers]
}
const shifted = (list: readonly LookAt[], by: number): readonly LookAt[] =>
  list.map(({ from, to, look }) => ({ from: from + by, to: to + by, look }))
const whole = (text: string, look: Look): LookAt => ({
  from: text.length - text.trimStart().length,
  to: text.length,
  look,
})

/** What follows a condition on its own line: notes and a sentence, after semicolons. */
function afterSemicolon(text: string): readonly LookAt[] {
  const at = text.indexOf(';')
  if (at < 0) return []
  const quote = text.indexOf('"', at)
  const end = quote < 0 ? text.length : quote
  return [
    { from: at, to: end, look: 'note' },
    ...(quote < 0 ? [] : [{ from: quote, to: text.length, look: 'reason' } as const]),
  ]
}

function ruleLook(text: string, found: RegExpExecArray): readonly LookAt[] {
  const [lead, each = '', call = '', label = '', further = ''] = found
  const start = lead.length - lead.trimStart().length
  const at = start + each.length
  const list: LookAt[] = []
  if (each !== '') list.push({ from: start, to: at, look: 'each' })
  const called = shifted(calls(call), at)
  list.push(
    ...(called.length > 0 ? called : [{ from: at, to: at + call.length, look: 'call' as const }]),
  )
  const named = at + call.length
  if (label !== '') list.push({ from: named, to: named + label.length, look: 'label' })
  if (further !== '') list.push(...shifted(calls(further), named + label.length))
  list.push(...shifted(inside(text.slice(lead.length)), lead.length))
  return [...list, ...afterSemicolon(text)]
}

/** Numbers of a style, from a column on. */
const settings = (text: string, from = 0): readonly LookAt[] =>
  all(NUMBER, text, () => 'setting').filter((one) => one.from >= from)
const SETTING: LineBefore = { rule: -1, look: 'setting' }

function headLook(text: string, key: string): readonly LookAt[] {
  const from = key.length
  const isName = /^system/i.test(key)
  return [
    { from: 0, to: from, look: 'head' },
    ...(isName ? [{ from, to: text.length, look: 'name' } as const] : []),
    ...(/^style/i.test(key) ? settings(text, from) : []),
  ]
}

/** The looks of a line, and what the next line must know of it. Stretches may lie inside one another. */
export function lineLook(
  text: string,
  before: LineBefore,
): { readonly looks: readonly LookAt[]; readonly next: LineBefore } {
  const indent = text.length - text.trimStart().length
  const body = text.trim()
  if (body === '') return { looks: [], next: before }
  if (body.startsWith('--')) return { looks: [whole(text, 'comment')], next: before }
  if (body.startsWith('#')) return { looks: [whole(text, 'title')], next: NOTHING_BEFORE }
  const head = HEAD.exec(text)
  if (head !== null)
    return {
      looks: headLook(text, head[0]),
      next: /^style/i.test(text) ? SETTING : NOTHING_BEFORE,
    }
  if (/^use\s/i.test(text) || (before.look === 'setting' && indent > 0))
    return { looks: settings(text), next: SETTING }
  if (EDIT.test(text) && body.includes('['))
    return {
      looks: [
        { from: 0, to: text.indexOf('['), look: 'heading' },
        { from: text.indexOf('['), to: text.length, look: 'label' },
      ],
      next: NOTHING_BEFORE,
    }
  const inRule = before.rule >= 0 && indent > before.rule
  if (inRule && body.startsWith('"'))
    return {
      looks: [whole(text, 'reason'), ...all(STYLED, text, () => 'styled')],
      next: { ...before, look: 'reason' },
    }
  // Two further in stand the notes; further in still, a long line goes on.
  if (inRule) {
    const look = indent > before.rule + 2 ? before.look : 'note'
    return {
      looks: look === 'note' ? [whole(text, 'note'), ...calls(text)] : inside(text),
      next: { ...before, look },
    }
  }
  if (HEADING.test(text) || (before.look === 'heading' && before.rule < 0 && !RULE.test(text)))
    return {
      looks: [whole(text, 'heading'), ...calls(text), ...all(WORD_CALL, text, () => 'call')],
      next: { rule: -1, look: body.endsWith(':') ? undefined : 'heading' },
    }
  const rule = RULE.exec(text)
  if (rule !== null) return { looks: ruleLook(text, rule), next: { rule: indent, look: undefined } }
  return { looks: inside(text), next: NOTHING_BEFORE }
}

const indentOf = (text: string): number => text.length - text.trimStart().length
/**
 * How far in a new line stands: two spaces further below a heading or a change, where the next rule stands below a
 * reason, at the margin below an empty line, else as the line above.
 */
export function indentBelow(above: string): number {
  const body = above.trim()
  const indent = indentOf(above)
  if (body === '') return 0
  if (/^".*"$/.test(body)) return Math.max(indent - 2, 0)
  return body.endsWith(':') ? indent + 2 : indent
}

/**
 * Where a line takes its place that stood too far in for a rule, or not far enough for a reason; `null` where it may
 * stand as it stands.
 * @param above the lines above, the nearest first.
 */
export function indentTaken(text: string, above: readonly string[]): number | null {
  const [last = ''] = above
  if (/^\s*["“]/.test(text))
    return RULE.test(last) ? Math.max(indentOf(text), indentOf(last) + 2) : null
  const place = above.findIndex(
    (line) => line.trim() === '' || line.trimEnd().endsWith(':') || RULE.test(line),
  )
  const rule = above[place]
  return rule !== undefined && RULE.test(rule) ? Math.min(indentOf(text), indentOf(rule)) : null
}

/** A number of the text that can be made one more or one less. */
export interface NumberAt {
  readonly from: number
  readonly to: number
  readonly value: number
}
/** The number at a column of a line; calls, names, sentences and the language's own number are none. */
export function numberAt(text: string, column: number): NumberAt | undefined {
  if (/^(language|id|system|source|#|--)/i.test(text.trim()) || /^\s*"/.test(text)) return undefined
  const at = text.indexOf('"')
  const found = [...text.matchAll(NUMBER)].find(
    ({ index, 0: digits }) => index <= column && column <= index + digits.length,
  )
  if (found === undefined || (at >= 0 && found.index > at)) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index)]
  // Inside brackets it is part of a name.
  if (before.lastIndexOf('[') > before.lastIndexOf(']')) return undefined
  if (/^\d+\s+of\b/.test(after) || /\blevels? [\d-]*$/.test(before)) return undefined
  return { from: found.index, to: found.index + found[0].length, value: Number(found[0]) }
}
/** No number of the language is larger. */
const MOST_NUMBER = 60
/** The number one more or one less, as it is written; `undefined` past the ends. */
export const stepped = ({ value }: NumberAt, by: 1 | -1): string | undefined =>
  value + by < 0 || value + by > MOST_NUMBER ? undefined : String(value + by)
