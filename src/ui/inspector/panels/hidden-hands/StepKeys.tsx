/** The step for other programs and for the notebook: copied or saved, as text and as JSON. */
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '#core/text.ts'
import type { DrawnMoment } from '../../../ask/knowledge/moment.ts'
import { useLine } from '../../../ask/knowledge/use-line.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { CopyButton } from '../../../kit/CopyButton.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { saveFile } from '../../../kit/save-file.ts'

export default function StepKeys({
  moment: { question, law, agreed, old },
}: {
  readonly moment: DrawnMoment
}) {
  const { told } = useLine()
  const { view } = question
  const at = view.calls.length + view.cards.length
  // Figures of another step are not handed on.
  const whole = old === 'none'
  const input = useMemo(
    () =>
      whole
        ? {
            ask: 'step' as const,
            view,
            moment: { law, agreed },
            sentences: [
              ...(told.find((one) => one.at === at)?.sentences.map(({ text }) => text) ?? []),
              ...(view.cards.length === 0 ? [] : law.sentences),
            ],
          }
        : undefined,
    [whole, view, law, agreed, told, at],
  )
  // It is long: written once, and not with every drawing.
  const key = useMemo(() => JSON.stringify(input), [input])
  const { output, error, run } = useJob('export', input, key)
  if (error !== undefined) return <PanelError message={error.message} onRetry={run} />
  const name = `kibitzer-${at}`
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-2" disabled={output === undefined}>
      <legend className="note">{t`These figures, for a notebook or a program`}</legend>
      <CopyButton text={output?.text ?? ''}>{t`Copy text`}</CopyButton>
      <CopyButton text={output?.json ?? ''}>{t`Copy JSON`}</CopyButton>
      <Button
        icon={Download}
        onClick={() => saveFile(output?.text ?? '', `${name}.txt`, 'text/plain')}
      >{t`Save text`}</Button>
      <Button
        icon={Download}
        onClick={() => saveFile(output?.json ?? '', `${name}.json`, 'application/json')}
      >{t`Save JSON`}</Button>
    </fieldset>
  )
}
