/** A bidding system: rules in order, of which the first that fits a hand makes its call. */
import { t } from '#core/text.ts'
import type { RuleTemplate } from '#rules/template.ts'
import type { Pattern } from './patterns.ts'

export type BiddingRule = RuleTemplate<Pattern>
/** A convention of a system that can be switched off. */
export interface Package {
  readonly id: string
  readonly name: string
}
export interface BiddingSystem {
  readonly id: string
  readonly name: string
  readonly packages: readonly Package[]
  /** Position is the only priority. */
  readonly rules: readonly BiddingRule[]
}
/** A system without rules: it bids by the natural defaults alone. */
export const NATURAL_ALONE: BiddingSystem = {
  id: 'natural',
  name: t`Natural bidding`,
  packages: [],
  rules: [],
}

/** The system as if nobody had heard of these packages: what stands instead of one stands alone. */
export const withoutPackages = (system: BiddingSystem, ids: readonly string[]): BiddingSystem => ({
  ...system,
  packages: system.packages.filter(({ id }) => !ids.includes(id)),
  rules: system.rules
    .filter(({ package: its }) => its === undefined || !ids.includes(its))
    .map(({ unless, ...rule }) =>
      unless === undefined || ids.includes(unless) ? rule : { ...rule, unless },
    ),
})

/** The system with only these packages on; to the auction it is another system. */
export const withPackages = (system: BiddingSystem, on: readonly string[]): BiddingSystem => ({
  ...system,
  id: `${system.id}+${[...on].sort().join('+')}`,
  rules: system.rules.filter(
    ({ package: its, unless }) =>
      (its === undefined || on.includes(its)) && (unless === undefined || !on.includes(unless)),
  ),
})
