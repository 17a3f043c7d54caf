/** The double-dummy kernel that all jobs of a worker share. */
import { type Kernel, loadKernel } from '#doubledummy/kernel.ts'

let kernel: Promise<Kernel> | undefined
/** The one kernel of this worker; a load that failed is tried again. */
export function sharedKernel(): Promise<Kernel> {
  kernel ??= loadKernel().catch((error: unknown) => {
    kernel = undefined
    throw error
  })
  return kernel
}

/** Some fifteen seconds of work: ten times the hardest of a hundred random deals. */
export const MOST_POSITIONS = 40_000_000
