import type { Message } from '../catalogue/systems-edges.ts'

export const systemsEdges: Partial<Record<Message, string>> = {}
