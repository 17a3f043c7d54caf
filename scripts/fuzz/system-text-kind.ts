/** Texts of bidding systems: whatever stands in one, it is read to its end and every problem stands in it. */
import '#systems/every.ts'
import { rngOf } from '#core/rng.ts'
import { LIBRARY, systemAsText } from '#systems/library.ts'
import { CARDS, cardFault } from '#testing/bidding/cards.ts'
import { spoilt, spoiltFault } from '#testing/bidding/spoilt-text.ts'
import { PAGE } from '#testing/bidding/system-page.ts'
import { claim, type FuzzKind } from './kind.ts'

/** Sections of our systems, each a text by itself: in a long one the changes would hardly meet. */
const sections = (): readonly string[] =>
  LIBRARY.systems.flatMap((id) =>
    (systemAsText(id, true) ?? '').split(/\n(?=# )/).map((section) => section.slice(0, 4000)),
  )
const sound = (text: string): void => {
  const fault = spoiltFault(text, LIBRARY)
  claim(fault === undefined, fault ?? '')
}
export const SYSTEM_TEXTS: FuzzKind = {
  name: 'system-text',
  corpus: async () => [
    PAGE,
    PAGE,
    'system: Mine\nid: mine\nlanguage: 1\nuse sayc with notrump 12-14\ndrop [opening/2N]\n',
    ...sections(),
  ],
  run(text) {
    sound(text)
    // The changes above know no word of the language; these do.
    sound(spoilt(text, rngOf([text.length, text.charCodeAt(text.length >> 1), 39, 0])))
  },
}

/** Cards of other programs: every fault stands at a line of the card, and the text that comes of it has none. */
export const CARD_TEXTS: FuzzKind = {
  name: 'cards',
  corpus: async () => Object.values(CARDS),
  run(text) {
    for (const format of ['bml', 'bss', 'bbsa', 'cc'] as const) {
      const fault = cardFault({ format, text, name: 'spoilt' })
      claim(fault === undefined, fault ?? '')
    }
  },
}
