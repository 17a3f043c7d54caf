import type { Message } from '../catalogue/knowledge-inference.ts'

export const knowledgeInference: Record<Message, string> = {
  'It contradicts itself: no hand of thirteen cards is so.':
    'Es widerspricht sich: Keine Hand von dreizehn Karten ist so.',
}
