/** Export boards: this board or all of them, in a format, to copy or to save as a file. */

import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { currentBoard } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { ProblemList } from '../../kit/ProblemList.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { tx } from '../../kit/tx.ts'
import { EXPORT_FORMATS, type ExportFormat, fileName, infoOf } from './export-formats.ts'
import { exportRecord, exportRecords } from './export-records.ts'

/** So much of the text is shown; copying and saving take all of it. */
const SHOWN = 20_000
/** Names the questions put to the worker, one for each list of records and format. */
let asked = 0

export default function ExportDialog({ open, onClose }: OpenDialogProps) {
  const boards = useKibitzer((s) => s.table.boards)
  const board = useKibitzer(currentBoard)
  const seats = useKibitzer((s) => s.players.seats)
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const [format, setFormat] = useState<ExportFormat>('pbn')
  const all = scope === 'all' && boards.length > 1
  const { input, key } = useMemo(() => {
    asked += 1
    const records = all ? exportRecords(boards, seats) : [exportRecord(board, seats)]
    return { input: { ask: 'boards', records, format } as const, key: String(asked) }
  }, [all, boards, board, seats, format])
  const { output, state, error, run: retry } = useJob('export', input, key)
  const info = infoOf(format)
  const count = input.records.length
  const waiting = output === undefined ? t`The text is not ready yet.` : undefined
  return (
    <Dialog
      title={t`Export boards`}
      open={open}
      onClose={onClose}
      footer={
        <>
          {output !== undefined && <CopyButton text={output.text}>{t`Copy`}</CopyButton>}
          <Button
            variant="primary"
            icon={Download}
            reason={waiting}
            onClick={() => {
              if (output !== undefined)
                saveFile(
                  output.text,
                  fileName(count, board.source.board.number, info.extension),
                  info.mime,
                )
            }}
          >{t`Save as a file`}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        {boards.length > 1 && (
          <SegmentedControl
            label={t`Boards`}
            hideLabel={false}
            options={[
              { value: 'one', label: t`This board` },
              { value: 'all', label: t`All ${boards.length} boards` },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
        <SegmentedControl<ExportFormat>
          label={t`Format`}
          hideLabel={false}
          options={EXPORT_FORMATS.map(({ id, label }) => ({ value: id, label }))}
          value={format}
          onChange={setFormat}
        />
        <p className="note">{info.hint}</p>
        {state === 'failed' && (
          <FailedNote
            onRetry={retry}
          >{tx`The boards could not be written: ${error?.message}`}</FailedNote>
        )}
        <TextArea
          label={t`Text`}
          hint={
            output !== undefined && output.text.length > SHOWN
              ? t`The first ${grouped(SHOWN)} of ${grouped(output.text.length)} characters.`
              : undefined
          }
          readOnly
          rows={10}
          value={output?.text.slice(0, SHOWN) ?? ''}
        />
        {output !== undefined && output.losses.length > 0 && (
          <ProblemList title={t`Not in it`} problems={output.losses} count={output.losses.length} />
        )}
      </div>
    </Dialog>
  )
}
