/** The key sheet. */

import { t } from '#core/text.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { KEY_SHEET } from './key-sheet.ts'

export default function KeysDialog({ open, onClose }: OpenDialogProps) {
  const letters = useKibitzer((s) => s.prefs.letterKeys)
  return (
    <Dialog title={t`Keys`} open={open} onClose={onClose}>
      {!letters && (
        <p className="panel-lead">{t`Single-letter keys are off. Settings turns them on again.`}</p>
      )}
      <div className="grid cols-fit-68 gap-x-6 gap-y-4">
        {KEY_SHEET.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="note mb-1 font-semibold">{group.title}</h3>
            <dl>
              {group.keys.map((row) => (
                <div
                  key={row.does}
                  className="grid grid-cols-[7.5rem_1fr] items-center gap-3 border-b border-rule py-1.5 text-base"
                >
                  <dt>
                    {row.keys.map((key) => (
                      <kbd
                        key={key}
                        className="me-1 inline-block rounded-control border border-edge px-1.5 py-0.5 font-sans text-small/[1.2] font-medium"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{row.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {/* Inside the part that scrolls, so that the keyboard can reach its end. */}
      <div className="flex justify-end mt-4">
        <Button variant="primary" onClick={onClose}>{t`Done`}</Button>
      </div>
    </Dialog>
  )
}
