/** Fetches the rules of every system: for tests, scripts and benchmarks, which play them all. */
import { SYSTEMS } from './list.ts'
import { loadSystems } from './loaded.ts'

await loadSystems(SYSTEMS.map(({ id }) => ({ id })))
