/**
 * Finds a Chromium that really starts, installing one when none does. Three ways, the first that
 * ends with a browser that starts wins: Debian's own package (needs root), Playwright's download,
 * and an npm package that unpacks a browser with its libraries (Linux x64, neither root nor apt).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { browserCache, candidates, choiceFile, findChromium, fontConfig } from './browser.mjs'

const NPM_BROWSER = '@sparticuz/chromium@143.0.4'

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

const apt = () => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // The headless shell is two thirds of the download; some releases have only the full browser.
  const install = (/** @type {string} */ name) =>
    run(
      'apt-get',
      [
        ...['install', '-y', '-qq', '--no-install-recommends'],
        ...['-o', 'Dpkg::Options::=--force-unsafe-io', 'fonts-dejavu-core', name],
      ],
      env,
    )
  return (
    run('apt-get', ['update', '-qq'], env) &&
    (install('chromium-headless-shell') || install('chromium'))
  )
}

const playwright = () =>
  run('npx', ['playwright', 'install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  })

// The machine's own fonts and the one the package brings: its own list names other folders.
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${join(browserCache, 'fonts')}</dir>
  <cachedir>${join(browserCache, 'fonts-cache')}</cachedir>
</fontconfig>
`

const npmPackage = async () => {
  const prefix = join(browserCache, 'pkg')
  mkdirSync(prefix, { recursive: true })
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  if (!run('npm', ['install', ...options, '--prefix', prefix, NPM_BROWSER])) return false
  // The package unpacks its libraries only where it believes it runs, and into TMPDIR.
  const saved = { ...process.env }
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x'
  process.env['TMPDIR'] = browserCache
  try {
    const entry = join(prefix, 'node_modules/@sparticuz/chromium/build/esm/index.js')
    /** @typedef {{ default: { executablePath(): Promise<string> } }} Unpacker */
    const unpacker = /** @type {Unpacker} */ (await import(pathToFileURL(entry).href))
    const found = existsSync(await unpacker.default.executablePath())
    if (found) writeFileSync(fontConfig, fonts)
    return found
  } catch (error) {
    console.error(`Unpacking ${NPM_BROWSER} failed: ${error}`)
    return false
  } finally {
    process.env = saved
  }
}

const ways = () => {
  const linux = process.platform === 'linux'
  const root = process.getuid?.() === 0
  return [
    ...(linux && root && existsSync('/etc/debian_version') ? [{ name: 'apt', install: apt }] : []),
    { name: "Playwright's download", install: playwright },
    ...(linux && process.arch === 'x64' ? [{ name: 'an npm package', install: npmPackage }] : []),
  ]
}

/**
 * Starts the browser once, so that a missing library is one message here and not one per test.
 * @param {import('./browser.mjs').Browser} browser
 * @returns {Promise<string | undefined>} why it did not start
 */
const start = async (browser) => {
  try {
    const running = await chromium.launch({ ...browser, timeout: 30_000 })
    console.log(`Chromium ${running.version()} starts: ${browser.executablePath}`)
    await running.close()
    mkdirSync(browserCache, { recursive: true })
    writeFileSync(choiceFile, browser.executablePath)
    return undefined
  } catch (error) {
    return `${browser.executablePath} does not start: ${String(error).split('\n', 12).join('\n')}`
  }
}

/**
 * Leaves a Chromium that starts, or says why there is none.
 * @returns {Promise<string | undefined>} the problem, undefined when all is well
 */
export const ensureChromium = async () => {
  if (process.env['E2E_CHROMIUM']) {
    const named = findChromium()
    return named && (await start(named))
  }
  const chosen = findChromium()
  if (chosen && existsSync(choiceFile)) return undefined
  /** @type {Map<string, string>} */
  const failed = new Map()
  const firstThatStarts = async () => {
    for (const browser of candidates()) {
      if (failed.has(browser.executablePath)) continue
      const problem = await start(browser)
      if (problem === undefined) return true
      failed.set(browser.executablePath, problem)
    }
    return false
  }
  if (await firstThatStarts()) return undefined
  for (const { name, install } of ways()) {
    console.log(`Installing Chromium for the tests: ${name} …`)
    if ((await install()) && (await firstThatStarts())) return undefined
  }
  return [
    'No Chromium could be started. Install one, or name one with E2E_CHROMIUM=/path/to/chromium.',
    ...failed.values(),
  ].join('\n')
}
