/** What a student practises with. */
import type { SystemRef } from '#core/system-ref.ts'

/** `one`: South alone; `both`: South and North, one after the other. */
export const ROLES = ['one', 'both'] as const
export type Role = (typeof ROLES)[number]

export interface PracticeChoices {
  /** Played by both sides. */
  readonly system: SystemRef
  readonly role: Role
}
export const START_CHOICES: PracticeChoices = { system: { id: 'sayc' }, role: 'one' }
