/** Opens the share sheet of the system, where there is one. */
import { useState } from 'react'
import { t } from '#core/text.ts'
import { Button } from './Button.tsx'

export function SendButton({ data }: { readonly data: ShareData }) {
  const [failed, setFailed] = useState(false)
  if (!(navigator as Partial<Navigator>).canShare?.(data)) return null
  const send = () => {
    setFailed(false)
    navigator.share(data).catch((fault: unknown) => {
      // Who closes the sheet has changed their mind.
      setFailed(!(fault instanceof DOMException && fault.name === 'AbortError'))
    })
  }
  return (
    <>
      {failed && <p role="alert" className="field-error">{t`The system did not take it.`}</p>}
      <Button onClick={send}>{t`Send to an app…`}</Button>
    </>
  )
}
