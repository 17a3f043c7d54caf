import type { Message } from '../catalogue/ui-session.ts'

export const uiSession: Partial<Record<Message, string>> = {}
