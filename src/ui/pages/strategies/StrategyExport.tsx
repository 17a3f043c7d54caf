/** Gives a strategy out: JSON or the paper's fact syntax, to copy or to save as a file. */
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Strategy } from '#core/strategy.ts'
import type { JobInput } from '#engine/protocol.ts'
import { useJob } from '../../app/use-job.ts'
import { Button } from '../../parts/Button.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { TextArea } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { strategyKey } from './use-strategies.ts'

type Syntax = JobInput<'strategy-write'>['syntax']

/** `standard-american.json`: letters and digits of the name. */
export const fileNameOf = (name: string, syntax: Syntax): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${plain === '' ? 'strategy' : plain}.${syntax === 'json' ? 'json' : 'lp'}`
}

export function StrategyExport({
  strategy,
  open,
  onClose,
}: {
  readonly strategy: Strategy
  readonly open: boolean
  readonly onClose: () => void
}) {
  const [syntax, setSyntax] = useState<Syntax>('json')
  const input = useMemo(() => (open ? { strategy, syntax } : undefined), [open, strategy, syntax])
  const key = `${syntax} ${strategy.name} ${strategyKey(strategy)}`
  const { output, error } = useJob('strategy-write', input, key)
  return (
    <Dialog
      title="Export the strategy"
      open={open}
      onClose={onClose}
      footer={
        <>
          {output !== undefined && <CopyButton text={output}>Copy</CopyButton>}
          <Button
            variant="primary"
            icon={Download}
            reason={output === undefined ? 'The text is not ready yet.' : undefined}
            onClick={() => {
              if (output !== undefined)
                saveFile(
                  output,
                  fileNameOf(strategy.name, syntax),
                  syntax === 'json' ? 'application/json' : 'text/plain',
                )
            }}
          >
            Save as a file
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <SegmentedControl<Syntax>
          label="Form"
          hideLabel={false}
          value={syntax}
          options={[
            { value: 'json', label: 'JSON' },
            { value: 'facts', label: 'Facts' },
          ]}
          onChange={setSyntax}
        />
        <p className="note">
          {syntax === 'json'
            ? 'Everything: name, facts, tie-break and the changed numbers of what follows.'
            : 'The facts as the paper of 2006 writes them, for an answer-set solver. The tie-break and what follows the opening are not in it.'}
        </p>
        {error && (
          <p role="alert" className="field-error">
            The strategy could not be written: {error.message}
          </p>
        )}
        <TextArea label="Text" readOnly rows={12} value={output ?? ''} />
      </div>
    </Dialog>
  )
}
