/** Asks before the first call or card of a tab in which nothing is saved, since another one keeps the table. */
import { t } from '#core/text.ts'
import { answerHeld } from '../../ask/requests.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'

export default function UnsavedDialog({ open, onClose, onDone }: OpenDialogProps) {
  const leave = () => {
    void answerHeld('leave')
    onClose()
  }
  const goOn = (answer: 'keep' | 'unsaved') => {
    onDone()
    void answerHeld(answer)
  }
  return (
    <Dialog
      title={t`Play on unsaved?`}
      open={open}
      onClose={leave}
      width="narrow"
      footer={
        <>
          <Button onClick={leave}>{t`Cancel`}</Button>
          <Button onClick={() => goOn('unsaved')}>{t`Play on unsaved`}</Button>
          <Button variant="primary" onClick={() => goOn('keep')}>
            {t`Keep this tab’s table`}
          </Button>
        </>
      }
    >
      <p>{t`Another tab keeps the table. What you play in this one is gone when it closes.`}</p>
      <p className="note mt-2">{t`If this tab keeps it, the other table is set aside; the library brings it back.`}</p>
    </Dialog>
  )
}
