import type { Message } from '../catalogue/bidding.ts'

export const bidding: Partial<Record<Message, string>> = {}
