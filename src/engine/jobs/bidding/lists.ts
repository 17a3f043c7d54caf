/** What there is to choose from: systems, what follows openings, OPENBID's sections. Nothing is worked out. */
import { type AskedJob, type ByAsk, defineJob, inOneStep } from '../../job.ts'
import { type ContinuationGroups, type ContinuationsAsked, continuations } from './continuations.ts'
import { type OpenbidListed, openbidListed, type SectionsAsked } from './openbid-listed.ts'
import { type SystemListed, systemsListed } from './systems-listed.ts'

/** Asked without rules that would be fetched. */
type OfNone =
  /** The systems that a side can play. */
  | { readonly ask: 'systems' }
  /** What OPENBID can open under a reading, section by section. */
  | SectionsAsked
/** Or what follows the openings of a strategy. */
type Asked = (OfNone & { readonly follows?: undefined }) | ContinuationsAsked
interface Answers {
  readonly systems: readonly SystemListed[]
  readonly openbid: OpenbidListed
  readonly continuations: ContinuationGroups
}

const lists: AskedJob<Asked, ByAsk<Asked, never>, Answers> = inOneStep((asked) => {
  switch (asked.ask) {
    case 'systems':
      return systemsListed()
    case 'openbid':
      return openbidListed(asked)
    case 'continuations':
      return continuations(asked)
  }
})

export const job = defineJob({
  name: 'lists',
  family: 'bidding',
  weight: 'quick',
  systems: ['follows'],
  run: lists,
})
declare module '../../registry.ts' {
  interface JobsByName {
    lists: typeof lists
  }
}
