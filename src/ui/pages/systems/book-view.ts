/** What the parts of the page share: the turn that is asked about, and the ways on. */
import { systemKey } from '#core/system-ref.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { type BookPlace, bookAddress, FIRST, type GoInBook } from '../../kit/addresses/systems.ts'

type Answer<T> = Extract<T, { readonly ok: true }> extends { readonly value: infer V } ? V : never
export type BookTurn = Answer<JobOutput<'book-turn'>>
export type RuleListed = BookTurn['rules'][number]
export type SystemCall = Answer<JobOutput<'book-compare'>>[number]
export type BookCard = Answer<JobOutput<'book', 'card'>>

/** Every part of the page shows one place of the book, and goes to others. */
export interface BookProps {
  readonly place: BookPlace
  readonly onGo: GoInBook
}

export const turnInput = ({ system, calls, vulnerability }: BookPlace): JobInput<'book-turn'> => ({
  system,
  calls,
  vulnerability,
})
/** Names the turn: two places of one key ask the same. */
export const turnKey = ({ system, calls, vulnerability }: BookPlace): string =>
  `${bookAddress({ ...FIRST, system, calls, vulnerability })} ${systemKey(system)}`

/** The id of a rule as the address has it: without the system's. */
export const ruleKey = (id: string): string => id.slice(id.indexOf('/') + 1)
