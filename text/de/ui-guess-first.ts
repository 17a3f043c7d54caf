import type { Message } from '../catalogue/ui-guess-first.ts'

export const uiGuessFirst: Partial<Record<Message, string>> = {}
