/** Situations as data over public facts; `pattern-holds.ts` says whether the present auction is one. */
import type { CallKind, Message } from '#rules/template.ts'

/**
 * `opening` nobody has bid; `responder` partner opened; `opener` I did; `defender` they opened and
 * our side has only passed; `advancer` partner acted over their opening before I did; `overcaller` I
 * did first.
 */
export const ROLES = [
  'opening',
  'opener',
  'responder',
  'defender',
  'overcaller',
  'advancer',
] as const
export type Role = (typeof ROLES)[number]
/** Least and most, both counted. One number means exactly that. */
export type CountLimits = number | readonly [number, number]
/**
 * Calls, alternatives parted by `|`: `1H|1S`, `pass`, `double`, `redouble`, `bid`, `suit`, `major`,
 * `minor`, `nt`, the last five also behind their levels (`1suit`, `23major`), and `none` for a seat
 * that has not called.
 */
export type CallPattern = string

/** A situation: all of what it names must hold. */
export interface Pattern {
  readonly role?: Role | readonly Role[]
  /** How often I have acted (not passed) before. */
  readonly turn?: CountLimits
  /**
   * The whole auction from the first bid on, calls parted by spaces: `1C P 1D|1H P`. `?` stands for
   * any call; a leading `*` for any calls before.
   */
  readonly after?: string
  /** The opening bid. */
  readonly opening?: CallPattern
  /** The last call of each other player, and my own. */
  readonly partner?: CallPattern
  readonly rho?: CallPattern
  readonly lho?: CallPattern
  readonly mine?: CallPattern
  /** The last bid of the auction. */
  readonly last?: CallPattern
  /** Whether partner's last call was artificial. */
  readonly artificial?: boolean
  /** Opponents have acted. */
  readonly contested?: boolean
  /** Partner's last call forces me to act now. */
  readonly forced?: boolean
  /** Our side must reach game. */
  readonly gameForce?: boolean
  /** Partner asked to be passed. */
  readonly signedOff?: boolean
  readonly agreed?: 'none' | 'any' | 'major' | 'minor'
  /** The last bid is in the suit agreed as trumps. */
  readonly inTrumps?: boolean
  /** What partner's last call asks. */
  readonly asked?: Message
  /** What partner's last call answers. */
  readonly answered?: Message
  /** I passed when I could have opened. */
  readonly passedHand?: boolean
  readonly partnerPassed?: boolean
  /** 1 dealer … 4. */
  readonly position?: CountLimits
  readonly vulnerable?: boolean
  readonly theyVulnerable?: boolean
  /** My pass would end the auction. */
  readonly balancing?: boolean
  /** The last bid is our side's. */
  readonly ours?: boolean
  /** Level of the last bid, 0 before the first. */
  readonly level?: CountLimits
  /** The last bid is no game yet. */
  readonly belowGame?: boolean
  /** 0 undoubled, 1 doubled, 2 redoubled. */
  readonly doubled?: CountLimits
  /** What partner has shown of points, usual least and most, and my own calls. */
  readonly partnerMin?: CountLimits
  readonly partnerMax?: CountLimits
  readonly myMin?: CountLimits
  readonly myMax?: CountLimits
  /** Suits that partner, and I, have shown. */
  readonly partnerSuits?: CountLimits
  readonly mySuits?: CountLimits
  /** Suits that opponents have shown. */
  readonly theirSuits?: CountLimits
  /** What the last call of that player was, by the name its rule gives it. */
  readonly partnerIs?: CallKind | readonly CallKind[]
  readonly mineIs?: CallKind | readonly CallKind[]
  readonly rhoIs?: CallKind | readonly CallKind[]
  readonly lhoIs?: CallKind | readonly CallKind[]
  /** Some earlier call of our side, or of theirs, was so. */
  readonly told?: CallKind | readonly CallKind[]
  readonly theyTold?: CallKind | readonly CallKind[]
  /** An opponent bid between partner's last call and mine. */
  readonly cut?: boolean
  /** Levels of partner's last bid above the lowest of its strain. */
  readonly partnerJump?: CountLimits
  /** Opponents have bid and raised a suit. */
  readonly theyAgreed?: boolean
  /** The least that the opponents have shown together. */
  readonly theirMin?: CountLimits
  /** The suit I showed last, or that partner did. */
  readonly mySuit?: 'major' | 'minor'
  readonly partnerSuit?: 'major' | 'minor'
  /** Partner's last bid was a reverse: two of a suit above the first one shown, without a jump. */
  readonly partnerReversed?: boolean
  readonly all?: readonly Pattern[]
  readonly any?: readonly Pattern[]
  readonly not?: Pattern
}
