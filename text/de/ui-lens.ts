import type { Message } from '../catalogue/ui-lens.ts'

export const uiLens: Partial<Record<Message, string>> = {}
