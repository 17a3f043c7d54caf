import type { Message } from '../catalogue/ui-hand-editor.ts'

export const uiHandEditor: Partial<Record<Message, string>> = {}
