import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BROWSERS, buildTarget } from './browsers.ts'

const NAMES: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari',
}
/** Browsers of one version together: `Chrome or Edge 123`. */
const floor = [...new Set(BROWSERS.map(([, version]) => version))].map((version) => {
  const names = BROWSERS.filter(([, own]) => own === version).map(([name]) => NAMES[name])
  return `${[...new Set(names)].join(' or ')} ${version}`
})

it.each(['README.md', 'index.html'])('%s names the browsers that the app is built for', (file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replace(/\s+/g, ' ')
  expect(floor).toHaveLength(3)
  for (const words of floor) expect(text).toContain(words)
})
it('scripts and styles are built for them', () => {
  expect(buildTarget).toContain('firefox128')
  expect(buildTarget).toContain('ios17.5')
})
