import type { Message } from '../catalogue/cardplay.ts'

export const cardplay: Partial<Record<Message, string>> = {}
