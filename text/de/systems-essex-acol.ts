import type { Message } from '../catalogue/systems-essex-acol.ts'

export const systemsEssexAcol: Partial<Record<Message, string>> = {}
