/**
 * Where the tests find a Chromium. Used by playwright.config.ts and by the installer; what it
 * returns is spread into Playwright's launchOptions.
 */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** @typedef {{ executablePath: string, env?: Record<string, string> }} Browser */

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** The folder of the browser unpacked from the npm package, its fonts, and the note of what started. */
export const browserCache = join(root, 'node_modules/.cache/chromium')
export const fontConfig = join(browserCache, 'fonts.conf')
export const choiceFile = join(browserCache, 'choice.json')

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const installed = {
  linux: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-headless-shell'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    join(process.env['ProgramFiles'] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['ProgramFiles(x86)'] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env['LOCALAPPDATA'] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ],
}

/** @param {string} name */
const onPath = (name) =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => resolve(folder, name))

/** @returns {Browser} */
const unpacked = () => ({
  executablePath: join(browserCache, 'chromium'),
  // The package brings the libraries and a font that a bare machine lacks (without any font the
  // page has no text to see); the rest of the environment stays.
  env: {
    .../** @type {Record<string, string>} */ (process.env),
    LD_LIBRARY_PATH: join(browserCache, 'al2023/lib'),
    FONTCONFIG_FILE: fontConfig,
  },
})

/**
 * Every browser file present, best first: Playwright's own, the system's, the unpacked package.
 * @returns {Browser[]}
 */
export const candidates = () => {
  const system = (installed[process.platform] ?? []).flatMap(onPath)
  return [
    { executablePath: chromium.executablePath() },
    ...system.map((executablePath) => ({ executablePath })),
    unpacked(),
  ].filter(({ executablePath }) => executablePath !== '' && existsSync(executablePath))
}

/**
 * The browser to use: the one named by E2E_CHROMIUM, else the one that setup saw start, else the
 * first present; undefined when there is none.
 * @returns {Browser | undefined}
 */
export const findChromium = () => {
  const named = process.env['E2E_CHROMIUM']
  if (named) return { executablePath: named }
  const all = candidates()
  const chosen = existsSync(choiceFile) ? readFileSync(choiceFile, 'utf8') : undefined
  return all.find(({ executablePath }) => executablePath === chosen) ?? all[0]
}
