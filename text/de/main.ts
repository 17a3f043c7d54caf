import type { Message } from '../catalogue/main.ts'

export const main: Partial<Record<Message, string>> = {}
