/** Reads the head of a text: what it is called, the style, the conventions that can be turned. */
import { t } from '#core/text.ts'
import type { Switch } from '../document.ts'
import {
  CHOICE_WORDS,
  NO_STYLE,
  STYLE_WORDS,
  type Style,
  type StyleChoice,
  type StyleNumber,
  type StyleRange,
} from '../words/style.ts'
import { Cursor } from './cursor.ts'
import type { Known } from './known.ts'
import type { Line } from './lines.ts'
import { MOST } from './most.ts'

/** For lines that are read before any name is known. */
export const NOTHING_KNOWN: Known = {
  hands: { has: () => false, condition: () => ({ kind: 'all', of: [] }), form: /(?!)/y, names: [] },
  suits: { has: () => false, condition: () => ({ kind: 'all', of: [] }), form: /(?!)/y, names: [] },
  style: NO_STYLE,
  switches: undefined,
  names: () => [],
}

/** `notrump 15-17, takeout double 12, five-card majors yes`, to the end of the line. */
export function readSettings(c: Cursor): Style {
  const numbers = new Map<StyleNumber, StyleRange>()
  const choices = new Map<StyleChoice, boolean>()
  c.list(() => {
    const choice = c.pick(CHOICE_WORDS, 'styleChoice')
    if (choice !== undefined) {
      const yes = c.eat('yes')
      if (!yes) c.need('no')
      choices.set(choice, yes)
      return true
    }
    const style = c.pick(STYLE_WORDS, 'styleNumber')
    if (style === undefined) return undefined
    const from = c.here()
    const min = c.must(c.int())
    const max = c.eat('-', true) ? c.must(c.int()) : min
    if (min > max)
      throw c.fault(
        t`${min}–${max} runs backwards: write ${max}-${min}.`,
        from,
        c.at - from,
        `${max}-${min}`,
      )
    numbers.set(style, [min, max])
    return true
  }, ',')
  c.end()
  return { numbers, choices }
}

export interface Head {
  name?: string
  id?: string
  work?: string
  style: Style
  switches: Switch[]
  doublesAsSaid: boolean
}
const FIELD = /^(system|id|language|source):\s*(.*)$/i
/** An id is part of links, keys and file names. */
const ID = /^[a-z0-9][a-z0-9-]*$/i

/** What stands behind a name and a colon, none too long. */
function fieldValue(line: Line, value: string, most: number): string {
  const at = line.text.length - value.length
  const c = new Cursor(line, NOTHING_KNOWN)
  if (value === '') throw c.fault(t`Something is to stand behind the colon.`, 0, line.text.length)
  if (value.length > most) throw c.fault(t`This is longer than ${most} letters.`, at, value.length)
  return value
}
function field(line: Line, key: string, value: string, head: Head): void {
  const c = new Cursor(line, NOTHING_KNOWN)
  const at = line.text.length - value.length
  const said = fieldValue(line, value, key === 'id' ? MOST.name : MOST.title)
  if (key === 'system') head.name = said
  else if (key === 'source') head.work = said
  else if (key === 'id') {
    if (!ID.test(said))
      throw c.fault(t`An id is made of letters, digits and hyphens.`, at, value.length)
    head.id = said
  } else if (said !== '1')
    throw c.fault(t`This page reads language 1; the text is written in ${said}.`, at, value.length)
}
function readSwitch(line: Line, head: Head): void {
  const c = new Cursor(line, NOTHING_KNOWN)
  const found = /^switch\s+([\w-]+)\s*\((on|off)\)\s*:\s*(.+)$/i.exec(line.text)
  const [, id = '', on, name = ''] = found ?? []
  if (found === null || id.length > MOST.name || name.length > MOST.title)
    throw c.fault(
      t`A switch is written “switch ID (on): its name”, or “(off)”.`,
      0,
      line.text.length,
    )
  if (head.switches.some((one) => one.id === id))
    throw c.fault(t`There is a switch “${id}” on an earlier line already.`, 0, line.text.length)
  if (head.switches.length >= MOST.switches)
    throw c.fault(t`A text has at most ${MOST.switches} switches.`, 0, line.text.length)
  head.switches.push({ id, name, on: on?.toLowerCase() === 'on' })
}
/** Whether the line belongs to the head; then it is read into it. Throws a `Fault` where it is wrong. */
export function readHeadLine(line: Line, head: Head, inSection: boolean): boolean {
  const [, key = '', value = ''] = FIELD.exec(line.text) ?? []
  if (key !== '' && !(inSection && key.toLowerCase() === 'source'))
    field(line, key.toLowerCase(), value, head)
  else if (/^style:/i.test(line.text)) {
    const said = readSettings(new Cursor(line, NOTHING_KNOWN, 'style:'.length))
    head.style = {
      numbers: new Map([...head.style.numbers, ...said.numbers]),
      choices: new Map([...head.style.choices, ...said.choices]),
    }
  } else if (/^switch(?!\w)/i.test(line.text)) readSwitch(line, head)
  else if (/^doubles have no other meaning$/i.test(line.text)) head.doublesAsSaid = true
  else return false
  return true
}
