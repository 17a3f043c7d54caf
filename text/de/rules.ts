import type { Message } from '../catalogue/rules.ts'

export const rules: Record<Message, string> = {
  '{0} and {1}': '{0} und {1}',
  'no suit longer than {0}': 'keine Farbe länger als {0}',
  '{0} at least as long as {1}': '{0} mindestens so lang wie {1}',
  '{0} the longest suit': '{0} die längste Farbe',
  '{0} longer than {1}': '{0} länger als {1}',
  '{0} at least {1} cards longer than {2}': '{0} mindestens {1} Karten länger als {2}',
}
