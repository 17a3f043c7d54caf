/** Gives a strategy out: JSON or the paper's fact syntax, to copy or to save as a file. */
import { Download } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { packText } from '#store/links/packed-text.ts'
import { strategyKey } from '../../ask/strategies/use-strategies.ts'
import { useJob } from '../../ask/use-job.ts'
import { packedStrategyHash } from '../../kit/addresses/strategies.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { saveFile } from '../../kit/save-file.ts'

type Syntax = JobInput<'strategy-text', 'write'>['syntax']
/** A text to copy or save, or a link that carries it. */
type Form = Syntax | 'link'

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
  const [form, setForm] = useState<Form>('json')
  const syntax = form === 'facts' ? 'facts' : 'json'
  const input = useMemo(
    () => (open ? ({ ask: 'write', strategy, syntax } as const) : undefined),
    [open, strategy, syntax],
  )
  const key = `${syntax} ${strategy.name} ${strategyKey(strategy)}`
  const { output: written, error } = useJob('strategy-text', input, key)
  const [link, setLink] = useState<{ readonly of: string; readonly text: string } | undefined>()
  useEffect(() => {
    if (form !== 'link' || written === undefined) return
    void packText(JSON.stringify(JSON.parse(written))).then((packed) =>
      setLink({ of: written, text: new URL(packedStrategyHash(packed), location.href).href }),
    )
  }, [form, written])
  const linked = link?.of === written ? link?.text : undefined
  const output = form === 'link' ? linked : written
  return (
    <Dialog
      title={t`Export the strategy`}
      open={open}
      onClose={onClose}
      footer={
        <>
          {output !== undefined && <CopyButton text={output}>{t`Copy`}</CopyButton>}
          <Button
            variant="primary"
            icon={Download}
            reason={written === undefined ? t`The text is not ready yet.` : undefined}
            onClick={() => {
              if (written !== undefined)
                saveFile(
                  written,
                  fileNameOf(strategy.name, syntax),
                  syntax === 'json' ? 'application/json' : 'text/plain',
                )
            }}
          >{t`Save as a file`}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <SegmentedControl<Form>
          label={t`Form`}
          hideLabel={false}
          value={form}
          options={[
            { value: 'json', label: 'JSON' },
            { value: 'facts', label: t`Facts` },
            { value: 'link', label: t`Link` },
          ]}
          onChange={setForm}
        />
        <p className="note">
          {form === 'link'
            ? t`Opens this strategy in another browser, where it can be kept.`
            : syntax === 'json'
              ? t`Everything: name, facts, tie-break and the changed numbers of what follows.`
              : t`The facts as the paper of 2006 writes them, for an answer-set solver. The tie-break and what follows the opening are not in it.`}
        </p>
        {error && (
          <p
            role="alert"
            className="field-error"
          >{t`The strategy could not be written: ${error.message}`}</p>
        )}
        <TextArea label={t`Text`} readOnly rows={12} value={output ?? ''} />
      </div>
    </Dialog>
  )
}
