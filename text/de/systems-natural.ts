import type { Message } from '../catalogue/systems-natural.ts'

export const systemsNatural: Partial<Record<Message, string>> = {}
