/** One choice among a few, side by side: native radio buttons, so arrows, forms and readers just work. */
import { useId } from 'react'
import type { Choice } from './Field.tsx'

export interface SegmentedControlProps<T extends string | number> {
  /** Name of the group. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly className?: string
}

export function SegmentedControl<T extends string | number>({
  label,
  hideLabel = true,
  options,
  value,
  onChange,
  className = '',
}: SegmentedControlProps<T>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${group}-label`} className={`segmented ${className}`}>
      <span id={`${group}-label`} className={hideLabel ? 'sr-only' : 'segmented-label'}>
        {label}
      </span>
      <span className="segmented-row">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
