import type { Message } from '../catalogue/practice.ts'

export const practice: Partial<Record<Message, string>> = {}
