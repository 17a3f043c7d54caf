/** Export boards: this board or all of them, in a format, to copy or to save as a file. */

import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { grouped } from '#core/locale.ts'
import { currentBoard } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FailedNote } from '../../parts/FailedNote.tsx'
import { TextArea } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { ProblemList } from '../import/ProblemList.tsx'
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
    return { input: { records, format }, key: String(asked) }
  }, [all, boards, board, seats, format])
  const { output, state, error, run: retry } = useJob('export', input, key)
  const info = infoOf(format)
  const count = input.records.length
  const waiting = output === undefined ? 'The text is not ready yet.' : undefined
  return (
    <Dialog
      title="Export boards"
      open={open}
      onClose={onClose}
      footer={
        <>
          {output !== undefined && <CopyButton text={output.text}>Copy</CopyButton>}
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
          >
            Save as a file
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {boards.length > 1 && (
          <SegmentedControl
            label="Boards"
            hideLabel={false}
            options={[
              { value: 'one', label: 'This board' },
              { value: 'all', label: `All ${boards.length} boards` },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
        <SegmentedControl<ExportFormat>
          label="Format"
          hideLabel={false}
          options={EXPORT_FORMATS.map(({ id, label }) => ({ value: id, label }))}
          value={format}
          onChange={setFormat}
        />
        <p className="note">{info.hint}</p>
        {state === 'failed' && (
          <FailedNote onRetry={retry}>The boards could not be written: {error?.message}</FailedNote>
        )}
        <TextArea
          label="Text"
          hint={
            output !== undefined && output.text.length > SHOWN
              ? `The first ${grouped(SHOWN)} of ${grouped(output.text.length)} characters.`
              : undefined
          }
          readOnly
          rows={10}
          value={output?.text.slice(0, SHOWN) ?? ''}
        />
        {output !== undefined && output.losses.length > 0 && (
          <ProblemList title="Not in it" problems={output.losses} count={output.losses.length} />
        )}
      </div>
    </Dialog>
  )
}
