/** Which turn of the auction is explained. */
import { callName } from '#core/call.ts'
import { seatName } from '#core/seat.ts'
import { SelectField } from '../../parts/Field.tsx'
import type { TurnPlace } from './explained.ts'

export interface TurnChoiceProps {
  readonly place: TurnPlace
  /** Every turn that can be explained, with this one among them. */
  readonly turns: readonly TurnPlace[]
  readonly onTurn: (index: number) => void
}

export function TurnChoice({ place, turns, onTurn }: TurnChoiceProps) {
  if (turns.length < 2) return null
  return (
    <SelectField
      label="Turn"
      className="mb-2.5"
      value={place.index}
      onChange={(event) => onTurn(Number(event.target.value))}
    >
      {turns.map(({ index, seat, call }) => (
        <option key={index} value={index}>
          {index + 1}. {seatName(seat)}, {call === undefined ? 'to call' : callName(call)}
        </option>
      ))}
    </SelectField>
  )
}
