import type { Message } from '../catalogue/formats.ts'

export const formats: Partial<Record<Message, string>> = {}
