/** What the corner of a card shows: people write the ten as 10 or as T. Readers hear the card's name either way. */

import { createContext, useContext } from 'react'
import { type Card, cardFace, rankOf } from '#core/card.ts'
import { rankFace, rankFaceT } from '#core/faces.ts'
import type { Rank } from '#core/rank.ts'

export interface Faces {
  readonly rank: (rank: Rank) => string
  readonly card: (card: Card) => string
}
export const FACES: Readonly<Record<'10' | 'T', Faces>> = {
  10: { rank: rankFace, card: cardFace },
  T: { rank: rankFaceT, card: (card) => rankFaceT(rankOf(card)) },
}
export const FaceContext = createContext(FACES[10])
export const useFaces = (): Faces => useContext(FaceContext)
