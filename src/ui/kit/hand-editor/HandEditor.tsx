/** One hand to edit: the pack as keys, what the last press did, and the hand as text. */
import type { Card } from '#core/card.ts'
import * as handOf from '#core/hand.ts'
import { t } from '#core/text.ts'
import { TextField } from '../Field.tsx'
import {
  type HandEditing,
  pressCard,
  problemWords,
  swapCards,
  typedText,
  typeHand,
} from './hand-model.ts'
import { KeyGrid } from './KeyGrid.tsx'
import './hand-editor.css'

const NONE: ReadonlySet<Card> = new Set()

export interface HandEditorProps {
  readonly editing: HandEditing
  /** Cards to be pointed out. */
  readonly marked?: ReadonlySet<Card>
  readonly onEdit: (editing: HandEditing) => void
}

export function HandEditor({ editing, marked = NONE, onEdit }: HandEditorProps) {
  const missing = 13 - handOf.size(editing.cards)
  return (
    <>
      <KeyGrid
        hand={editing.cards}
        marked={marked}
        onPress={(card) => onEdit(pressCard(editing, card))}
        onSwap={(out, into) => onEdit(swapCards(editing, out, into))}
      />
      <p className="note min-h-9 mt-2 mb-1">
        <span role="status">
          {editing.said !== ''
            ? editing.said
            : missing > 0
              ? t`${missing} more to choose.`
              : t`Press a card to take it out or put it in, or drag one onto another.`}
        </span>
        {marked.size > 0 && t` Ringed: the cards of the smallest change.`}
      </p>
      <TextField
        label={t`As text`}
        hint={t`Spades, hearts, diamonds, clubs with dots between: AK4.Q82.T976.J53`}
        error={editing.problem && problemWords(editing.problem)}
        value={typedText(editing)}
        spellCheck={false}
        autoCapitalize="characters"
        onChange={(event) => onEdit(typeHand(editing, event.target.value))}
      />
    </>
  )
}
