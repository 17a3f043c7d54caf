import { fixed } from '#core/locale.ts'
import { t } from '#core/text.ts'
/** How what is here is kept, in words. Pure. */

export interface Device {
  /** Whether anything is stored at all. */
  readonly stored: boolean
  /** Whether this tab is the one that keeps the table. */
  readonly keeps: boolean
  /** Bytes used, and bytes there are; `undefined` where the browser does not say. */
  readonly used: number | undefined
  readonly quota: number | undefined
  /** Whether the browser has promised not to clear it; `undefined` where it does not say. */
  readonly promised: boolean | undefined
}

const MEGA = 1_000_000
/** Bytes as people say them; what browsers tell is rough. */
export const bytesText = (bytes: number): string => {
  if (bytes < MEGA) return t`less than 1 MB`
  if (bytes < 1000 * MEGA) return t`${Math.round(bytes / MEGA)} MB`
  return t`${fixed(bytes / (1000 * MEGA), bytes < 10_000 * MEGA ? 1 : 0)} GB`
}

/** From this share of the room on, the reader is told that it is getting short. */
const NEARLY_FULL = 0.8

export function deviceSentences(
  { stored, keeps, used, quota, promised }: Device,
  asked: boolean,
): readonly string[] {
  if (!stored)
    return [
      t`This browser stores nothing here: a private window, perhaps. What is on the table is lost when the page closes. Save a backup to keep it.`,
    ]
  const room =
    used === undefined || quota === undefined
      ? []
      : used > quota * NEARLY_FULL
        ? [
            t`Little room is left: ${bytesText(used)} of ${bytesText(quota)} are used. Save a backup before it is full.`,
          ]
        : [t`Everything stays in this browser: ${bytesText(used)} of ${bytesText(quota)} are used.`]
  const promise =
    promised === undefined
      ? []
      : promised
        ? [t`The browser has promised not to clear it.`]
        : [
            asked
              ? t`The browser has not promised to keep it; it may clear it when it needs room. Save a backup now and then.`
              : t`The browser may clear it when it needs room.`,
          ]
  const tab = keeps
    ? []
    : [t`Another tab keeps the table; what you change on the table here is not saved.`]
  return [...room, ...promise, ...tab]
}
