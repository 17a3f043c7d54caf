import type { Message } from '../catalogue/examples.ts'

export const examples: Partial<Record<Message, string>> = {}
