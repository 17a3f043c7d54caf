/** The laws of counting and of contradictions, by name. */
export const LAW_WORDS: Readonly<Record<string, string>> = {
  'four-of-a-rank': 'a rank has four cards',
  'points-need-cards': 'the points shown need more high cards',
  'only-hand-left': 'the three other hands lack it',
  'thirteen-of-a-suit': 'a suit has thirteen cards',
  'forty-points': 'the pack has forty points',
  'no-such-hand': 'no hand fits both',
  'card-in-two-hands': 'a card cannot be in two hands',
  'control-without-ace-or-void':
    'first-round control with neither ace nor void, or denied with one',
  'more-than-forty-points': 'more than forty points in the four hands',
  'more-than-thirteen-cards': 'more than thirteen cards of a suit',
  'seen-over-said': 'cards seen stand over what was said',
  'ours-over-theirs': 'partner’s word stands over an opponent’s',
  'promise-over-denial': 'a promise stands over a denial',
  'later-over-earlier': 'the later word stands over the earlier',
}
