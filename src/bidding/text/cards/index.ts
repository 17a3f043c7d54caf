/** Systems as other programs write them, read into our text. */
import { unreachable } from '#core/result.ts'
import type { OtherCard } from '#core/system-text.ts'
import { readBml } from './bml.ts'
import { readBss } from './bss.ts'
import { type CardRead, cardText } from './card.ts'
import { readBbsa, readCc, type SwitchesOf } from './switches.ts'

/**
 * The text of the system that a card tells, with a list of what was not understood. It never throws, whatever
 * stands in the card.
 * @param name what it is called where it does not say so.
 * @yields the share that is done, 0 to 1.
 */
export function* readCard(
  { format, text, name }: OtherCard,
  switchesOf: SwitchesOf,
): Generator<number, CardRead, void> {
  switch (format) {
    case 'bml':
      return yield* cardText(readBml(text, name))
    case 'bss':
      return yield* cardText(readBss(text, name))
    case 'bbsa':
      return readBbsa(text, name, switchesOf)
    case 'cc':
      return readCc(text, name, switchesOf)
    default:
      return unreachable(format)
  }
}
