/** In a dialog: what failed, and *Try again*. */
import type { ReactNode } from 'react'
import { t } from '#core/text.ts'
import { Button } from './Button.tsx'

export const FailedNote = ({
  onRetry,
  children,
}: {
  readonly onRetry: () => void
  readonly children: ReactNode
}) => (
  <div className="grid justify-items-start gap-2">
    <p role="alert" className="field-error">
      {children}
    </p>
    <Button onClick={onRetry}>{t`Try again`}</Button>
  </div>
)
