/** What one side agrees about its leads and signals. */
import { t } from '#core/text.ts'
import type { CardingAgreement } from '#store/index.ts'
import { Checkbox, ChoiceField } from '../../kit/Field.tsx'
import { NumberField } from './NumberField.tsx'
import { RuleTable } from './RuleTable.tsx'
import type { Fault } from './use-agreement-draft.ts'

type Signals = CardingAgreement['signals']

const SIGNALS = [
  { key: 'count', label: t`Count, when following` },
  { key: 'attitude', label: t`Attitude to partner’s lead` },
  { key: 'discard', label: t`First discard` },
] as const
const SIGNAL_WAYS = [
  { value: 'standard', label: t`standard: high–low says yes or even` },
  { value: 'upside-down', label: t`upside-down: low–high says so` },
  { value: 'none', label: t`none` },
] as const
const LEAD_WEIGHTS = [
  { key: 'consistent', label: t`Agreed leads` },
  { key: 'unspecified', label: t`Leads not covered` },
  { key: 'inconsistent', label: t`Leads against it` },
] as const
const NOT_MADE = [
  { key: 'cover', label: t`Second hand lets an honour pass` },
  { key: 'partnersSuit', label: t`Partner’s suit is not led` },
  { key: 'sequence', label: t`A sequence is not led` },
  { key: 'lowestOfEquals', label: t`Not the lowest of equals` },
] as const

export function CardingSection({
  carding,
  faults,
  onChange,
}: {
  readonly carding: CardingAgreement
  readonly faults: readonly Fault[]
  readonly onChange: (carding: CardingAgreement, touched?: string) => void
}) {
  const { signals, weights, later, notMade } = carding
  const putSignals = (part: Partial<Signals>, touched?: string) =>
    onChange({ ...carding, signals: { ...signals, ...part } }, touched)
  return (
    <section
      aria-label={t`Leads and signals`}
      className="grid w-full grid-cols-1 justify-items-start gap-3 border-t border-rule pt-3"
    >
      <h3>{t`Leads and signals`}</h3>
      <p className="note">{t`${carding.name}. The first rule that fits the holding says what is led from it; a holding that none fits is against the agreement.`}</p>
      {faults.length > 0 && (
        <ul className="field-error">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <RuleTable
        label={t`Leads against notrump`}
        rules={carding.notrump}
        onChange={(notrump, touched) => onChange({ ...carding, notrump }, touched)}
      />
      <RuleTable
        label={t`Leads against suits`}
        rules={carding.suit}
        onChange={(suit, touched) => onChange({ ...carding, suit }, touched)}
      />
      <RuleTable
        label={t`Later leads against notrump`}
        rules={later.notrump}
        onChange={(notrump, touched) =>
          onChange({ ...carding, later: { ...later, notrump } }, touched)
        }
      />
      <RuleTable
        label={t`Later leads against suits`}
        rules={later.suit}
        onChange={(suit, touched) => onChange({ ...carding, later: { ...later, suit } }, touched)}
      />
      <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
        <legend className="px-1 text-base font-semibold">{t`Signals`}</legend>
        <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
          {SIGNALS.map(({ key, label }) => (
            <ChoiceField
              key={key}
              label={label}
              value={signals[key]}
              options={SIGNAL_WAYS}
              onChange={(way) => putSignals({ [key]: way })}
            />
          ))}
        </div>
        <Checkbox
          label={t`A discard points to a suit: high to the higher, low to the lower`}
          checked={signals.suitPreference}
          onChange={(suitPreference) => putSignals({ suitPreference })}
        />
      </fieldset>
      <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
        <legend className="px-1 text-base font-semibold">{t`Of a hundred hands, so many play so`}</legend>
        <Checkbox
          label={t`By recorded expert play; the figures below are then not used`}
          checked={carding.odds === 'recorded'}
          onChange={(recorded) => onChange({ ...carding, odds: recorded ? 'recorded' : 'own' })}
        />
        <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
          {LEAD_WEIGHTS.map(({ key, label }) => (
            <NumberField
              key={key}
              label={label}
              value={weights[key]}
              min={0}
              max={100}
              onChange={(weight) =>
                onChange({ ...carding, weights: { ...weights, [key]: weight } }, key)
              }
            />
          ))}
          <NumberField
            label={t`Signals as agreed`}
            value={signals.weights.agreed}
            min={0}
            max={100}
            onChange={(agreed) => putSignals({ weights: { ...signals.weights, agreed } }, 'agreed')}
          />
          <NumberField
            label={t`Signals against it`}
            value={signals.weights.against}
            min={0}
            max={100}
            onChange={(against) =>
              putSignals({ weights: { ...signals.weights, against } }, 'against')
            }
          />
        </div>
      </fieldset>
      <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
        <legend className="px-1 text-base font-semibold">{t`Of a hundred hands that could have, so many did not`}</legend>
        <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
          {NOT_MADE.map(({ key, label }) => (
            <NumberField
              key={key}
              label={label}
              value={notMade[key]}
              min={0}
              max={100}
              onChange={(percent) =>
                onChange({ ...carding, notMade: { ...notMade, [key]: percent } }, key)
              }
            />
          ))}
        </div>
      </fieldset>
    </section>
  )
}
