import type { Message } from '../catalogue/systems.ts'

export const systems: Record<Message, string> = {
  'There is no system “{0}”; there are {1}.': 'Ein System „{0}“ gibt es nicht; es gibt {1}.',
  '{0} has no convention “{1}”.': '{0} hat keine Konvention „{1}“.',
}
