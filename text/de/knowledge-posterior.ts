import type { Message } from '../catalogue/knowledge-posterior.ts'

export const knowledgePosterior: Partial<Record<Message, string>> = {}
