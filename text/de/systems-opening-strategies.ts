import type { Message } from '../catalogue/systems-opening-strategies.ts'

export const systemsOpeningStrategies: Partial<Record<Message, string>> = {}
