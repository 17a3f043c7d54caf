import type { Message } from '../catalogue/ui-pages.ts'

export const uiPages: Partial<Record<Message, string>> = {}
