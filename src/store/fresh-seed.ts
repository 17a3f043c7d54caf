import { randomSeed, type Seed } from '#core/rng.ts'

/** A seed that nobody can foresee. */
export const freshSeed = (): Seed => randomSeed(crypto.getRandomValues(new Uint32Array(4)))
