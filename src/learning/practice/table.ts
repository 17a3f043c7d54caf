/** The table that a student bids at: which hand is the student's, and who sits beside. */
import { type Call, PASS } from '#core/call.ts'
import { SILENT, type SystemRef } from '#core/system-ref.ts'
import { PARTS, type Part, type PracticeTopic } from './topics.ts'

/** `one`: the hand that the topic asks for; `both`: it and partner's, one after the other. */
export const ROLES = ['one', ...PARTS, 'both'] as const
export type Role = (typeof ROLES)[number]
/** Opponents who play what the student plays. */
export const SAME = 'same'

export interface PracticeTable {
  readonly role: Role
  readonly opponents: SystemRef | typeof SAME
}
export const OPEN_TABLE: PracticeTable = { role: 'one', opponents: SAME }

/** The part of the seat that is to call after these calls. */
export function partAt(calls: readonly Call[]): Part {
  const first = calls.findIndex((call, i) => call !== PASS && (calls.length - i) % 2 === 0)
  return first < 0 || (calls.length - first) % 4 === 0 ? 'opener' : 'answerer'
}
/** Whether the opponents of the seat to call have done more than pass. */
const theyBid = (calls: readonly Call[]): boolean =>
  calls.some((call, i) => call !== PASS && (calls.length - i) % 2 === 1)

const isPart = (role: Role): role is Part => role === 'opener' || role === 'answerer'
const areSilent = ({ opponents }: PracticeTable): boolean =>
  opponents !== SAME && opponents.id === SILENT

/** Why a topic has nothing to ask at a table: the opponents must bid, or another hand decides. */
export type Misfit = 'silent' | 'part'
export const misfitOf = (
  { parts, needsOpponents }: PracticeTopic,
  table: PracticeTable,
): Misfit | undefined => {
  const { role } = table
  if (parts.length > 0 && needsOpponents && areSilent(table)) return 'silent'
  return parts.length > 0 && isPart(role) && !parts.includes(role) ? 'part' : undefined
}
/** Whether the turn after these calls can be asked at the table. */
export const turnFits = (
  { parts }: PracticeTopic,
  calls: readonly Call[],
  table: PracticeTable,
): boolean =>
  parts.length === 0 ||
  ((!isPart(table.role) || partAt(calls) === table.role) && !(areSilent(table) && theyBid(calls)))
