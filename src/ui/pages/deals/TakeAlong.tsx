/** What is done with a set: play it, send it as a link or a QR code, print it, save it. */
import { Download, Play, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { actions, shareHash, store } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import { printAddress } from '../../kit/addresses/print-address.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { QrPicture } from '../../kit/qr/QrPicture.tsx'
import { saveFile } from '../../kit/save-file.ts'
import type { DealtSet } from './dealt-set.ts'

type Format = JobInput<'export', 'boards'>['format']

export function TakeAlong({
  records,
  title = t`deals`,
}: {
  readonly records: DealtSet['records']
  readonly title?: string | undefined
}) {
  const [, navigate] = useLocation()
  const encode = useMemo(() => ({ kind: 'encode-set', records }) as const, [records])
  const { output } = useJob('link', encode)
  const link =
    output?.kind === 'encoded-set' && output.result.ok
      ? `${location.origin}${location.pathname}${location.search}${shareHash(output.result.value)}`
      : undefined
  const saving = useJob('export')
  const solving = useJob<'double-dummy', 'boards'>('double-dummy')
  const save = async (format: Format, of: JobInput<'export', 'boards'>['records']) => {
    // What fails is shown by the job’s own state.
    const file = await saving
      .ask<'boards'>({ ask: 'boards', records: of, format })
      .catch(() => undefined)
    if (file !== undefined) saveFile(file.text, `deals.${format}`, 'text/plain')
  }
  const savePbn = async () => {
    const found = await solving.ask<'boards'>({ ask: 'boards', records }).catch(() => undefined)
    if (found === undefined) return
    const told = records.map((record, i) => {
      const makes = found[i]
      return makes?.ok ? { ...record, makeable: makes.value.makeable } : record
    })
    await save('pbn', told)
  }
  const failed = solving.error ?? saving.error
  const isSolving = solving.state === 'running'
  const play = () => {
    actions.openSet(records, title)
    navigate('/')
  }
  /** The set alone, whatever boards stand before it. */
  const print = () => {
    actions.openSet(records, title)
    const { index } = store.getState().table
    navigate(printAddress({ print: 'records', which: `${index + 1}-${index + records.length}` }))
  }
  return (
    <Panel id="deals-take" title={t`Take them along`}>
      <div className="grid gap-2 [&_.btn]:justify-start">
        <Button variant="primary" icon={Play} onClick={play}>{t`Play them now`}</Button>
        {link !== undefined && <CopyButton text={link}>{t`Copy link`}</CopyButton>}
        <Button icon={Printer} onClick={print}>{t`Print`}</Button>
        {isSolving ? (
          <Button onClick={solving.cancel}>{t`Stop`}</Button>
        ) : (
          <Button icon={Download} onClick={() => void savePbn()}>
            {t`Save as PBN`}
          </Button>
        )}
        <p role="status" className="note">
          {isSolving
            ? t`${solving.progress?.boards ?? 0} of ${records.length} boards solved.`
            : t`With par and what makes.`}
        </p>
        <div className="flex gap-2">
          <Button icon={Download} onClick={() => void save('dup', records)}>{t`DUP`}</Button>
          <Button icon={Download} onClick={() => void save('dlm', records)}>{t`DLM`}</Button>
        </div>
        <p className="note">{t`DUP and DLM are for dealing machines: hands alone.`}</p>
        {failed !== undefined && (
          <FailedNote onRetry={() => void savePbn()}>{failed.message}</FailedNote>
        )}
      </div>
      {link !== undefined && (
        <div className="mt-3 grid gap-2">
          <QrPicture text={link} label={t`QR code of the link to these boards`} />
          <p className="note">{t`Hold it up to the class: everybody gets the same boards.`}</p>
        </div>
      )}
    </Panel>
  )
}
