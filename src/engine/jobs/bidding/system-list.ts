/** The systems that a side can play, as a reader chooses among them. */
import { SYSTEMS } from '#systems/list.ts'
import { inOneStep, type Job } from '../../job.ts'

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

/** Takes nothing. */
export const systemList: Job<
  Readonly<Record<string, never>>,
  never,
  readonly SystemListed[]
> = inOneStep(() =>
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
  })),
)
