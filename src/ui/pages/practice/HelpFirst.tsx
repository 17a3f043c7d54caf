/** Help before the answer: by itself while the topic is new, then on a press, at last not at all. */
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#core/text.ts'
import type { Help } from '#practice/progress.ts'
import { Button } from '../../kit/Button.tsx'
import { isHelped } from './words.ts'

export function HelpFirst({
  help,
  onHint,
  children,
}: {
  readonly help: Help
  /** The hint was opened. */
  readonly onHint: () => void
  readonly children: ReactNode
}) {
  const [opened, setOpened] = useState(false)
  if (isHelped(help) || opened) return <p className="said-small">{children}</p>
  if (help === 'none') return null
  return (
    <Button
      variant="quiet"
      icon={Lightbulb}
      onClick={() => {
        setOpened(true)
        onHint()
      }}
    >{t`Hint`}</Button>
  )
}
