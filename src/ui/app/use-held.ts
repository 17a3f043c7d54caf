/** Asks the reader about what is held, since another tab keeps the table. */
import { useEffect } from 'react'
import { useMoment } from '../ask/requests.ts'
import { useDialogs } from '../kit/dialogs.ts'

export function useHeld(): void {
  const { show } = useDialogs()
  const held = useMoment((moment) => moment.held !== undefined)
  useEffect(() => {
    if (held) show('unsaved')
  }, [held, show])
}
