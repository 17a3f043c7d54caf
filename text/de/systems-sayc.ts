import type { Message } from '../catalogue/systems-sayc.ts'

export const systemsSayc: Partial<Record<Message, string>> = {}
