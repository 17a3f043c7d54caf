import type { Message } from '../catalogue/knowledge-predicates.ts'

export const knowledgePredicates: Partial<Record<Message, string>> = {}
