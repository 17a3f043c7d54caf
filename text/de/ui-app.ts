import type { Message } from '../catalogue/ui-app.ts'

export const uiApp: Partial<Record<Message, string>> = {}
