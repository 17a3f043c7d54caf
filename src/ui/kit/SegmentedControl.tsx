/** One choice among a few, side by side: native radio buttons, so arrows, forms and readers just work. */
import { type ReactNode, useId } from 'react'

export interface Segment<T extends string | number> {
  readonly value: T
  readonly label: ReactNode
  /** The accessible name when the label is a picture or a letter. */
  readonly name?: string
}

export interface SegmentedControlProps<T extends string | number> {
  /** Name of the group. */
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly Segment<T>[]
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
