/** The keys of the page, as somebody without a mouse presses them. */
import type { Page } from '@playwright/test'

/** One key after the other. */
export const type = async (page: Page, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** The two keys of a card: `ten of spades` is `s t`. */
export function keysOf(name: string): string {
  const [rank = '', suit = ''] = name.split(' of ')
  const ranks: Readonly<Record<string, string>> = {
    ace: 'a',
    king: 'k',
    queen: 'q',
    jack: 'j',
    ten: 't',
    nine: '9',
    eight: '8',
    seven: '7',
    six: '6',
    five: '5',
    four: '4',
    three: '3',
    two: '2',
  }
  const key = ranks[rank]
  if (key === undefined) throw new Error(`no keys for ${name}`)
  return `${suit.charAt(0)}${key}`
}
