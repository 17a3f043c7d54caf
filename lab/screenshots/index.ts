/**
 * Takes the pictures of the README from the built app.
 *
 * `npm run lab -- screenshots [FOLDER]`: builds the app first; the pictures go to docs/screenshots, or to the
 * folder given. Every picture shows the same board, so that two runs differ only where the page does.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { launch, serve } from '../../scripts/bench/chromium.ts'
import { PICTURES } from './pictures.ts'
import { panel, prepare, still } from './steps.ts'

/** A screen each: no picture is longer. */
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 768: 1024, 360: 740 }

async function take(browser: Browser, url: string, folder: string): Promise<number> {
  let taken = 0
  for (const { name, looks, set } of PICTURES) {
    for (const look of looks) {
      const context = await browser.newContext({
        viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...(look.width < 700 ? { hasTouch: true, isMobile: true } : {}),
      })
      const page = await context.newPage()
      await page.goto(url)
      await panel(page, 'Table').waitFor()
      await prepare(page, look)
      await set(page)
      await still(page)
      // Neither focus nor hover belongs in a picture.
      if ((await page.getByRole('dialog').count()) === 0)
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo(0, 0)
        })
      await page.mouse.move(0, 0)
      const file = `${name}-${look.theme}-${look.width}-${look.deck}.png`
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
      console.log(file)
      taken += 1
      await context.close()
    }
  }
  return taken
}

const folder = process.argv[2] ?? 'docs/screenshots'
mkdirSync(folder, { recursive: true })
await build()
const site = await serve('dist')
const browser = await launch()
try {
  console.log(`${await take(browser, site.url, folder)} pictures in ${folder}`)
} finally {
  await browser.close()
  await site.close()
}
