import type { Message } from '../catalogue/engine-jobs.ts'

export const engineJobs: Partial<Record<Message, string>> = {}
