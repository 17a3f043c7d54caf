import type { Message } from '../catalogue/systems-schenken-1967.ts'

export const systemsSchenken1967: Partial<Record<Message, string>> = {}
