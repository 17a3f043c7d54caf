/** The verdict on a claim once every hand has been asked. */
import type { ClaimKind } from './claim.ts'

/** What became of the hands of a leaf that ends in a bid. */
export interface Actual {
  /** Open with the claimed call at the claimed section. */
  readonly asClaimed: number
  /** Open at an earlier section, which the paper allows. */
  readonly earlier: number
  /** Do neither; only a bid at 11a that section 13 replaces may. */
  readonly otherwise: number
}
export interface PropositionVerdict {
  /** The paper's path: `P2.II.B.2.b.i`; inferences end in `#1`, cells of Part One in `/5`. */
  readonly id: string
  readonly kind: ClaimKind
  /** Of which hands, and what: the conditions along the path, an arrow, and what is claimed. */
  readonly claim: string
  /** The case it stands at, as in the outline; absent for claims about tables and examples. */
  readonly path?: string
  /** What is claimed, without the conditions. */
  readonly says?: string
  /** Hands the claim is about. */
  readonly hands: number
  readonly holds: boolean
  /** Hands of them that break it. */
  readonly failing: number
  /**
   * The plainest hand that breaks it, S.H.D.C: fewest honours (A to T), then most even, then fewest
   * points, then first met.
   */
  readonly counterexample?: string
  readonly actual?: Actual
  /** How a damaged or doubtful line was read. */
  readonly settled?: string
}
