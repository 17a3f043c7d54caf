/** The words of art, each with its meaning in one or two sentences, for `<Term>` and the key sheet. */
import { t } from '#core/text.ts'

export interface GlossaryEntry {
  /** The term as it heads its meaning. */
  readonly term: string
  readonly meaning: string
}

const entry = (term: string, meaning: string): GlossaryEntry => ({ term, meaning })

/** Meanings by id. */
export const GLOSSARY = {
  // the table
  board: entry(
    t`Board`,
    t`One deal with its number; the number settles who deals and who is vulnerable.`,
  ),
  dealer: entry(t`Dealer`, t`The player who makes the first call.`),
  vulnerable: entry(
    t`Vulnerable`,
    t`A vulnerable side scores more for a game or slam and loses more for each trick it falls short.`,
  ),
  call: entry(t`Call`, t`A bid, a pass, a double or a redouble.`),
  bid: entry(
    t`Bid`,
    t`A number of tricks over six and a trump suit (or notrump) to win them in: 1♠ promises seven tricks with spades as trumps.`,
  ),
  pass: entry(t`Pass`, t`No bid this time. Three passes after a bid end the auction.`),
  double: entry(
    t`Double`,
    t`A call over an opponents’ bid: both the reward for making it and the price of failing go up.`,
  ),
  redouble: entry(t`Redouble`, t`An answer to the opponents’ double that raises the stakes again.`),
  opening: entry(t`Opening`, t`The first bid of the auction that is not a pass.`),
  alert: entry(t`Alert`, t`A mark on a call whose agreed meaning the opponents might not expect.`),
  contract: entry(
    t`Contract`,
    t`The last bid of the auction: how many tricks the declaring side must win, and the trumps.`,
  ),
  declarer: entry(
    t`Declarer`,
    t`The player of the winning side who first named the final suit or notrump. Declarer plays both hands of the side.`,
  ),
  dummy: entry(
    t`Dummy`,
    t`Declarer’s partner. Dummy’s cards are faced after the opening lead and declarer plays them.`,
  ),
  defender: entry(t`Defender`, t`Either opponent of the declarer.`),
  'opening-lead': entry(
    t`Opening lead`,
    t`The first card of the play, from the player at declarer’s left.`,
  ),
  trick: entry(
    t`Trick`,
    t`Four cards, one from each hand. The highest trump wins it, or else the highest card of the suit led.`,
  ),
  trump: entry(t`Trump`, t`A card of the contract’s suit: it beats every card of the other suits.`),
  notrump: entry(t`Notrump`, t`A contract without trumps: the highest card of the suit led wins.`),
  'follow-suit': entry(
    t`Follow suit`,
    t`Play a card of the suit that was led. Whoever holds one must.`,
  ),
  'show-out': entry(
    t`Show out`,
    t`To play another suit because none of the suit led is left. From then on everyone knows that hand is void in it.`,
  ),
  revoke: entry(
    t`Revoke`,
    t`Failing to follow suit while able to. This table does not let it happen.`,
  ),
  claim: entry(
    t`Claim`,
    t`To end the play by saying how many of the remaining tricks one side takes.`,
  ),
  lho: entry('LHO', t`Left-hand opponent: the player who acts next.`),
  rho: entry('RHO', t`Right-hand opponent: the player who acted before.`),
  kibitzer: entry(
    t`Kibitzer`,
    t`Someone who watches a bridge table. To kibitz a seat is to see that hand only.`,
  ),
  score: entry(t`Score`, t`Duplicate points of the board, counted for the declaring side.`),
  imps: entry(
    'IMPs',
    t`International match points: a scale, 0 to 24, for the difference between two tables’ scores.`,
  ),
  matchpoints: entry(t`Matchpoints`, t`Two points for each table outscored and one for each tied.`),
  // hands
  hcp: entry(t`HCP`, t`High card points: ace 4, king 3, queen 2, jack 1. The pack has forty.`),
  honour: entry(t`Honour`, t`An ace, king, queen, jack or ten.`),
  major: entry(t`Major`, t`Spades or hearts.`),
  minor: entry(t`Minor`, t`Diamonds or clubs.`),
  shape: entry(
    t`Shape`,
    t`The lengths of the four suits. 4=5=3=1 names spades, hearts, diamonds, clubs in turn; 5431 is the same pattern in any suits.`,
  ),
  balanced: entry(
    t`Balanced`,
    t`No void, no singleton and at most one doubleton: 4333, 4432 or 5332.`,
  ),
  void: entry(t`Void`, t`No card of a suit.`),
  singleton: entry(t`Singleton`, t`Exactly one card of a suit.`),
  doubleton: entry(t`Doubleton`, t`Exactly two cards of a suit.`),
  // hidden hands
  'concealed-hand': entry(
    t`Concealed hand`,
    t`A hand the chosen observer cannot see: neither its own nor the faced dummy.`,
  ),
  'vacant-place': entry(
    t`Vacant place`,
    t`A card of a concealed hand that is not yet placed: thirteen, less the cards it has played, less those it is known to hold.`,
  ),
  bound: entry(
    t`Bound`,
    t`The least or the most that the laws still allow, given every card seen. A bound is certain, not likely.`,
  ),
  law: entry(
    t`By law`,
    t`It follows from the cards seen and the rules of play alone, whatever anyone agreed.`,
  ),
  'from-a-seat': entry(
    t`Seen from a seat`,
    t`What is known depends on whose cards are seen: declarer and defenders see their own hand and dummy, dummy its own hand alone. A watcher without a hand, with four hands closed, is not offered: the quick bounds are not tight there, and a looser answer would pass for the true one.`,
  ),
  'a-priori': entry(
    t`A priori`,
    t`The chance before any card was played or call was made: the missing cards of the suit dealt at random to the closed hands.`,
  ),
  agreement: entry(
    t`By agreement`,
    t`It follows only if the player kept to the partnership’s bidding or carding system.`,
  ),
  'x-notation': entry(
    'X ? [?]',
    t`X is a card the hand must hold in that suit, ? is room for one more, and [?] is room that this card has just taken away.`,
  ),
  layout: entry(t`Layout`, t`One way in which the unseen cards can lie in the concealed hands.`),
  unseen: entry(
    t`Unseen`,
    t`Not in the observer’s hand, not in the faced dummy and not yet played.`,
  ),
  // OPENBID
  openbid: entry(
    'OPENBID',
    t`The opening-bid procedure published by London and Wasserman in 1967 for the Schenken system, run here exactly as its authors printed it.`,
  ),
  section: entry(
    t`Section`,
    t`OPENBID tries fourteen numbered sections in order, and the first that gives a bid ends it. A letter names the paragraph: 12e is the fifth of section 12.`,
  ),
  schenken: entry(
    t`Schenken system`,
    t`Howard Schenken’s bidding system of the 1960s: 1♣ is strong and artificial, openings of one in another suit are limited.`,
  ),
  totalpts: entry(
    t`T, total points`,
    t`HCP plus one, with additions for suits of five and more and for four aces, and deductions for no ace, 4333 and short honours.`,
  ),
  playtricks: entry(
    t`P, playing tricks`,
    t`The tricks a hand should win by itself with its best suit as trumps, summed from a table by suit.`,
  ),
  longest: entry(t`L, longest`, t`The length of the longest suit.`),
  distp: entry(
    t`Distribution points`,
    t`Three for a void, two for a singleton, one for a doubleton.`,
  ),
  even: entry(t`Even`, t`At most one distribution point: 4333, 4432 or 5332.`),
  stop: entry(
    t`STOP, safe suits`,
    t`How many suits are safe: three or more cards, a doubleton with the ace or king, or the ace alone.`,
  ),
  four441: entry('FOUR441', t`A singleton and no suit longer than five: 4441, 5431 or 5521.`),
  'ace-count': entry(t`Aces`, t`How many of the four aces the hand holds.`),
  'bad-nt': entry(t`Bad for notrump`, t`A lone king, or queen and jack alone, spoils notrump.`),
  'ace-outside': entry(t`Ace outside`, t`An ace in another suit than this one.`),
  solid: entry(
    'SOLID',
    t`No lone king or bare queen-jack, and at least three points in every suit of four cards or fewer.`,
  ),
  ntry: entry(
    t`Notrump try`,
    t`No lone king or bare queen-jack, no suit shorter than two, three points in each doubleton and two in each suit of three.`,
  ),
  slide: entry(
    t`Sliding test`,
    t`Length before strength: each further card of the suit lowers the points the suit must have.`,
  ),
  rebiddable: entry(
    t`Rebiddable`,
    t`A suit of six cards, or of five with four points and two honours.`,
  ),
  provisional: entry(
    t`Provisional bid`,
    t`A three-level bid that paragraph 11a finds with exactly ten points: later sections may still replace it.`,
  ),
  'near-miss': entry(
    t`Near miss`,
    t`A section that would have given its bid if one test had come out a single step better.`,
  ),
} as const satisfies Readonly<Record<string, GlossaryEntry>>

/** The name of a glossary entry. */
export type TermId = keyof typeof GLOSSARY
