/** What the corner of a card shows: people write the ten as 10 or as T. Readers hear the card's name either way. */

import { createContext, useContext } from 'react'
import { type Card, cardFace, rankOf } from '#core/card.ts'
import { rankLabel, rankLabelT } from '#core/display.ts'
import type { Rank } from '#core/rank.ts'

export interface Faces {
  readonly rank: (rank: Rank) => string
  readonly card: (card: Card) => string
}
export const FACES: Readonly<Record<'10' | 'T', Faces>> = {
  10: { rank: rankLabel, card: cardFace },
  T: { rank: rankLabelT, card: (card) => rankLabelT(rankOf(card)) },
}
export const FaceContext = createContext(FACES[10])
export const useFaces = (): Faces => useContext(FaceContext)
