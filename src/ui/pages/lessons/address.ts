/** What part of the lessons an address shows: the list, one lesson, the making of one, the class. */

export type LessonsPlace =
  | { readonly kind: 'list' }
  /** One of ours by its id, or one kept on this device by its key. */
  | { readonly kind: 'play'; readonly id: string }
  | { readonly kind: 'make' }
  /** With the result that the link of a student carries. */
  | { readonly kind: 'class'; readonly packed: string | undefined }
  /** A lesson that the link carries itself. */
  | { readonly kind: 'link'; readonly packed: string }

/** @param rest what stands behind `/lessons/`. */
export function lessonsPlaceOf(rest: string | undefined): LessonsPlace {
  const [first = '', second = ''] = (rest ?? '').split('/')
  if (first === 'make') return { kind: 'make' }
  if (first === 'class') return { kind: 'class', packed: second === '' ? undefined : second }
  if (first === 'l' && second !== '') return { kind: 'link', packed: second }
  return first === '' ? { kind: 'list' } : { kind: 'play', id: first }
}

export const lessonAddress = (id: string): string => `/lessons/${id}`
