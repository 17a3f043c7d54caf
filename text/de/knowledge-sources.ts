import type { Message } from '../catalogue/knowledge-sources.ts'

export const knowledgeSources: Record<Message, string> = {
  Everyday: 'Üblich',
  'Fourth best': 'Vierthöchste',
  'Third and fifth': 'Dritte und fünfte',
  'Fourth best, middle of three small': 'Vierthöchste, mittlere von drei kleinen',
  'Nothing agreed': 'Nichts vereinbart',
  'over {0}': 'über {0}',
  'Common Standard': 'Übliches Standard',
  'As explained in the record': 'Wie in der Aufzeichnung erklärt',
  Law: 'Regeln',
  None: 'Keine',
}
