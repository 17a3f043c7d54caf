/**
 * Finds the fixtures that live outside the repository: a folder `shared` beside the checkout, or
 * the one named by the environment variable KIBITZER_SHARED. They are not part of the repository,
 * so a clone without them must still pass its tests, and must say what it did not check.
 * Node only: for tests and scripts, never for anything the browser loads.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The absolute path of a shared file or folder, or undefined when it is not there. */
export const sharedPath = (...parts: readonly string[]): string | undefined => {
  const base = process.env['KIBITZER_SHARED'] ?? resolve(root, '../shared')
  const path = join(base, ...parts)
  return existsSync(path) ? path : undefined
}

/**
 * A `describe` block over the shared files. Present: `fn` runs and gets a function from parts to
 * the absolute path of a shared file, which throws when that one file is missing. Absent
 * altogether: a line is printed and the block counts as skipped, so that it never passes unseen.
 */
export const describeShared = (
  title: string,
  fn: (path: (...parts: readonly string[]) => string) => void,
): void => {
  if (sharedPath() === undefined) {
    console.warn(`SKIPPED ${title}: no folder "shared" beside the checkout (or KIBITZER_SHARED)`)
    describe.skip(title, () => {
      it('needs the shared fixtures')
    })
    return
  }
  describe(title, () => {
    fn((...parts) => {
      const path = sharedPath(...parts)
      if (path === undefined) throw new Error(`shared/${parts.join('/')} is missing`)
      return path
    })
  })
}
