import type { Message } from '../catalogue/knowledge-law.ts'

export const knowledgeLaw: Partial<Record<Message, string>> = {}
