/**
 * Walks one journey in Firefox and in WebKit, where they are installed.
 *
 * Deal, bid, step, import, practise, reload, and offline. The app is built and served by a plain host, which goes away for the
 * last step. A browser that is not there is skipped and said; `npm run lab -- browsers --all` fails then.
 *
 * `npm run lab -- browsers bench [NAME] [--quick]`: the cases of `npm run bench` in Firefox beside Chromium.
 */
import { build } from 'vite'
import { staticHost } from '../../e2e/pages/static-host.ts'
import { benchBrowsers } from './bench.ts'
import { DRIVERS, type Driven } from './drivers.ts'
import { HELPERS, STEPS } from './journey.ts'

const [mode, ...given] = process.argv.slice(2)
if (mode === 'bench') {
  const filter = given.find((arg) => !arg.startsWith('--')) ?? ''
  const found = await benchBrowsers(filter, given.includes('--quick'))
  if (found === undefined) console.log('Firefox: skipped, it is not there')
  else console.log(`${found.passed} passed, ${found.failed} failed`)
  process.exit(found?.failed ? 1 : 0)
}

await build()

async function journey(browser: Driven): Promise<void> {
  const host = await staticHost()
  const done: string[] = []
  try {
    for (const { name, path, offline, body } of STEPS) {
      if (offline) host.close()
      if (path !== undefined) await browser.goTo(`${host.url}${path}`)
      const from = performance.now()
      try {
        await browser.run(`${HELPERS};${body}`)
      } catch (fault) {
        throw new Error(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`)
      }
      done.push(`${name} ${((performance.now() - from) / 1000).toFixed(1)} s`)
    }
    console.log(`${browser.name}: ${done.join(', ')}`)
  } finally {
    host.close()
  }
}

let [passed, failed] = [0, 0]
for (const { name, needs, find, start } of DRIVERS) {
  const path = find()
  if (path === undefined) {
    console.log(`${name}: skipped, ${needs} is not there`)
    if (process.argv.includes('--all')) failed += 1
    continue
  }
  let browser: Driven | undefined
  try {
    browser = await start(path)
    await journey(browser)
    passed += 1
  } catch (fault) {
    console.error(`${name}: FAILED, ${fault instanceof Error ? fault.message : String(fault)}`)
    failed += 1
  } finally {
    await browser?.quit()
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
