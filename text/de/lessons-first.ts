import type { Message } from '../catalogue/lessons-first.ts'

export const lessonsFirst: Partial<Record<Message, string>> = {}
