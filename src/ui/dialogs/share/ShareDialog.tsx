/** Share this position: a link that gives exactly this board, line, place and view. */
import { useEffect, useId, useMemo, useState } from 'react'
import {
  agreedSides,
  cursor as cursorOf,
  lineRecord,
  positionKey,
  shareHash,
  systemsPlayed,
} from '#store/index.ts'
import { areUsual, packAgreements } from '#store/links/shared-agreements.ts'
import { packLook, type SharedLook } from '#store/links/shared-look.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { openTab } from '../../lens/lens-model.ts'
import { useLens } from '../../lens/lens-store.ts'
import { useLensPhase } from '../../lens/use-lens-phase.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FailedNote } from '../../parts/FailedNote.tsx'
import { TextField } from '../../parts/Field.tsx'
import { resolved } from '../../table/systems.ts'
import { shareContents } from './share-words.ts'

/** What both sides play, and where the reader is in the lens. */
function useLook(): SharedLook {
  const kept = useKibitzer(systemsPlayed)
  const own = useKibitzer((s) => s.strategies.list)
  const key = useKibitzer(positionKey)
  const phase = useLensPhase()
  const tab = useLens((s) => openTab(phase, s.choice))
  const turn = useLens((s) => (s.turn?.key === key ? s.turn.index : undefined))
  return useMemo(
    () => ({ systems: [resolved(kept[0], own), resolved(kept[1], own)], tab, turn }),
    [kept, own, tab, turn],
  )
}

export default function ShareDialog({ open, onClose }: OpenDialogProps) {
  const record = useKibitzer(lineRecord)
  const cursor = useKibitzer(cursorOf)
  const { mode, observer, turned } = useKibitzer((s) => s.view)
  const sides = useKibitzer(agreedSides)
  const look = useLook()
  const [packed, setPacked] = useState<
    | {
        readonly of: typeof sides
        readonly look: SharedLook
        readonly text: string
        readonly packedLook: string
      }
    | undefined
  >(undefined)
  useEffect(() => {
    let here = true
    void Promise.all([packAgreements(sides), packLook(look)]).then(([text, packedLook]) => {
      if (here) setPacked({ of: sides, look, text, packedLook })
    })
    return () => {
      here = false
    }
  }, [sides, look])
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
    output?.kind === 'encoded' && packed?.of === sides && packed.look === look
      ? `${location.origin}${location.pathname}${location.search}${shareHash(output.text, packed.text, packed.packedLook)}`
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
              'what both sides play, and what the lens explains',
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
          <p className="note mt-2">
            Everything is in the link itself; nothing is sent anywhere. Other lines of this board
            are not in it.
          </p>
        </section>
      </div>
    </Dialog>
  )
}
