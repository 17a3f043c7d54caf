/** Form fields: a label, the control, a hint, and the error in words tied to the control. */
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

interface FieldText {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with the value; given, the control is marked invalid. */
  readonly error?: ReactNode
}

/** What a control inside a `Field` must carry. */
export interface FieldIds {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, hint and error around any control. */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldText & {
  readonly className?: string
  readonly children: (ids: FieldIds) => ReactNode
}) {
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== ''
  const described = [hint !== undefined && `${id}-hint`, wrong && `${id}-error`].filter(Boolean)
  return (
    <div className={`field grid min-w-0 content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      {wrong && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

/** A line of text (or a number: `type="number"`). */
export function TextField({ label, hint, error, className, ...rest }: FieldText & Input) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => <input type="text" autoComplete="off" className="input" {...rest} {...ids} />}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => <textarea className="input" spellCheck={false} rows={6} {...rest} {...ids} />}
    </Field>
  )
}

/** A choice from a list. */
export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldText & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <select className="input" {...rest} {...ids}>
          {children}
        </select>
      )}
    </Field>
  )
}

/** One of the options of a `ChoiceField`. */
export interface Choice<T extends string | number> {
  readonly value: T
  readonly label: ReactNode
  /** The accessible name, where the label is written in signs. */
  readonly name?: string
}
/** The options that these values make, each with its label. */
export const choices = <T extends string | number>(
  values: readonly T[],
  label: (value: T) => ReactNode,
): readonly Choice<T>[] => values.map((value) => ({ value, label: label(value) }))

/** A choice from a list whose options are values of one kind. */
export function ChoiceField<T extends string | number>({
  options,
  onChange,
  ...field
}: FieldText & {
  readonly value: T | undefined
  readonly options: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  readonly className?: string
}) {
  return (
    <SelectField
      {...field}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => String(value) === target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
    >
      {options.map(({ value, label, name }) => (
        <option key={value} value={value} aria-label={name}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** A tick box with its words. */
export function Checkbox({
  label,
  hint,
  checked,
  onChange,
}: {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2.5 text-body touch:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          checked={checked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={id} className="note ps-7">
          {hint}
        </p>
      )}
    </div>
  )
}
