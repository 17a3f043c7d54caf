/** Copies a text and says so on the button itself; when the browser refuses, shows the text to copy by hand. */
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#core/text.ts'
import { Button } from './Button.tsx'

export interface CopyButtonProps {
  readonly text: string | (() => string)
  readonly variant?: 'plain' | 'primary' | 'quiet'
  readonly children: ReactNode
}

export function CopyButton({ text, variant = 'plain', children }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const value = typeof text === 'string' ? text : state === 'refused' ? text() : ''
  return (
    <>
      <Button
        variant={variant}
        icon={state === 'copied' ? Check : Copy}
        onClick={() => {
          const content = typeof text === 'string' ? text : text()
          // Without a secure context there is no clipboard at all.
          const write = navigator.clipboard as Clipboard | undefined
          if (write === undefined) setState('refused')
          else
            write.writeText(content).then(
              () => setState('copied'),
              () => setState('refused'),
            )
        }}
      >
        {state === 'copied' ? t`Copied` : children}
      </Button>
      <span className="sr-only" role="status">
        {state === 'copied' ? t`Copied.` : ''}
      </span>
      {state === 'refused' && (
        <textarea className="input" readOnly rows={4} value={value} aria-label={t`Text to copy`} />
      )}
    </>
  )
}
