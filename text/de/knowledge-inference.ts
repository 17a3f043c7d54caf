import type { Message } from '../catalogue/knowledge-inference.ts'

export const knowledgeInference: Partial<Record<Message, string>> = {}
