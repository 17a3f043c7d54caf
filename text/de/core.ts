import type { Message } from '../catalogue/core.ts'

export const core: Partial<Record<Message, string>> = {}
