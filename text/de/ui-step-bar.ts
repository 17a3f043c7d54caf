import type { Message } from '../catalogue/ui-step-bar.ts'

export const uiStepBar: Partial<Record<Message, string>> = {}
