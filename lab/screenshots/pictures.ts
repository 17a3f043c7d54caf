/** The pictures of the README: what each shows, and how it is brought about. */
import type { Page } from '@playwright/test'
import { DEALT, SHOW_OUT } from './board.ts'
import { type Look, putBoard, seek, sit } from './steps.ts'

/** What is in a picture, how it is brought about, and in which looks it is taken. */
export const PICTURES: readonly {
  readonly name: string
  readonly looks: readonly Look[]
  readonly set: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'table',
    looks: [
      { theme: 'light', deck: 'four', width: 1440 },
      { theme: 'light', deck: 'four', width: 360 },
    ],
    set: async (page) => {
      await sit(page, 'Sit South')
      await seek(page, SHOW_OUT)
    },
  },
  {
    name: 'bidding',
    looks: [{ theme: 'dark', deck: 'four', width: 1440 }],
    set: async (page) => {
      await putBoard(page, DEALT)
      await page.locator('.offer').waitFor()
    },
  },
]
