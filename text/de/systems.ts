import type { Message } from '../catalogue/systems.ts'

export const systems: Partial<Record<Message, string>> = {}
