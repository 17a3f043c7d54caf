/** How sure the student is, said before the answer; nothing need be said. */
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { SURE_STEPS } from '#practice/score.ts'
import { ChoiceField, choices } from '../../kit/Field.tsx'

const NOT_SAID = 0

export const SureField = ({
  sure,
  onSure,
}: {
  readonly sure: number | undefined
  readonly onSure: (sure: number | undefined) => void
}) => (
  <ChoiceField
    label={t`How sure are you?`}
    className="w-44"
    value={sure ?? NOT_SAID}
    options={[{ value: NOT_SAID, label: t`Not said` }, ...choices(SURE_STEPS, percentage)]}
    onChange={(said) => onSure(said === NOT_SAID ? undefined : said)}
  />
)
