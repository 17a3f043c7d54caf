import type { Message } from '../catalogue/constraint.ts'

export const constraint: Partial<Record<Message, string>> = {}
