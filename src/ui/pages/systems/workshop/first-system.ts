/** What is left when one begins with nothing: the heading of the openings, and a pass. */
export const EMPTY_SYSTEM = `system: Our system
id: our-system
language: 1

# Openings

when nobody has opened:
  pass: any hand
    "Nothing to open."
`
/** The system that *New system* begins with: one page, natural, whole. */
export const FIRST_SYSTEM = `system: Our first system
id: our-first-system
language: 1
style: notrump 15-17

hand an opening means 12+ points or rule of 20

# Openings

when nobody has opened:
  2C: 22+ points
    a strong two, forcing, artificial
    "22 points or more."
  1NT: balanced, {notrump} points
    notrump
    "Balanced with {notrump} points."
  1S: an opening, 5+ spades, no suit longer than spades
    "Five spades or more and the strength of an opening."
  1H: an opening, 5+ hearts, no suit longer than hearts
    "Five hearts or more and the strength of an opening."
  1D: an opening, 4+ diamonds
    "Four diamonds or more and the strength of an opening."
  1C: an opening
    "The strength of an opening, and clubs the best place to begin."
  pass: any hand
    "Not enough to open."

# Answers to one notrump

when partner opened 1NT, uncontested, my first action:
  3NT: 25+ points together, balanced
    sign-off
    "Game opposite {least notrump} points."
  4S: 25+ points together, 6+ spades
    sign-off
    "Six spades or more and a game."
  4H: 25+ points together, 6+ hearts
    sign-off
    "Six hearts or more and a game."
  3NT: 25+ points together
    sign-off
    "Game opposite {least notrump} points."
  2S: 5+ spades, not balanced
    sign-off
    "Five spades or more and no game."
  2H: 5+ hearts, not balanced
    sign-off
    "Five hearts or more and no game."
  pass: any hand
    "No game opposite {notrump} points."

# Answers to one of a major

when partner opened 1S, uncontested, my first action:
  4S: 13+ points, 4+ spades
    "Four spades or more and a game."
  3S: 10-12 points, 4+ spades
    a limit raise, invitational
    "Four spades or more and 10–12 points."
  2S: 6-9 points, 3+ spades
    a raise
    "Three spades or more and 6–9 points."
  1NT: 6-9 points
    "6–9 points and no fit."
when partner opened 1H, uncontested, my first action:
  4H: 13+ points, 4+ hearts
    "Four hearts or more and a game."
  3H: 10-12 points, 4+ hearts
    a limit raise, invitational
    "Four hearts or more and 10–12 points."
  2H: 6-9 points, 3+ hearts
    a raise
    "Three hearts or more and 6–9 points."
  1S: 6+ points, 4+ spades
    a new suit, forcing
    "Four spades or more and 6 points or more."
  1NT: 6-9 points
    "6–9 points and no fit."
`
