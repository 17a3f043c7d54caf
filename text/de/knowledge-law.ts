import type { Message } from '../catalogue/knowledge-law.ts'

export const knowledgeLaw: Record<Message, string> = {
  '{0}’s hand is in sight; it has no bounds.':
    'Die Hand von {0} ist zu sehen; sie hat keine Grenzen.',
  'The cards played contradict each other: no layout of the unseen cards fits them.':
    'Die gespielten Karten widersprechen sich: Keine Lage der ungesehenen passt dazu.',
  'No layout of the unseen cards fits the cards played.':
    'Keine Lage der ungesehenen Karten passt zu den gespielten.',
  '{0} holds {1} cards; what is hidden can be counted only from a hand of thirteen.':
    '{0} hat {1} Karten; Verdecktes lässt sich nur von einer Hand mit dreizehn aus zählen.',
  "The {0} cannot be {1}'s: it is in another hand.":
    '{0} kann nicht {1} gehören: Die Karte ist in einer anderen Hand.',
  '{0} plays the {1} after showing out of {2}.':
    '{0} spielt {1}, obwohl {2} schon nicht bedient wurde.',
  "{0}'s {1} stand in two hands.": 'Die Karten {1} von {0} stehen in zwei Händen.',
}
