/** The words of the language of systems, each with the kind of thing it says: what an editor can complete. */
import {
  HAND_NOUNS,
  NUMBER_WORDS,
  SHAPE_WORDS,
  SUIT_NOUNS,
  SUM_NOUNS,
} from '#bidding/text/words/hand.ts'
import { FORCING_WORDS, KIND_WORDS, MESSAGE_WORDS } from '#bidding/text/words/notes.ts'
import { FLAG_WORDS, ROLE_WORDS } from '#bidding/text/words/situation.ts'
import { CHOICE_WORDS, STYLE_WORDS } from '#bidding/text/words/style.ts'
import { GROUP_WORDS, SUIT_WORDS } from '#bidding/text/words/suits.ts'
import { LIBRARY } from '#systems/library.ts'

/**
 * `line`: begins a line. `when`: said of the auction. `hand`: said of the hand. `note`: what the call is to
 * partner. `style`: a number or choice of the style.
 */
export type WordKind = 'line' | 'when' | 'hand' | 'note' | 'style'
export interface TextWord {
  readonly word: string
  readonly kind: WordKind
}

const LINES = [
  ...['system: ', 'id: ', 'language: 1', 'source: ', 'style: ', 'ours', 'no source', '# '],
  ...['when nobody has opened:', 'when partner opened ', 'after 1NT – ', 'for each major x, '],
  ...['for each minor x, ', 'for each suit x, ', 'hand ', 'suit ', 'drop [', 'change ['],
  ...['before [', 'after ['],
]
const firsts = <T>(table: readonly (readonly [string, T])[]): readonly string[] =>
  table.map(([words]) => words)

/** Every word once for each kind. */
export function textWords(): readonly TextWord[] {
  const of = (kind: WordKind, words: readonly string[]): readonly TextWord[] =>
    [...new Set(words)].map((word) => ({ word, kind }))
  const suits = firsts(SUIT_WORDS)
  return [
    ...of('line', [
      ...LINES,
      ...LIBRARY.topics.map((name) => `use natural ${name}`),
      ...LIBRARY.systems.map((id) => `use ${id}`),
    ]),
    ...of('when', [...firsts(FLAG_WORDS), ...firsts(ROLE_WORDS)]),
    ...of('hand', [
      ...[SHAPE_WORDS, HAND_NOUNS, SUIT_NOUNS, SUM_NOUNS, NUMBER_WORDS].flatMap((table) =>
        firsts<unknown>(table),
      ),
      ...suits,
      ...firsts(GROUP_WORDS),
      'any hand',
    ]),
    ...of('note', [
      ...firsts(FORCING_WORDS),
      'artificial',
      ...suits.map((suit) => `shows ${suit}`),
      ...firsts(MESSAGE_WORDS).map((message) => `asks for ${message}`),
      ...firsts(KIND_WORDS),
    ]),
    ...of('style', [...firsts(STYLE_WORDS), ...firsts(CHOICE_WORDS)]),
  ]
}
