/**
 * Why one call and not another that the hand could make as well: what the two show, held side by side. A
 * relation asks about the two calls, the hand and the auction, and says its reason; the first that holds
 * answers. None knows a particular call, so a new system has its reasons without a word more.
 * Their order decides, so the relations stay in one file.
 */
import { isForced, isGame, roleOf } from '#bidding/auction/pattern-holds.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { DOUBLE, isBid, PASS, REDOUBLE } from '#core/call.ts'
import { type Hand, lengths } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { partner, sideOf } from '#core/seat.ts'
import { isBalanced } from '#core/shape.ts'
import { isMajor, isMinor, NOTRUMP, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { CallShown } from './call-shown.ts'
import { KIND_REASONS, PASS_KIND_REASONS } from './kind-reasons.ts'

export interface Pair {
  readonly state: PublicState
  readonly hand: Hand
  readonly made: CallShown
  readonly asked: CallShown
}
/** A reason between two calls, and the name it is counted under. */
export interface Reason {
  readonly name: string
  readonly text: Phrase
}
interface Relation {
  readonly name: string
  /** `undefined` where it does not hold. */
  readonly says: (pair: Pair) => Phrase | string | false | undefined
}

const points = (hand: Hand): number => HAND_MEASURES.hcp.value(hand)
/** Points that the two hands may have together, by what partner has shown. */
const together = ({ state, hand }: Pair) => {
  const { low, high } = state.shown(partner(state.seat)).hcp
  return { least: points(hand) + low, most: points(hand) + high }
}
/** Points together that are enough for game. */
const GAME = 25
/** A hand that is opened with no more is weak. */
const WEAK = 12
/** A raise with so many points invites, or more. */
const LIMIT = 10
/** An opening from here on is too strong to be left to chance. */
const STRONG = 19
const isForcing = ({ forcing }: CallShown): boolean => forcing === 'one-round' || forcing === 'game'
const isNotrump = ({ strain, artificial }: CallShown): boolean => strain === NOTRUMP && !artificial
const isWeak = ({ hcp }: CallShown): boolean => hcp.high <= WEAK
const width = ({ hcp }: CallShown): number => hcp.high - hcp.low
const spanWords = ({ hcp: { low, high } }: CallShown): string => `${low}–${high}`
const doubles = ({ call }: CallShown): boolean => call === DOUBLE

/** Why a call is made where Pass might have been. */
const OVER_PASS: readonly Relation[] = [
  {
    name: 'asks-suit',
    says: ({ state, made }) =>
      made.level !== undefined &&
      state.notes.at(-2)?.call === DOUBLE &&
      state.notes.at(-1)?.call === PASS &&
      t`partner’s double asks for a bid: Pass leaves them doubled`,
  },
  {
    name: 'asked',
    says: ({ state }) =>
      isForced(state) &&
      state.notes.at(-2)?.message !== undefined &&
      t`partner asked: Pass gives no answer`,
  },
  {
    name: 'forcing',
    says: ({ state }) =>
      isForced(state) &&
      (state.gameForce[sideOf(state.seat)]
        ? t`game must be reached: no pass below it`
        : t`partner’s call is forcing: no pass`),
  },
  {
    name: 'pass-kind',
    says: ({ made }) => made.is !== undefined && PASS_KIND_REASONS[made.is],
  },
  {
    name: 'preempt',
    says: ({ state, made }) =>
      roleOf(state) === 'opening' &&
      (made.level ?? 0) > 1 &&
      isWeak(made) &&
      t`a long suit and few points: Pass leaves them all the room`,
  },
  {
    name: 'strong-opening',
    says: ({ state, hand }) =>
      roleOf(state) === 'opening' && points(hand) >= STRONG && t`far too strong to pass`,
  },
  {
    name: 'opening',
    says: ({ state }) => roleOf(state) === 'opening' && t`an opening hand: Pass hides it`,
  },
  {
    name: 'takeout',
    says: ({ made }) => doubles(made) && t`strength to show: Pass tells partner nothing`,
  },
  {
    name: 'redouble',
    says: ({ made }) => made.call === REDOUBLE && t`the points are ours: Pass hides them`,
  },
  {
    name: 'slam',
    says: ({ made }) => (made.level ?? 0) > 5 && t`enough for a slam: Pass stops short`,
  },
  {
    name: 'fit-preempt',
    says: ({ made }) =>
      made.raise &&
      made.hcp.high < LIMIT &&
      (made.level ?? 0) > 2 &&
      t`many trumps and few points: the raise takes their room`,
  },
  {
    name: 'game',
    says: (pair) =>
      isGame(pair.made.call) &&
      together(pair).least >= GAME - 1 &&
      t`enough for game: Pass stops short`,
  },
  { name: 'fit', says: ({ made }) => made.raise && t`a fit for partner: Pass hides it` },
  {
    name: 'safer',
    says: (pair) => {
      const [suit, second] = pair.made.suits
      if (!isNotrumpBid(pair.state) || isNotrump(pair.made) || together(pair).most > GAME)
        return undefined
      return suit === undefined || second !== undefined
        ? t`safer in a long suit than in notrump`
        : t`safer with ${strainName(suit)} as trumps than in notrump`
    },
  },
  {
    name: 'game-near',
    says: (pair) =>
      together(pair).most >= GAME &&
      lastIsOurs(pair.state) &&
      t`game may be there: Pass ends the search`,
  },
  {
    name: 'answer',
    says: ({ state }) =>
      roleOf(state) === 'responder' &&
      state.seats[state.seat].acted === 0 &&
      t`enough to answer: partner may be strong`,
  },
  {
    name: 'come-in',
    says: ({ state, made }) =>
      roleOf(state) === 'defender' &&
      (made.suit !== undefined
        ? t`a suit worth naming: Pass leaves the bidding to them`
        : t`a hand worth showing: Pass leaves the bidding to them`),
  },
  {
    name: 'second-suit',
    says: ({ state, made }) =>
      made.suit !== undefined &&
      state.seats[state.seat].acted > 0 &&
      !state.seats[state.seat].suits.includes(made.suit) &&
      t`a second suit to tell: Pass may leave the wrong trumps`,
  },
  {
    name: 'own-suit',
    says: ({ state, made }) =>
      made.suit !== undefined &&
      lastIsOurs(state) &&
      t`a suit of one’s own: better trumps than the last bid`,
  },
  {
    name: 'better-notrump',
    says: ({ state, made }) =>
      isNotrump(made) &&
      lastIsOurs(state) &&
      t`a balanced hand: notrump plays better than the last bid`,
  },
  {
    name: 'compete',
    says: ({ state }) =>
      state.lastBid !== undefined &&
      !lastIsOurs(state) &&
      t`worth one more: Pass sells out to them`,
  },
]
const lastIsOurs = ({ lastBidder, seat }: PublicState): boolean =>
  lastBidder !== undefined && sideOf(lastBidder) === sideOf(seat)
/** Partner's last call was a bid of notrump, and nobody has bid since. */
const isNotrumpBid = ({ lastBid, lastBidder, seat }: PublicState): boolean =>
  lastBid !== undefined && lastBidder === partner(seat) && (lastBid - 1) % 5 === NOTRUMP

/** Why Pass, where a call could be made. */
const FOR_PASS: readonly Relation[] = [
  {
    name: 'settled',
    says: ({ state }) =>
      state.notes.at(-2)?.forcing === 'sign-off' && t`partner has settled the contract`,
  },
  {
    name: 'no-game',
    says: (pair) =>
      lastIsOurs(pair.state) &&
      together(pair).most < GAME &&
      t`no game: at most ${together(pair).most} points together`,
  },
  {
    name: 'reached',
    says: ({ state }) =>
      state.lastBid !== undefined &&
      lastIsOurs(state) &&
      isGame(state.lastBid) &&
      t`game is reached: nothing more to look for`,
  },
  { name: 'no-opening', says: ({ state }) => roleOf(state) === 'opening' && t`not enough to open` },
  {
    name: 'told',
    says: ({ state }) =>
      state.seats[state.seat].acted > 0 &&
      t`the hand is told: what more there is, partner must have`,
  },
  {
    name: 'theirs',
    says: ({ state }) => !lastIsOurs(state) && t`nothing to gain by a bid here: let them play`,
  },
]

const cards = ({ hand }: Pair, suit: CallShown['suit']): number =>
  suit === undefined ? 0 : lengths(hand)[suit]
/** Two natural suits of one's own. */
const suitOverSuit = (pair: Pair): string | undefined => {
  const { made, asked, state } = pair
  if (made.suit === undefined || asked.suit === undefined || made.suit === asked.suit)
    return undefined
  const [own, other] = [cards(pair, made.suit), cards(pair, asked.suit)]
  const told = state.seats[state.seat].suits
  if (told.includes(asked.suit) && !told.includes(made.suit))
    return t`${strainName(asked.suit)} are told already: the second suit is news`
  if (told.includes(made.suit) && own > other)
    return t`the extra length in ${strainName(made.suit)} comes before a second suit`
  if (own > other)
    return t`the longer suit first: ${numberWord(own)} ${strainName(made.suit)}, ${numberWord(other)} ${other === 1 ? suitSingular(asked.suit) : strainName(asked.suit)}`
  if (own < other)
    return isMajor(made.suit) && isMinor(asked.suit)
      ? t`a major before a longer minor: a fit there scores more`
      : made.call < asked.call
        ? t`the longer suit would have to be bid a level higher`
        : undefined
  if (made.suit > asked.suit && own >= 5)
    return t`of two ${numberWord(own)}-card suits the higher: the other can follow without going up`
  if (made.call < asked.call)
    return t`of two ${numberWord(own)}-card suits the cheaper: partner can still show the other`
  return isMajor(made.suit) && isMinor(asked.suit)
    ? t`a major before a minor: a fit there scores more`
    : t`of equally long suits the higher first`
}
/** The same strain, at two levels. */
const levels = ({ made, asked }: Pair): string | undefined => {
  if (made.strain === undefined || made.strain !== asked.strain) return undefined
  if (made.artificial || asked.artificial) return undefined
  const [low, high] = [made, asked].toSorted((a, b) => a.call - b.call) as [CallShown, CallShown]
  const climbs = high.hcp.low > low.hcp.low
  if (made === low)
    return climbs
      ? t`the higher bid asks for more: ${high.hcp.low} points at least`
      : t`the lower bid says enough, and leaves room`
  return climbs
    ? isForcing(low)
      ? t`tells the full strength at once`
      : t`too strong for the lower bid: partner may pass it`
    : t`takes their room: the lower bid leaves it to them`
}

/** Of two calls, neither of them Pass. */
const BETWEEN: readonly Relation[] = [
  {
    name: 'answers',
    says: ({ state, made, asked }) =>
      state.notes.at(-2)?.message !== undefined &&
      (made.tells || !asked.tells) &&
      state.notes.at(-1)?.call === PASS &&
      t`partner asked: this is the answer`,
  },
  {
    name: 'raise',
    says: ({ made, asked }) =>
      made.raise &&
      !asked.raise &&
      isBid(made.call) &&
      (isNotrump(asked)
        ? t`with a fit, the suit takes more tricks than notrump`
        : doubles(asked)
          ? t`with a fit, raise: the double would ask for another suit`
          : t`a fit is told before anything else`),
  },
  {
    name: 'forcing-first',
    says: ({ made, asked }) =>
      asked.raise &&
      !made.raise &&
      isForcing(made) &&
      !isForcing(asked) &&
      !isGame(asked.call) &&
      t`forcing: partner may pass the raise`,
  },
  { name: 'suits', says: suitOverSuit },
  {
    name: 'own-suit',
    says: ({ asked, made }) =>
      doubles(asked) &&
      made.suit !== undefined &&
      t`a suit of one’s own: the double would leave the choice to partner`,
  },
  { name: 'levels', says: levels },
  {
    name: 'whole-hand',
    says: ({ made, asked, hand }) =>
      isNotrump(made) &&
      !isNotrump(asked) &&
      isBalanced(lengths(hand)) &&
      width(made) <= 4 &&
      t`says the whole hand at once: balanced, ${spanWords(made)} points`,
  },
  {
    name: 'nine-tricks',
    says: ({ made, asked }) =>
      isNotrump(made) &&
      asked.suit !== undefined &&
      isMinor(asked.suit) &&
      t`nine tricks in notrump before eleven in a minor`,
  },
  {
    name: 'major-first',
    says: ({ made, asked }) =>
      isNotrump(asked) &&
      made.suits.some(isMajor) &&
      t`a major before notrump: with eight trumps it scores more`,
  },
  {
    name: 'kind',
    says: ({ made, asked }) =>
      made.is !== undefined && made.is !== asked.is && KIND_REASONS[made.is],
  },
  {
    name: 'suit-first',
    says: ({ made, asked }) =>
      isNotrump(asked) &&
      made.suit !== undefined &&
      t`a suit to tell first: notrump can come later`,
  },
  {
    name: 'asks',
    says: ({ made, asked }) =>
      made.asks && isGame(asked.call) && t`asks first: game can still be bid after the answer`,
  },
  {
    name: 'forcing',
    says: ({ made, asked }) =>
      isForcing(made) &&
      !isForcing(asked) &&
      !isGame(asked.call) &&
      !asked.asks && [t`forcing: partner may pass `, callToken(asked.call)],
  },
  {
    name: 'placed',
    says: ({ made, asked }) =>
      (isGame(made.call) || made.forcing === 'sign-off') &&
      !made.asks &&
      (asked.asks || isForcing(asked)) &&
      t`nothing to ask: the contract is known`,
  },
  {
    name: 'narrower',
    says: ({ made, asked }) =>
      width(made) > 0 &&
      width(made) <= 5 &&
      width(made) + 2 <= width(asked) &&
      t`tells the strength more exactly: ${spanWords(made)} points`,
  },
  {
    name: 'stronger',
    says: ({ made, asked }) =>
      made.hcp.low > asked.hcp.low + 1 &&
      t`tells the full strength: ${made.hcp.low} points or more`,
  },
  {
    name: 'double',
    says: ({ made }) => doubles(made) && t`keeps every suit in play; a bid names one`,
  },
  {
    name: 'over-double',
    says: ({ asked }) => doubles(asked) && t`better our contract than theirs doubled`,
  },
  {
    name: 'more-suits',
    says: ({ made, asked }) =>
      made.suits.length > asked.suits.length && t`tells more than one suit in one call`,
  },
  {
    name: 'cheaper',
    says: ({ made, asked }) =>
      isBid(made.call) &&
      isBid(asked.call) &&
      made.call < asked.call &&
      t`the lower call leaves room for more`,
  },
]

/**
 * The reason for the call made over one that the hand could make as well.
 * @param before the reason that the author of the rule gives, which stands before all others.
 * @returns `undefined` where no relation holds: then only order decides.
 */
export function betweenCalls(pair: Pair, before?: string): Reason | undefined {
  const { made, asked } = pair
  if (before !== undefined && asked.call !== PASS) return { name: 'before', text: [before] }
  const table = asked.call === PASS ? OVER_PASS : made.call === PASS ? FOR_PASS : BETWEEN
  for (const { name, says } of table) {
    const text = says(pair)
    if (text === undefined || text === false) continue
    const kind = asked.call === PASS ? 'pass' : made.call === PASS ? 'for-pass' : 'call'
    return { name: `${kind}/${name}`, text: typeof text === 'string' ? [text] : text }
  }
  return undefined
}
