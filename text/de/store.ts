import type { Message } from '../catalogue/store.ts'

export const store: Partial<Record<Message, string>> = {}
