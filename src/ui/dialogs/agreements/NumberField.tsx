/** A whole number within limits; what is typed stays until it makes sense, and then goes on. */
import { useState } from 'react'
import { t } from '#core/text.ts'
import { TextField } from '../../kit/Field.tsx'

export function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}) {
  const [text, setText] = useState(String(value))
  const [of, setOf] = useState(value)
  // Another value from elsewhere, as by undo.
  if (of !== value) {
    setOf(value)
    if (Number(text) !== value || text.trim() === '') setText(String(value))
  }
  const number = /^\s*-?\d{1,7}\s*$/.test(text) ? Number(text) : undefined
  const good = number !== undefined && number >= min && number <= max
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={text}
      error={good ? undefined : t`A whole number from ${min} to ${max}.`}
      onChange={(event) => {
        const typed = event.target.value
        setText(typed)
        const next = /^\s*-?\d{1,7}\s*$/.test(typed) ? Number(typed) : undefined
        if (next !== undefined && next >= min && next <= max) {
          setOf(next)
          onChange(next)
        }
      }}
    />
  )
}
