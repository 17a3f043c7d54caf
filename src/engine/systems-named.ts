/** The systems that a request names, so that their rules are there when its job begins. */
import type { SystemRef } from '#core/system-ref.ts'

/** Whatever in the input has the form of a `SystemRef`; what is none does no harm. */
export function systemsNamed(input: unknown): readonly SystemRef[] {
  if (typeof input !== 'object' || input === null || ArrayBuffer.isView(input)) return []
  const inside = Object.values(input).flatMap(systemsNamed)
  return 'id' in input && typeof input.id === 'string' ? [input as SystemRef, ...inside] : inside
}
