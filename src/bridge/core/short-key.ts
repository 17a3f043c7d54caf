/**
 * Names a text by its content: seven letters of its FNV-1a hash (Fowler, Noll, Vo), which tells texts apart and guards
 * nothing.
 */
export function shortKey(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
