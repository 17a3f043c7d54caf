/** Share this position: a link that gives exactly this board, line, place and view. */
import { useEffect, useId, useMemo, useState } from 'react'
import { agreedSides, cursor as cursorOf, lineRecord, shareHash } from '#store/index.ts'
import { areUsual, packAgreements } from '#store/links/shared-agreements.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FailedNote } from '../../parts/FailedNote.tsx'
import { TextField } from '../../parts/Field.tsx'
import { shareContents } from './share-words.ts'

export default function ShareDialog({ open, onClose }: OpenDialogProps) {
  const record = useKibitzer(lineRecord)
  const cursor = useKibitzer(cursorOf)
  const { mode, observer, turned } = useKibitzer((s) => s.view)
  const sides = useKibitzer(agreedSides)
  const [packed, setPacked] = useState<{ of: typeof sides; text: string } | undefined>(undefined)
  useEffect(() => {
    let here = true
    void packAgreements(sides).then((text) => {
      if (here) setPacked({ of: sides, text })
    })
    return () => {
      here = false
    }
  }, [sides])
  const contents = useId()
  const input = useMemo(
    () => ({
      kind: 'encode' as const,
      state: { record, cursor, view: { mode, observer, turned } },
    }),
    [record, cursor, mode, observer, turned],
  )
  const { output, state, error, run: retry } = useJob('link', input, JSON.stringify(input))
  const link =
    output?.kind === 'encoded' && packed?.of === sides
      ? `${location.origin}${location.pathname}${location.search}${shareHash(output.text, packed.text)}`
      : undefined
  return (
    <Dialog
      title="Share this position"
      open={open}
      onClose={onClose}
      footer={
        link === undefined ? undefined : (
          <CopyButton text={link} variant="primary">
            Copy link
          </CopyButton>
        )
      }
    >
      <div className="grid gap-3">
        {state === 'failed' && (
          <FailedNote onRetry={retry}>The link could not be made: {error?.message}</FailedNote>
        )}
        <TextField
          label="Link"
          hint="Whoever opens it gets the position behind the boards already on their table."
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <section aria-labelledby={contents}>
          <h3 id={contents} className="text-base font-semibold">
            It contains
          </h3>
          <ul className="list-disc ps-5">
            {[
              ...shareContents(record, cursor, mode),
              ...(areUsual(sides) ? [] : ['the agreements of both sides']),
            ].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {output?.kind === 'encoded' && output.cut.length > 0 && (
            <p role="status" className="field-error mt-2">
              A link cannot hold all of it: {output.cut.join('; ')}.
            </p>
          )}
          <p className="field-hint mt-2">
            Everything is in the link itself; nothing is sent anywhere. Other lines of this board
            are not in it, nor the bidding systems chosen under Players.
          </p>
        </section>
      </div>
    </Dialog>
  )
}
