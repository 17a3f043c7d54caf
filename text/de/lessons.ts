import type { Message } from '../catalogue/lessons.ts'

export const lessons: Partial<Record<Message, string>> = {}
