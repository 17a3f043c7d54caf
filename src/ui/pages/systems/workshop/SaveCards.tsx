/** The system for other programs: its book in BML, its conventions for BBA. */
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { saveSystem } from '../../../kit/save-system.ts'

export function SaveCards({
  name,
  system,
}: {
  readonly name: string
  /** What the robots play of it. */
  readonly system: SystemRef
}) {
  const { ask, cancel, state, error } = useJob('system-text')
  const [problem, setProblem] = useState<string>()
  const save = async (as: 'bml' | 'bbsa'): Promise<void> => {
    const made = await ask<'bml' | 'bbsa'>({ ask: as, system })
    if (made?.ok === true) saveSystem(made.value, name, as)
    setProblem(made?.ok === false ? made.error.message : undefined)
  }
  const failed = problem ?? error?.message
  return (
    <>
      <Button icon={Download} onClick={() => void save('bml')}>{t`Save as BML`}</Button>
      <Button icon={Download} onClick={() => void save('bbsa')}>{t`Save for BBA`}</Button>
      {state === 'running' && (
        <>
          <span role="status" className="note">{t`Writing the system …`}</span>
          <Button onClick={cancel}>{t`Cancel`}</Button>
        </>
      )}
      {failed !== undefined && <PanelError message={failed} />}
    </>
  )
}
