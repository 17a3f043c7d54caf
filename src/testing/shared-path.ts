/**
 * Finds the fixtures that live outside the repository: a folder `shared` beside the checkout, or
 * the one named by the environment variable KIBITZER_SHARED. They are not part of the repository,
 * so a clone without them must still pass its tests, and must say what it did not check.
 * Node only: for tests and scripts, never for anything the browser loads.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's root: the nearest folder above this module that holds the lock file. */
const repositoryRoot = (): string => {
  // Scripts run this module from a bundle elsewhere in the checkout, so the depth is not fixed.
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('package-lock.json is in no folder above this module')
    folder = above
  }
  return folder
}

/** The absolute path of a shared file or folder, or undefined when it is not there. */
export const sharedPath = (...parts: readonly string[]): string | undefined => {
  const base = process.env['KIBITZER_SHARED'] ?? resolve(repositoryRoot(), '../shared')
  const path = join(base, ...parts)
  return existsSync(path) ? path : undefined
}
