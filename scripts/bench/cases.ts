/// <reference types="vite/client" />
/** Finds every `*.bench.ts` of the sources; runs where Vite bundles it, in Node and in the browser. */
import type { BenchCase } from '#testing/bench.ts'
import { REFERENCE } from './reference.ts'

const modules = import.meta.glob('../../src/**/*.bench.ts')

const isCase = (value: unknown): value is BenchCase =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'limitNs' in value

/** The reference first, then the cases by file name. A file without a case is an error. */
export async function loadCases(): Promise<readonly BenchCase[]> {
  const cases: BenchCase[] = [REFERENCE]
  for (const [path, load] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { bench } = (await load()) as { readonly bench?: unknown }
    const found = Array.isArray(bench) ? bench : [bench]
    for (const one of found) {
      if (!isCase(one)) throw new Error(`${path} does not export a BenchCase named bench`)
      cases.push(one)
    }
  }
  const names = new Set(cases.map((one) => one.name))
  if (names.size !== cases.length) throw new Error('two benchmark cases have the same name')
  return cases
}
