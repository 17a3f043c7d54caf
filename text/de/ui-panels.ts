import type { Message } from '../catalogue/ui-panels.ts'

export const uiPanels: Partial<Record<Message, string>> = {}
