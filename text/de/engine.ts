import type { Message } from '../catalogue/engine.ts'

export const engine: Record<Message, string> = {
  Natural: 'Natürlich',
  'The worker ended without a word.': 'Der Worker endete ohne ein Wort.',
  'The worker could not be loaded.': 'Der Worker ließ sich nicht laden.',
  'A message of the worker could not be read.': 'Eine Nachricht des Workers war nicht lesbar.',
  'The worker was told to end.': 'Der Worker wurde beendet.',
  'The worker no longer answers.': 'Der Worker antwortet nicht mehr.',
  'The request was cancelled.': 'Die Anfrage wurde abgebrochen.',
  'The engine was stopped.': 'Die Rechnung wurde angehalten.',
}
