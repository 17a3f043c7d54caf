/** Rules for leads, in the order they are tried. */

import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { t } from '#core/text.ts'
import type { CardingAgreement } from '#store/index.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { ChoiceField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { QUALIFIERS } from './agreement-words.ts'
import { NumberField } from './NumberField.tsx'

type Rule = CardingAgreement['notrump'][number]

const KINDS = [
  { value: 'place', label: t`so many cards` },
  { value: 'sequence', label: t`the top of touching honours` },
  { value: 'inside', label: t`the top of touching honours under a gap` },
  { value: 'second', label: t`the second of touching honours` },
] as const
const HEADS = [
  { value: 'any', label: t`anything` },
  { value: 'spots', label: t`no honour` },
  { value: 'honour', label: t`an honour` },
] as const

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
    <Fold title={`${label}: ${rules.length === 1 ? t`one rule` : t`${rules.length} rules`}`}>
      <ol className="mb-2 grid gap-2">
        {rules.map((rule, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place.
          <li key={i}>
            <fieldset className="grid w-full min-w-0 gap-2 rounded-inset border border-rule bg-panel px-3 pt-2 pb-3">
              <legend className="px-1 text-base font-semibold">{t`${label}, rule ${i + 1}`}</legend>
              <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
                <ChoiceField
                  label={t`From`}
                  value={rule.kind}
                  options={KINDS}
                  onChange={(kind) => {
                    const { qualifier } = rule
                    put(
                      i,
                      kind === 'place' ? { ...FRESH, qualifier } : { kind, length: 3, qualifier },
                    )
                  }}
                />
                {rule.kind === 'place' ? (
                  <>
                    <NumberField
                      label={t`Which from the top`}
                      value={rule.k}
                      min={1}
                      max={13}
                      onChange={(k) => put(i, { ...rule, k }, 'k')}
                    />
                    <NumberField
                      label={t`Cards, least`}
                      value={rule.min}
                      min={1}
                      max={13}
                      onChange={(min) => put(i, { ...rule, min }, 'min')}
                    />
                    <NumberField
                      label={t`Cards, most`}
                      value={rule.max}
                      min={1}
                      max={13}
                      onChange={(max) => put(i, { ...rule, max }, 'max')}
                    />
                    <ChoiceField
                      label={t`Headed by`}
                      value={rule.headed}
                      options={HEADS}
                      onChange={(headed) => put(i, { ...rule, headed })}
                    />
                  </>
                ) : (
                  <NumberField
                    label={t`Touching honours`}
                    value={rule.length}
                    min={2}
                    max={5}
                    onChange={(length) => put(i, { ...rule, length }, 'length')}
                  />
                )}
                <ChoiceField
                  label={t`Standing`}
                  value={rule.qualifier}
                  options={QUALIFIERS}
                  onChange={(qualifier) => put(i, { ...rule, qualifier })}
                />
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <IconButton
                  label={t`Try rule ${i + 1} sooner`}
                  icon={ArrowUp}
                  reason={i === 0 ? t`It is tried first.` : undefined}
                  onClick={() =>
                    onChange(
                      rules.map((one, at) =>
                        at === i - 1 ? rule : at === i ? (rules[i - 1] ?? one) : one,
                      ),
                    )
                  }
                />
                <IconButton
                  label={t`Remove rule ${i + 1}`}
                  icon={Trash2}
                  onClick={() => onChange(rules.filter((_, at) => at !== i))}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button icon={Plus} onClick={() => onChange([...rules, FRESH])}>{t`Add a rule`}</Button>
    </Fold>
  )
}
