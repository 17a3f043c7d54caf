import type { Message } from '../catalogue/ui-parts.ts'

export const uiParts: Partial<Record<Message, string>> = {}
