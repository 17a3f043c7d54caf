/**
 * Cards that are lists of conventions: BBA's `.bbsa` (`Name = 0` or `1`, by Edward Piwowar; `System type` is 0 for
 * two over one, 1 SAYC, 2 Polish Club, 3 Precision, 4 Acol) and BBO's `<cc>` (`E_` a text, `C_` a tick, `L_` a lead).
 * They become a text that uses one of our systems; what our systems do not have, or cannot turn, is told.
 */

import { t } from '#core/text.ts'
import type { CallKind } from '#rules/template.ts'
import type { BiddingSystem } from '../../language/system.ts'
import type { Switch } from '../document.ts'
import { type CardFormat, type CardRead, head, type Missed, oneLine } from './card.ts'

/** Our systems by the number that BBA has for them. */
const SYSTEM_TYPES: Readonly<Record<string, string>> = {
  ...{ '0': 'two-over-one', '1': 'sayc', '3': 'precision', '4': 'modern-acol' },
}
/** Conventions of ours that a table can turn, by the name BBA and BBO have for them. */
const SWITCHES: readonly (readonly [id: string, bba: string, cc?: string])[] = [
  ['cappelletti', 'Cappelletti'],
  ['landy', 'Landy'],
  ['smolen', 'SMOLEN', 'C_1NSmolen'],
  ['new-minor', 'New Minor Forcing', 'C_NMF'],
  ['checkback', 'Two Way New Minor Forcing', 'C_NMF2'],
  ['rkcb-1430', 'Blackwood 1430', 'C_1430'],
  ['drury', 'Drury'],
  ['inverted-minors', 'Inverted minors'],
  ['jacoby', 'Jacoby 2NT', 'C_major2NTRaise'],
  ['splinters', 'Splinter', 'C_majorSplinter'],
  ['bergen', 'Bergen'],
  ['lebensohl', 'Lebensohl after 1NT', 'C_1NLeb'],
  ['support-doubles', 'Support double redouble', 'C_dblSupport'],
  ['benji', 'Benjamin 2D'],
]
/** What a call of the system is, by the name BBA and BBO have for it: played where some rule makes such a call. */
const KINDS: readonly (readonly [string, CallKind, string?])[] = [
  ['Gerber', 'gerber', 'C_gerber'],
  ['Michaels Cuebid', 'michaels'],
  ['Unusual 2NT', 'unusual-notrump'],
  ['Responsive double', 'responsive-double', 'C_dblResponsive'],
  ['Quantitative 4NT', 'quantitative'],
  ['Weak natural 2M', 'weak-two'],
  ['Fourth suit', 'fourth-suit'],
]
const RANGES = ['12-14', '13-15', '14-16', '15-17'] as const
const RANGE = /^1NT opening range (\d\d-\d\d)$/

/** What a card says, each with its line: a name, and whether it is played. */
interface Said {
  readonly line: number
  readonly name: string
  readonly on: boolean
  readonly words: string
}
interface Chosen {
  readonly base: string
  readonly notrump?: { readonly line: number; readonly range: string }
  readonly said: readonly Said[]
}
/** The systems whose numbers can be set: they are written for a style. */
const STYLED: readonly string[] = ['sayc']
/** The conventions of a system of ours, which a text that uses it can turn. */
export type SwitchesOf = (system: string) => readonly Switch[]

function textOf(
  format: CardFormat,
  called: string,
  { base, notrump, said }: Chosen,
  switchesOf: SwitchesOf,
  first: readonly Missed[],
): CardRead {
  const missed: Missed[] = [...first]
  const has = switchesOf(base)
  const turned: string[] = []
  let rules = 0
  // What is said twice is as it is said last.
  for (const one of new Map(said.map((one) => [one.name, one])).values()) {
    const found = SWITCHES.find(([, bba, cc]) => (format === 'cc' ? cc : bba) === one.name)
    const its = has.find(({ id }) => id === found?.[0])
    if (found !== undefined && its !== undefined) {
      rules++
      if (its.on !== one.on) turned.push(`switch ${its.id} (${one.on ? 'on' : 'off'}): ${its.name}`)
    } else if (KINDS.some(([bba, , cc]) => (format === 'cc' ? cc : bba) === one.name)) {
      if (one.on) rules++
      else missed.push({ line: one.line, message: t`“${one.words}” stays as it is in our system.` })
    } else if (one.on) missed.push({ line: one.line, message: t`not understood: “${one.words}”` })
  }
  const styled = STYLED.includes(base)
  if (notrump !== undefined && !styled && notrump.range !== '15-17')
    missed.push({ line: notrump.line, message: t`The notrump of ${base} stays as it is.` })
  const use =
    notrump !== undefined && styled ? `use ${base} with notrump ${notrump.range}` : `use ${base}`
  const told = missed.toSorted((a, b) => a.line - b.line)
  const lines = [
    ...head(called),
    ...turned,
    '',
    ...told.map(({ line, message }) => `-- ${oneLine(t`Line ${line}: ${message}`, 200)}`),
    ...(told.length === 0 ? [] : ['']),
    use,
  ]
  return { format, text: `${lines.join('\n')}\n`, rules, told: 0, missed: told }
}

/** Reads a `.bbsa`. */
export function readBbsa(text: string, name: string, switchesOf: SwitchesOf): CardRead {
  const said: Said[] = []
  const missed: Missed[] = []
  let base = 'sayc'
  let notrump: Chosen['notrump']
  for (const [i, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = i + 1
    if (written.trim() === '') continue
    const [, word = '', value = ''] = /^\s*(.{1,80}?)\s*=\s*(\d{1,4})\s*$/.exec(written) ?? []
    const range = RANGE.exec(word)?.[1]
    if (word === '') missed.push({ line, message: t`“${written.slice(0, 40)}” is not known.` })
    else if (word === 'System type') {
      const ours = SYSTEM_TYPES[value]
      if (ours === undefined)
        missed.push({
          line,
          message: t`We have no system of type ${value}: Standard American is used.`,
        })
      base = ours ?? base
    } else if (range !== undefined) {
      if (value === '1') notrump ??= { line, range }
    } else if (word !== 'Opponent type' && word !== 'Not defined')
      said.push({ line, name: word, on: value === '1', words: oneLine(word, 80) })
  }
  return textOf('bbsa', name, { base, said, ...(notrump && { notrump }) }, switchesOf, missed)
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}
const plain = (written: string): string =>
  written.replace(/&(?:#(\d{1,6})|(\w{2,4}));/g, (whole, code: string | undefined, word: string) =>
    code === undefined
      ? (ENTITIES[word] ?? whole)
      : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
  )
const FIELD = /<([ECL]_[\w-]{1,40})\s+[tcl]="([^"]{0,400})"\s*\/>/g
/** Reads BBO's card. It is data here as anywhere: nothing of it is shown as markup. */
export function readCc(text: string, name: string, switchesOf: SwitchesOf): CardRead {
  // Inside `<cc_card cc="…">` it stands once more, escaped.
  const own = text.includes('<cc ') || text.includes('<cc>') ? text : plain(text)
  const fields = new Map<string, Said>()
  let line = 1
  let from = 0
  for (const { 0: whole, 1: field = '', 2: value = '', index } of own.matchAll(FIELD)) {
    line += own.slice(from, index).split('\n').length - 1
    from = index
    const words = field.startsWith('E_') ? `${field}: ${plain(value)}` : field
    if (value.trim() !== '' && whole !== '')
      fields.set(field, { line, name: field, on: true, words: oneLine(words, 120) })
  }
  const number = (field: string): number =>
    Number(/\d+/.exec(fields.get(field)?.words.split(': ')[1] ?? '')?.[0])
  const [least, most] = [number('E_1NTMin1'), number('E_1NTMax1')]
  const notrump =
    least >= 8 && most >= least && most <= 20
      ? { line: fields.get('E_1NTMin1')?.line ?? 1, range: `${least}-${most}` }
      : undefined
  const called = fields.get('E_names')?.words.split(': ')[1]
  const isTwoOverOne = fields.has('C_2over1GF')
  for (const read of ['E_names', 'C_2over1GF', ...(notrump ? ['E_1NTMin1', 'E_1NTMax1'] : [])])
    fields.delete(read)
  const base = isTwoOverOne ? 'two-over-one' : 'sayc'
  const chosen = { base, said: [...fields.values()], ...(notrump && { notrump }) }
  return textOf('cc', called ?? name, chosen, switchesOf, [])
}

/**
 * The card of one of our systems for BBA: its type, its notrump, and the conventions that both name.
 * @param base the system that it is, or that its text uses.
 * @param on ids of the conventions that are played.
 */
export function writeBbsa(
  { rules }: BiddingSystem,
  {
    base,
    notrump,
    on,
  }: { readonly base: string; readonly notrump: string; readonly on: readonly string[] },
): string {
  const type = Object.entries(SYSTEM_TYPES).find(([, id]) => id === base)?.[0] ?? '1'
  const yes = (is: boolean): string => (is ? '1' : '0')
  const lines = [
    ...RANGES.map((range) => `1NT opening range ${range} = ${yes(range === notrump)}`),
    ...SWITCHES.map(([id, bba]) => `${bba} = ${yes(on.includes(id))}`),
    ...KINDS.map(([bba, kind]) => `${bba} = ${yes(rules.some(({ is }) => is === kind))}`),
  ]
  return `${[`System type = ${type}`, ...lines.toSorted(), 'Opponent type = 0'].join('\n')}\n`
}
