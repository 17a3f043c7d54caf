/** Rules for leads, in the order they are tried. */

import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { CardingAgreement } from '#store/index.ts'
import { Button, IconButton } from '../../parts/Button.tsx'
import { SelectField } from '../../parts/Field.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { NumberField } from './NumberField.tsx'

type Rule = CardingAgreement['notrump'][number]

const FRESH: Rule = {
  kind: 'place',
  k: 4,
  min: 4,
  max: 13,
  headed: 'any',
  qualifier: 'consistent',
}

export function RuleTable({
  label,
  rules,
  onChange,
}: {
  readonly label: string
  readonly rules: readonly Rule[]
  readonly onChange: (rules: readonly Rule[], touched?: string) => void
}) {
  const put = (i: number, to: Rule, touched?: string) =>
    onChange(
      rules.map((one, at) => (at === i ? to : one)),
      touched === undefined ? undefined : `${label} ${i} ${touched}`,
    )
  return (
    <Fold title={`${label}: ${rules.length === 1 ? 'one rule' : `${rules.length} rules`}`}>
      <ol className="mb-2 grid gap-2">
        {rules.map((rule, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place.
          <li key={i}>
            <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
              <legend className="px-1 text-base font-semibold">
                {label}, rule {i + 1}
              </legend>
              <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
                <SelectField
                  label="From"
                  value={rule.kind}
                  onChange={(event) => {
                    const kind = event.target.value as Rule['kind']
                    const { qualifier } = rule
                    put(
                      i,
                      kind === 'place' ? { ...FRESH, qualifier } : { kind, length: 3, qualifier },
                    )
                  }}
                >
                  <option value="place">so many cards</option>
                  <option value="sequence">the top of touching honours</option>
                  <option value="inside">the top of touching honours under a gap</option>
                  <option value="second">the second of touching honours</option>
                </SelectField>
                {rule.kind === 'place' ? (
                  <>
                    <NumberField
                      label="Which from the top"
                      value={rule.k}
                      min={1}
                      max={13}
                      onChange={(k) => put(i, { ...rule, k }, 'k')}
                    />
                    <NumberField
                      label="Cards, least"
                      value={rule.min}
                      min={1}
                      max={13}
                      onChange={(min) => put(i, { ...rule, min }, 'min')}
                    />
                    <NumberField
                      label="Cards, most"
                      value={rule.max}
                      min={1}
                      max={13}
                      onChange={(max) => put(i, { ...rule, max }, 'max')}
                    />
                    <SelectField
                      label="Headed by"
                      value={rule.headed}
                      onChange={(event) =>
                        put(i, { ...rule, headed: event.target.value as typeof rule.headed })
                      }
                    >
                      <option value="any">anything</option>
                      <option value="spots">no honour</option>
                      <option value="honour">an honour</option>
                    </SelectField>
                  </>
                ) : (
                  <NumberField
                    label="Touching honours"
                    value={rule.length}
                    min={2}
                    max={5}
                    onChange={(length) => put(i, { ...rule, length }, 'length')}
                  />
                )}
                <SelectField
                  label="Standing"
                  value={rule.qualifier}
                  onChange={(event) =>
                    put(i, { ...rule, qualifier: event.target.value as Rule['qualifier'] })
                  }
                >
                  <option value="consistent">Agreed</option>
                  <option value="unspecified">Not covered</option>
                  <option value="inconsistent">Against the agreement</option>
                </SelectField>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <IconButton
                  label={`Try rule ${i + 1} sooner`}
                  icon={ArrowUp}
                  reason={i === 0 ? 'It is tried first.' : undefined}
                  onClick={() =>
                    onChange(
                      rules.map((one, at) =>
                        at === i - 1 ? rule : at === i ? (rules[i - 1] ?? one) : one,
                      ),
                    )
                  }
                />
                <IconButton
                  label={`Remove rule ${i + 1}`}
                  icon={Trash2}
                  onClick={() => onChange(rules.filter((_, at) => at !== i))}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button icon={Plus} onClick={() => onChange([...rules, FRESH])}>
        Add a rule
      </Button>
    </Fold>
  )
}
