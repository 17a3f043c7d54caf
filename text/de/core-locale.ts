import type { Message } from '../catalogue/core-locale.ts'

export const coreLocale: Record<Message, string> = {
  en: 'de',
}
