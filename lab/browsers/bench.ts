/** The cases of the bench that a page waits for, in a worker of Chromium and in one of Firefox by turns. */
import { launch } from '../../scripts/bench/chromium.ts'
import { readInput } from '../../scripts/bench/input.ts'
import { namesInWorker, serveWorkers } from '../../scripts/bench/kernels.ts'
import { FULL, type Outcome, QUICK } from '../../scripts/bench/measure.ts'
import { duration } from '../../scripts/bench/report.ts'
import { DRIVERS } from './drivers.ts'

/** Firefox may take so many times as long as Chromium. */
const MOST = 1.3

/**
 * Prints a line for each case, with its ratio: both browsers measured it within the same minute, so that it travels.
 * @param filter takes the cases whose name has it in it.
 * @returns how many are within the limit, and how many are not or were wrong; nothing without a Firefox.
 */
export async function benchBrowsers(
  filter: string,
  quick: boolean,
): Promise<{ readonly passed: number; readonly failed: number } | undefined> {
  const driver = DRIVERS.find(({ name }) => name === 'Firefox')
  const path = driver?.find()
  if (driver === undefined || path === undefined) return undefined
  const effort = quick ? QUICK : FULL
  const input = readInput()
  const served = await serveWorkers()
  const chromium = await launch()
  const firefox = await driver.start(path)
  try {
    const page = await chromium.newPage()
    await page.goto(served.url)
    await firefox.goTo(served.url)
    console.log(`Chromium ${chromium.version()}, ${firefox.name}; limit ${MOST}`)
    let [passed, failed] = [0, 0]
    for (const name of await namesInWorker(filter)) {
      const order = [[name], effort, input] as const
      const [here] = await page.evaluate((given) => window.measureInWorker(...given), order)
      const text = JSON.stringify(JSON.stringify(order))
      // A hand that is not known is no value, which JSON writes as null.
      const [there] = (await firefox.run(
        `const given = JSON.parse(${text}, (_, value) => value ?? undefined)
         return await window.measureInWorker(...given)`,
      )) as readonly Outcome[]
      if (here === undefined || there === undefined || 'problem' in here || 'problem' in there) {
        failed += 1
        console.log(`FAILED ${name}: ${JSON.stringify([here, there])}`)
        continue
      }
      const ratio = there.bestNs / here.bestNs
      const good = ratio <= MOST
      if (good) passed += 1
      else failed += 1
      console.log(
        `${good ? 'ok    ' : 'SLOW  '} ${name}: ${duration(here.bestNs)}, ${duration(there.bestNs)} per ${here.unit}, ${ratio.toFixed(2)}`,
      )
    }
    return { passed, failed }
  } finally {
    await firefox.quit()
    await chromium.close()
    await served.close()
  }
}
