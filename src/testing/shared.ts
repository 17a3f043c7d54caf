/**
 * Tests over the shared fixtures, which are not part of the repository (see shared-path.ts).
 */
import { describe, it } from 'vitest'
import { sharedPath } from './shared-path.ts'

/** @public Here too, so that a test needs one import. */
export { sharedPath } from './shared-path.ts'

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
