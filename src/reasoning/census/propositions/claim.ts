/**
 * The claims of London and Wasserman (1967) as data. A case says which hands it is about, in the
 * constraint language; its checks say what is claimed of them. Paths are the paper's own: Part One is
 * `P1` of a section, propositions are `P2.II.B.1`. Nothing here says whether a claim is true: that is
 * counted (decide.ts).
 */
import type { HandConstraint } from '#constraint/constraint.ts'

/** Kinds of claim; leaves and inferences are those of Part Two, and inferences of Part One too. */
export const CLAIM_KINDS = [
  'leaf',
  'inference',
  // An inference that stands once in print and holds again in a case reached by "as in".
  'repeated',
  // What the paper notes in passing, without the therefore sign.
  'remark',
  // An example hand; the claim is about one hand.
  'example',
  'cannot-bid',
  'preferable',
  'same-bid',
  'order',
  'relation',
  'coverage',
  // No leaf without hands; counts leaves, not hands.
  'empty-leaves',
  'appendix-3',
  // A code that no hand opens, and one that some hand does.
  'appendix-5',
  'appendix-5-possible',
  // A row's interval, and one of its ends.
  'appendix-6',
  'appendix-6-end',
] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** What a hand of the case is claimed to do or be. */
export type Asserted =
  | { readonly kind: 'is'; readonly that: HandConstraint }
  /** Passes every test of one of these calls at that section (`12a`) or in it (`12`). */
  | { readonly kind: 'meets'; readonly at: string; readonly calls?: readonly string[] }
  /** Meets no test of the section. */
  | { readonly kind: 'fails'; readonly at: string }
  /** The whole procedure gives one of these calls. */
  | { readonly kind: 'opens'; readonly calls: readonly string[] }
  /** The procedure does not give this code. */
  | { readonly kind: 'never'; readonly bidval: number }
  /** The hand's call at one section is its call at the other; none where it lacks either. */
  | { readonly kind: 'same'; readonly at: string; readonly as: string }
  /** The number of leaves of Part Two in which it stands; asked after all of them. */
  | {
      readonly kind: 'leaves'
      readonly least: number
      readonly most: number
      /** Leaves of case e. (six cards or more) count for hands of at most 12 points only. */
      readonly limited: boolean
    }
  /** Some hand of the case is so. */
  | { readonly kind: 'reached'; readonly that: HandConstraint }
  /** Some hand opens with this code. */
  | { readonly kind: 'ever'; readonly bidval: number }
  /** Nothing to fail: the hands of the case are counted. */
  | { readonly kind: 'counted' }

export interface Check {
  readonly kind: ClaimKind
  /** Added to the path of the case, so that ids are unique: `#1`, `/5`; empty for a leaf. */
  readonly mark: string
  readonly asserted: Asserted
  /** In our words, where the data alone would read badly. */
  readonly words?: string
  /** How a damaged or doubtful line was settled. */
  readonly settled?: string
}

/** A hand given as an example, `x` for a spot card. */
export interface ExampleHand {
  readonly hand: string
  /** What was repaired, where the print or the scan is not thirteen cards in four suits. */
  readonly repaired?: string
}

export interface Case {
  /** One step of the paper's numbering: `II`, `beta`, `(A)`. Empty when it only gathers cases. */
  readonly step: string
  /** What the hand must be, besides what the cases around it ask. */
  readonly when: HandConstraint
  /** Limits the case to hands that meet the own tests of each of these; Part One needs it. */
  readonly meeting?: readonly string[]
  readonly checks?: readonly Check[]
  readonly cases?: readonly Case[]
  readonly example?: ExampleHand
  /** The path that the paper refers to with "as in". */
  readonly asIn?: string
  /** How the case was settled, where the print leaves it open. */
  readonly settled?: string
}

/** A call as the paper prints it: `1S`, `2NT`, `PASS`. */
export const PASSED = 'PASS'
