/**
 * The names of layers (`#core/…`) for modules outside the project's own package: `imports` of package.json
 * holds up to the next package.json, and `lab` has one.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} root the folder of the project.
 * @returns {import('vite').Alias[]}
 */
export function layerNames(root) {
  const { imports } = /** @type {{ imports: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  )
  return Object.entries(imports).map(([name, folder]) => ({
    find: name.slice(0, -1),
    replacement: join(root, folder.slice(0, -1), '/'),
  }))
}
