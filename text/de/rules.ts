import type { Message } from '../catalogue/rules.ts'

export const rules: Partial<Record<Message, string>> = {}
