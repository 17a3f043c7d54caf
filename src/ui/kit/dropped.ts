/**
 * A file or text that was dropped on the page, on its way to the dialog: whoever hears the drop puts
 * it here and opens the dialog, which takes it.
 */
import { t } from '#core/text.ts'

export type Dropped =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }

let waiting: Dropped | undefined
const listeners = new Set<() => void>()

export function offerDropped(dropped: Dropped): void {
  waiting = dropped
  for (const listener of listeners) listener()
}
/** What was dropped last and not taken yet; taking it removes it. */
export function takeDropped(): Dropped | undefined {
  const dropped = waiting
  waiting = undefined
  return dropped
}
export function onDropped(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a drag carries that we can read; `undefined` for anything else. */
export function droppedOf(data: DataTransfer | null): Dropped | undefined {
  const file = data?.files[0]
  if (file !== undefined) return { kind: 'file', file }
  const text = data?.getData('text/uri-list') || data?.getData('text/plain')
  return text ? { kind: 'text', text } : undefined
}
/** True when a drag over the page has files or a link in it (its content is not told before the drop). */
export const carriesBoards = (data: DataTransfer | null): boolean =>
  data !== null && (data.types.includes(t`Files`) || data.types.includes('text/uri-list'))
