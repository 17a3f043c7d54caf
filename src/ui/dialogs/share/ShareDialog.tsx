/** Share this position: a link that gives exactly this board, line, place and view. */
import { useEffect, useId, useMemo, useState } from 'react'
import type { SystemRef } from '#core/system-ref.ts'
import { systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import {
  agreedSides,
  cursor as cursorOf,
  lineRecord,
  positionKey,
  shareHash,
  store,
  systemsPlayed,
} from '#store/index.ts'
import { areUsual, packAgreements } from '#store/links/shared-agreements.ts'
import { fitLook, type SharedLook } from '#store/links/shared-look.ts'
import { useLens, useOpenTab } from '../../ask/lens/lens-store.ts'
import { useLensPhase } from '../../ask/lens/use-lens-phase.ts'
import { resolved } from '../../ask/systems/systems.ts'
import { useOwn } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { TextField } from '../../kit/Field.tsx'
import { SendButton } from '../../kit/SendButton.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { saveSystem } from '../../kit/save-system.ts'
import { tx } from '../../kit/tx.ts'
import { boardPicture, pngOf } from './board-picture.ts'
import { shareContents } from './share-words.ts'

/** What both sides play, and where the reader is in the lens. */
function useLook(): SharedLook {
  const kept = useKibitzer(systemsPlayed)
  const own = useOwn()
  const key = useKibitzer(positionKey)
  const phase = useLensPhase()
  const tab = useOpenTab(phase)
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
        readonly fitted: Awaited<ReturnType<typeof fitLook>>
      }
    | undefined
  >(undefined)
  useEffect(() => {
    let here = true
    void Promise.all([packAgreements(sides), fitLook(look)]).then(([text, fitted]) => {
      if (here) setPacked({ of: sides, look, text, fitted })
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
      ? `${location.origin}${location.pathname}${location.search}${shareHash(output.text, packed.text, packed.fitted.packed)}`
      : undefined
  return (
    <Dialog
      title={t`Share this position`}
      open={open}
      onClose={onClose}
      footer={
        link === undefined ? undefined : (
          <>
            <SendButton data={{ title: 'Kibitzer', url: link }} />
            <CopyButton text={link} variant="primary">{t`Copy link`}</CopyButton>
          </>
        )
      }
    >
      <div className="grid gap-3">
        {state === 'failed' && (
          <FailedNote
            onRetry={retry}
          >{tx`The link could not be made: ${error?.message}`}</FailedNote>
        )}
        <TextField
          label={t`Link`}
          hint={t`Whoever opens it gets the position behind the boards already on their table.`}
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <section aria-labelledby={contents}>
          <h3 id={contents} className="text-base font-semibold">{t`It contains`}</h3>
          <ul className="list-disc ps-5">
            {[
              ...shareContents(record, cursor, mode),
              t`what both sides play, and what the lens explains`,
              ...(areUsual(sides) ? [] : [t`the agreements of both sides`]),
            ].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {output?.kind === 'encoded' && output.cut.length > 0 && (
            <p
              role="status"
              className="field-error mt-2"
            >{t`A link cannot hold all of it: ${output.cut.join('; ')}.`}</p>
          )}
          {packed !== undefined && <LongSystems refs={packed.fitted.left} />}
          <Picture />
          <p className="note mt-2">{t`Everything is in the link itself; nothing is sent anywhere. Other lines of this board are not in it.`}</p>
        </section>
      </div>
    </Dialog>
  )
}

/** The board as a picture, for a letter or a slide. */
function Picture() {
  const [failed, setFailed] = useState(false)
  const save = (kind: 'svg' | 'png') => {
    const svg = boardPicture(store.getState())
    const number = lineRecord(store.getState()).board.number
    setFailed(false)
    Promise.resolve(kind === 'svg' ? svg : pngOf(svg)).then(
      (content) =>
        saveFile(
          content,
          `board${number === undefined ? '' : `-${number}`}.${kind}`,
          kind === 'svg' ? 'image/svg+xml' : 'image/png',
        ),
      () => setFailed(true),
    )
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="basis-full sm:me-auto sm:basis-auto">{t`A picture of the hands in sight:`}</p>
      <Button onClick={() => save('svg')}>{t`Save SVG`}</Button>
      <Button onClick={() => save('png')}>{t`Save PNG`}</Button>
      {failed && <p role="alert" className="field-error">{t`The picture could not be drawn.`}</p>}
    </div>
  )
}

/** Systems of one's own that are too long for a link, each to be saved as a file. */
function LongSystems({ refs }: { readonly refs: readonly SystemRef[] }) {
  const texts = new Set(refs.flatMap(({ text }) => text ?? []))
  return [...texts].map((text) => (
    <p key={text} role="status" className="field-error mt-2 flex flex-wrap items-center gap-2">
      <span>{t`The system “${systemTextName(text)}” is too long for a link. Send its file along: whoever drops it on the page has the system.`}</span>
      <Button onClick={() => saveSystem(text)}>{t`Save the system`}</Button>
    </p>
  ))
}
