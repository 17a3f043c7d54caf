import type { Message } from '../catalogue/ui-dialogs.ts'

export const uiDialogs: Partial<Record<Message, string>> = {}
