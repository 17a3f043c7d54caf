/** The boards of a match: from a file of JSON lines, or dealt from a seed. */
import { readFileSync } from 'node:fs'
import type { MatchBoard } from '#callchoice/searched-auction.ts'
import { boardOf } from '#core/board.ts'
import { isWhole, parse } from '#core/deal.ts'
import type { Seed } from '#core/rng.ts'
import { parseSeat } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { parseVulnerability } from '#core/vulnerability.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads one line: `deal`, `dealer` and `vul`; whatever else stands there is left alone.
 * @param id its place in the file, from 1.
 * @throws Error that says which field is wrong.
 */
export function boardOfLine(line: string, id: number): MatchBoard {
  const fail = (what: string): never => {
    throw new Error(`board ${id}: ${what}`)
  }
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    return fail('the line is no JSON')
  }
  if (!isObject(read)) return fail('the line is no object')
  const record = read
  const text = (field: string): string => {
    const value = record[field]
    return typeof value === 'string' ? value : fail(`${field} is not a text`)
  }
  const deal = parse(text('deal'))
  if (!deal.ok) return fail(`deal: ${deal.error.message}`)
  if (!isWhole(deal.value)) return fail('deal is not whole')
  return {
    id,
    deal: deal.value,
    dealer: parseSeat(text('dealer')) ?? fail('dealer is not a seat'),
    vulnerability: parseVulnerability(text('vul')) ?? fail('vul is not a vulnerability'),
  }
}

/** @throws Error that names the file where it cannot be read, or the board that is wrong. */
export const boardsOfFile = (file: string): readonly MatchBoard[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => boardOfLine(line, i + 1))

/** The board of that number, from 1, dealt from a seed. */
export function boardDealt(seed: Seed, id: number): MatchBoard {
  const deal = dealFromSeed(seed, id)
  const { dealer, vulnerability } = boardOf(id, deal)
  return { id, deal, dealer, vulnerability }
}
