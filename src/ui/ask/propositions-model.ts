/** The claims of the paper as a tree by their own paths. Pure: verdicts in, nodes out. */
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'

export type PropositionVerdict = JobOutput<'census', 'propositions'>['verdicts'][number]

export interface ClaimNode {
  /** The last step of the path: `beta`, `(A)`; for the first, its title: `Proposition 2`. */
  readonly step: string
  readonly path: string
  /** What the cases below share, beyond what the node above says. */
  readonly when: string
  /** Claims of this very path. */
  readonly claims: readonly PropositionVerdict[]
  readonly nodes: readonly ClaimNode[]
  /** Claims here and below. */
  readonly count: number
  /** Of them, those that fail. */
  readonly failing: number
}

/** The path of a claim, as steps; a cell of Part One (`10/1`) stands below its row. */
export const stepsOf = (id: string): readonly string[] =>
  id
    .replace(/=example$/, '')
    .replace(/#\d+$/, '')
    .split('.')
    .flatMap((part) => {
      const at = part.indexOf('/')
      return at > 0 ? [part.slice(0, at), part.slice(at)] : [part]
    })

/** The conditions of a claim, and what is claimed under them. */
export const partsOf = ({
  claim,
}: PropositionVerdict): { readonly when: readonly string[]; readonly claimed: string } => {
  const at = claim.lastIndexOf(' → ')
  return at < 0
    ? { when: [], claimed: claim }
    : { when: claim.slice(0, at).split('; '), claimed: claim.slice(at + 3) }
}

const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^Part1$/, t`Part One`],
  [/^P(\d+)$/, t`Proposition $1`],
  [/^Appendix(\d+)$/, t`Appendix $1`],
  [/^Coverage$/, t`Whether the cases are complete`],
]
const titleOf = (step: string): string => {
  const found = TITLES.find(([pattern]) => pattern.test(step))
  return found === undefined ? step : step.replace(found[0], found[1])
}

interface Growing {
  readonly step: string
  readonly path: string
  readonly claims: PropositionVerdict[]
  readonly nodes: Map<string, Growing>
}

const shared = (lists: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...rest] = lists
  let n = first.length
  for (const list of rest) {
    let same = 0
    while (same < n && list[same] === first[same]) same += 1
    n = same
  }
  return first.slice(0, n)
}

/** An example is about one hand, so it has no conditions to share. */
const premises = (claims: readonly PropositionVerdict[]): readonly (readonly string[])[] =>
  claims.filter(({ kind }) => kind !== 'example').map((verdict) => partsOf(verdict).when)

/** `II.B`, `10/1`, `Proposition 2, II`. */
const joined = (step: string, below: string): string =>
  below.startsWith('/')
    ? `${step}${below}`
    : `${step}${step.includes(' ') && !step.includes(',') ? ', ' : '.'}${below}`

const finish = (
  { step, path, claims, nodes }: Growing,
  above: readonly string[],
): { readonly node: ClaimNode; readonly all: readonly PropositionVerdict[] } => {
  const within = (one: Growing): readonly PropositionVerdict[] => [
    ...one.claims,
    ...[...one.nodes.values()].flatMap(within),
  ]
  const all = [...claims, ...[...nodes.values()].flatMap(within)]
  const common = shared(premises(all))
  const here = common.length >= above.length ? common : above
  const below = [...nodes.values()].map((one) => finish(one, here).node)
  const own = path.includes('.') || path.includes('/') ? step : titleOf(step)
  const only = claims.length === 0 && below.length === 1 ? below[0] : undefined
  const when = here.slice(above.length)
  const node: ClaimNode = {
    // A step that leads to one case only is told with that case.
    step: only === undefined ? own : joined(own, only.step),
    path: only?.path ?? path,
    when: [...when, ...(only === undefined || only.when === '' ? [] : [only.when])].join('; '),
    claims: only?.claims ?? claims,
    nodes: only?.nodes ?? below,
    count: all.length,
    failing: all.filter(({ holds }) => !holds).length,
  }
  return { node, all }
}

/**
 * The forest of claims.
 * @param order the first steps of the paths in the order wanted; others follow.
 */
export function claimTree(
  verdicts: readonly PropositionVerdict[],
  order: readonly string[] = [],
): readonly ClaimNode[] {
  const roots = new Map<string, Growing>(
    order.map((step) => [step, { step, path: step, claims: [], nodes: new Map() }]),
  )
  for (const verdict of verdicts) {
    let level = roots
    let path = ''
    let at: Growing | undefined
    for (const step of stepsOf(verdict.id)) {
      path = path === '' ? step : step.startsWith('/') ? `${path}${step}` : `${path}.${step}`
      at = level.get(step)
      if (at === undefined) {
        at = { step, path, claims: [], nodes: new Map() }
        level.set(step, at)
      }
      level = at.nodes
    }
    at?.claims.push(verdict)
  }
  return [...roots.values()].map((root) => finish(root, []).node).filter(({ count }) => count > 0)
}

/** The first steps of the paths, each once: the parts of the paper in its order. */
export const partsOfPaper = (verdicts: readonly PropositionVerdict[]): readonly string[] => [
  ...new Set(verdicts.map(({ id }) => stepsOf(id)[0] ?? id)),
]

/** Claims whose path begins so, or whose words have it; everything for an empty text. */
export const findClaims = (
  verdicts: readonly PropositionVerdict[],
  text: string,
): readonly PropositionVerdict[] => {
  const sought = text.trim().toLowerCase()
  if (sought === '') return verdicts
  return verdicts.filter(
    ({ id, claim }) => id.toLowerCase().startsWith(sought) || claim.toLowerCase().includes(sought),
  )
}

export const CLAIM_KIND_WORDS: Readonly<Record<PropositionVerdict['kind'], string>> = {
  leaf: 'leaf',
  inference: 'inference',
  repeated: t`inference, repeated`,
  remark: 'remark',
  example: t`example hand`,
  'cannot-bid': t`cannot bid`,
  preferable: t`preferable bid`,
  'same-bid': t`same bid`,
  order: 'order',
  relation: 'relation',
  coverage: 'coverage',
  'empty-leaves': t`empty leaves`,
  'appendix-3': t`playing tricks`,
  'appendix-5': t`impossible code`,
  'appendix-5-possible': t`possible code`,
  'appendix-6': 'interval',
  'appendix-6-end': t`end of an interval`,
}
