import type { Message } from '../catalogue/ui-boards.ts'

export const uiBoards: Partial<Record<Message, string>> = {}
