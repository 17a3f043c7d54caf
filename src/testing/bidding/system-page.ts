/** A page of a bidding system as a player would write it, with something of all that the language has. */
export const PAGE = `-- Our notes, for two evenings.
system: Two of us
id: two-of-us
language: 1
source: Our notes
style: notrump 12-14, two notrump 20-22, takeout double 12, five-card majors no
switch transfers (on): Transfers to the majors
switch asking (off): Four diamonds asks for kings

hand a sound hand means 13+ points or rule of 20
hand room for slam (see slam) means 17+ points, not balanced
suit a good suit means exactly 5 cards and 3+ honours or 6+ cards and 2+ top honours
suit "broken, but long" means 14+ (points + 2 × suit cards), the hand has (1+ aces)

# Openings

when nobody has opened:
  2C: 23+ points or 10+ playing tricks
    a strong two, forcing, artificial
    "23 points or more, or ten tricks in the hand."
  2NT: balanced, {two notrump} points
    "Balanced with {two notrump} points."
  1NT [one notrump]: balanced, {notrump} points
    notrump
    "Balanced with {notrump} points."
  -- In third seat we are light.
  for each major x, from the highest, 1x if in third seat: 10+ points, x a good suit
    "A good suit of {x} for the lead."
  for each major x, 1x: a sound hand, 4+ cards in x, no suit longer than x
    "Four {x} or more and the strength of an opening."
  for each x of D C, 1x: a sound hand, 3+ cards in x, none of the majors longer than x
    "The better minor, and the strength of an opening."
  for each x of the suits among H S D, 3x: 5-10 points, x "broken, but long", exactly 7 cards in x
    a preempt
    "Seven {x} and a weak hand."
  pass: any hand
    "Nothing to open."

# One notrump

when partner opened 1NT, uncontested, my first action:
  2C: 11+ points, a 4+ card major
    Stayman, artificial, asks for majors
    "Four cards in a major and 11 points or more."
  2D: 5+ hearts and hearts at least as long as spades
    a transfer, artificial, shows hearts, asks for completion, only with transfers
    "Five hearts or more."
  2NT: ({most notrump} - 3)+ points, 25+ points opposite a maximum
    invitational
    "Game if partner has the most."
  4D: exactly 2 kings; artificial, asks for kings, only with asking
  3NT: 25+ points together
    sign-off
    "At least 25 points together."
  pass: any hand
    "Too weak for game."
after 1NT – 2C:
  for each major x, from the lowest, 2x: 4+ cards in x
    "Four {x}."
  2D: any hand
    artificial
    "No four-card major."
after 1NT – 2D, RHO passed:
  2H: any hand
    "Completes the transfer."
after … – 4D:
  second step: exactly 1 king
    artificial, tells 1 king
    "One king."
  first step: any hand
    artificial, tells 0 or 2 or 3 kings

# When they come in
ours

when partner opened 1 of a suit, my first action, RHO bid 1-2 of a suit:
  cheapest their suit at level 2-3: 3+ support, 11+ points with short suits
    a cue raise, forcing, artificial, agrees partner’s suit
    "Support and 11 points or more with short suits counted."
  double: 8+ points, an 4+ card unbid major, no void suit
    a negative double, forcing
    "Four cards in an unbid major and eight points or more."
  when not in fourth seat, either (we are vulnerable) or (undoubled, at level 1):
    raise partner’s suit: 3+ support, 6-9 points with short suits
      a raise, agrees partner’s suit
      "Three trumps or more and 6–9 points with short suits counted."
    jump in notrump at level 2-3: balanced, each of their suits stopped, 3+ points more than shown
    game in partner’s suit: 8+ cards together in partner’s suit, (20 - their least)+ points, some aces

use natural two-suiters
use natural overcalls with takeout double 11, notrump overcall 15-18

after [michaels/major]:
  pass: no hand
`
