/** The browsers that the app is built for: `browserslist` in package.json, which other tools read too. */
import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly browserslist: readonly string[] }

/** Each with the earliest version, as `chrome >= 123`. */
export const BROWSERS: readonly (readonly [name: string, version: string])[] = browserslist.map(
  (line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (name === '')
      throw new Error(`package.json: browserslist: “${line}” is not “name >= version”.`)
    return [name, version]
  },
)

/** As Vite names them; it builds scripts and styles for these. */
export const buildTarget: string[] = BROWSERS.map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
)
