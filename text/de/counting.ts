import type { Message } from '../catalogue/counting.ts'

export const counting: Partial<Record<Message, string>> = {}
