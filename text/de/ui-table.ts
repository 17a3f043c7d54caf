import type { Message } from '../catalogue/ui-table.ts'

export const uiTable: Partial<Record<Message, string>> = {}
