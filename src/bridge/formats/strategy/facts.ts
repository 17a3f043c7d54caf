/**
 * The paper's own fact syntax: `open(1,spade,12,21,5).` Facts stand in any order, several on a line
 * or one over several lines; `%` begins a comment. Source: East 2006, section 5.2.
 */
import { DEFAULT_TIE_BREAK, FACT_KINDS, factText, type Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { quoted } from './draft.ts'
import { collectStrategy, type StrategyReading } from './reading.ts'

const NAME = /^%[ \t]*Strategy:[ \t]*(.*)$/

/** One written fact, or what stands where one should. */
const FACT = /^([A-Za-z_]\w*)\s*\(([^()%.]*)\)/

/**
 * Reads facts. Every fact that cannot be taken is a problem, with its line and column; the others are
 * read on. The text carries no tie-break, so the result has the usual one.
 */
export function readFacts(text: string): StrategyReading {
  const reading = collectStrategy(text)
  let name = ''
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const lineEnd = (from: number): number => {
    const end = text.slice(from).search(/[\r\n]/)
    return end < 0 ? text.length : from + end
  }
  while (at < text.length) {
    const blank = /^\s+/.exec(text.slice(at, at + 200))
    if (blank) {
      at += blank[0].length
      continue
    }
    if (text[at] === '%') {
      const end = lineEnd(at)
      const named = NAME.exec(text.slice(at, Math.min(end, at + 300)))
      if (name === '' && named?.[1] !== undefined) name = named[1].trim()
      at = end
      continue
    }
    // Facts are short, so a long look ahead is never needed and time grows with the text alone.
    const fact = FACT.exec(text.slice(at, at + 400))
    if (!fact) {
      const end = Math.min(lineEnd(at), at + 400)
      const stop = text.slice(at, end).indexOf('.')
      const next = stop < 0 ? end : at + stop + 1
      reading.problem(
        at,
        'strategy/syntax',
        t`${quoted(text.slice(at, end).trim())} is not a fact; one is written like open(1,spade,12,21,5).`,
      )
      at = next
      continue
    }
    const [whole, kind = '', inner = ''] = fact
    const offsets: number[] = []
    let cellAt = at + whole.length - 1 - inner.length
    const cells = inner.trim() === '' ? [] : inner.split(',')
    for (const cell of cells) {
      offsets.push(cellAt + (cell.length - cell.trimStart().length))
      cellAt += cell.length + 1
    }
    reading.fact({ kind, cells: cells.map((cell) => cell.trim()) }, at, offsets)
    at += whole.length
    const dot = /^\s*\./.exec(text.slice(at, at + 200))
    if (dot) at += dot[0].length
    else reading.problem(at, 'strategy/full-stop', t`A fact ends with a full stop.`)
  }
  return reading.finish({ name, tieBreak: DEFAULT_TIE_BREAK })
}

/** The facts as the paper writes them, one a line, under the strategy's name as a comment. */
export const writeFacts = ({ name, facts }: Strategy): string =>
  `${[...(name === '' ? [] : [`% Strategy: ${name.replace(/\s+/g, ' ')}`]), ...facts.map(factText)].join('\n')}\n`

export const looksLikeFacts = (text: string): boolean =>
  new RegExp(`^\\uFEFF?\\s*(%|(${FACT_KINDS.join('|')})\\s*\\()`, 'i').test(text.slice(0, 2000))
