/** Measures the kernels: all of them in Node, those that ask for it in a worker in Chromium too. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import type { BenchCase, BenchInput } from '#testing/bench.ts'
import { evaluatedModules } from '../../build/evaluated.mjs'
import { jobs } from '../../build/jobs.mjs'
import { kernel } from '../../build/kernel.mjs'
import { loadCases } from './cases.ts'
import { type Served, serve } from './chromium.ts'
import { byReference, type Effort, measure, type Outcome } from './measure.ts'

const chosen = (cases: readonly BenchCase[], filter: string): readonly BenchCase[] =>
  // The reference is always measured: the others are given as multiples of it.
  cases.filter((one, i) => i === 0 || one.name.includes(filter))

export async function inNode(
  filter: string,
  effort: Effort,
  input: BenchInput,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const held = byReference()
  return chosen(await loadCases(), filter).map((one) => {
    const outcome = held(measure(one, effort, input))
    tell(outcome)
    return outcome
  })
}

/** The names of the cases that are measured in a worker, the reference first. */
export const namesInWorker = async (filter: string): Promise<readonly string[]> =>
  chosen(await loadCases(), filter)
    .filter((one) => one.inWorker)
    .map((one) => one.name)

/** Builds the page that measures in workers and serves it; closed, it is gone. */
export async function serveWorkers(): Promise<Served> {
  const root = resolve('scripts/bench/browser')
  const outDir = resolve(`node_modules/.cache/kibitzer/bench-${process.pid}`)
  const base = { root, configFile: false, publicDir: false, logLevel: 'error' } as const
  await build({
    ...base,
    plugins: [kernel(), evaluatedModules(), jobs()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
    worker: { format: 'es', plugins: () => [kernel(), evaluatedModules(), jobs()] },
  })
  const served = await serve(outDir, base)
  return {
    url: served.url,
    close: async () => {
      await served.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

export async function inChromium(
  browser: Browser,
  filter: string,
  effort: Effort,
  input: BenchInput,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const names = await namesInWorker(filter)
  const served = await serveWorkers()
  try {
    const page = await browser.newPage()
    await page.goto(served.url)
    const outcomes: Outcome[] = []
    const held = byReference()
    // One case at a time, each in a worker of its own: none profits from what another compiled.
    for (const name of names) {
      const [outcome] = await page.evaluate(
        ([one, how, given]) => window.measureInWorker([one], how, given),
        [name, effort, input] as const,
      )
      const known = held(outcome ?? { name, problem: 'the worker did not know the case' })
      outcomes.push(known)
      tell(known)
    }
    await page.close()
    return outcomes
  } finally {
    await served.close()
  }
}
