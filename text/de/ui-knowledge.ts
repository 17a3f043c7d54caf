import type { Message } from '../catalogue/ui-knowledge.ts'

export const uiKnowledge: Partial<Record<Message, string>> = {}
