import type { Message } from '../catalogue/knowledge-sources.ts'

export const knowledgeSources: Partial<Record<Message, string>> = {}
