/** The systems that a side can play, as a reader chooses among them. */
import { SYSTEMS } from '#systems/list.ts'

export interface SystemListed {
  readonly id: string
  readonly name: string
  /** As a seat names it, in a word. */
  readonly short: string
  readonly year?: number
  readonly program?: string
  readonly hint: string
  readonly group: 'system' | 'strategy'
  /** It brings a fact base. */
  readonly notes: boolean
  readonly packages: readonly { readonly id: string; readonly name: string }[]
  /** Ids of the packages that are on unless a partnership says else. */
  readonly usual: readonly string[]
}

export const systemsListed = (): readonly SystemListed[] =>
  SYSTEMS.map(({ id, name, short, year, program, hint, group, packages, usual, notes }) => ({
    id,
    name,
    short,
    ...(year === undefined ? {} : { year }),
    ...(program === undefined ? {} : { program }),
    hint,
    group,
    notes: notes === true,
    packages,
    usual: usual ?? packages.map((one) => one.id),
  }))
