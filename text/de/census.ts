import type { Message } from '../catalogue/census.ts'

export const census: Partial<Record<Message, string>> = {}
