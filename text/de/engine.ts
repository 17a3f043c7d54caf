import type { Message } from '../catalogue/engine.ts'

export const engine: Partial<Record<Message, string>> = {}
