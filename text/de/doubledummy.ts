import type { Message } from '../catalogue/doubledummy.ts'

export const doubledummy: Partial<Record<Message, string>> = {}
