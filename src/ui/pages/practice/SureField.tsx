/** How sure the student is, said before the answer; nothing need be said. */
import { percentage } from '#core/locale.ts'
import { SURE_STEPS } from '#practice/score.ts'
import { SelectField } from '../../parts/Field.tsx'

export const SureField = ({
  sure,
  onSure,
}: {
  readonly sure: number | undefined
  readonly onSure: (sure: number | undefined) => void
}) => (
  <SelectField
    label="How sure are you?"
    className="w-44"
    value={sure ?? ''}
    onChange={(event) => onSure(event.target.value === '' ? undefined : Number(event.target.value))}
  >
    <option value="">Not said</option>
    {SURE_STEPS.map((step) => (
      <option key={step} value={step}>
        {percentage(step)}
      </option>
    ))}
  </SelectField>
)
