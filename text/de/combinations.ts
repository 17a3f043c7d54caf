import type { Message } from '../catalogue/combinations.ts'

export const combinations: Partial<Record<Message, string>> = {}
