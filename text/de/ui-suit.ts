import type { Message } from '../catalogue/ui-suit.ts'

export const uiSuit: Partial<Record<Message, string>> = {}
