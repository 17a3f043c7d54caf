import type { Message } from '../catalogue/explain.ts'

export const explain: Partial<Record<Message, string>> = {}
