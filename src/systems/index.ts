/** The list of systems. To add one: its folder, and its line here. */
import { openbidSystem } from './schenken-1967/rules.ts'

export const SYSTEMS = {
  'schenken-1967': openbidSystem(),
} as const

export type SystemId = keyof typeof SYSTEMS
