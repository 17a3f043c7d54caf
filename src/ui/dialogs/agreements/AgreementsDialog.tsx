/** What the sides agree, by hand: calls, leads and signals. Each edit that makes sense is in use at once. */
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type Side, sideName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { CALL_TABLES } from '#store/agreements/agreements-presets.ts'
import { actions, SILENT_CARDING, type SideAgreements } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { ChoiceField } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'
import { CallsSection } from './CallsSection.tsx'
import { CardingSection } from './CardingSection.tsx'
import { FileSection } from './FileSection.tsx'
import { useAgreementDraft } from './use-agreement-draft.ts'

const LIST = { kind: 'list' } as const

export default function AgreementsDialog({ open, onClose }: OpenDialogProps) {
  const [side, setSide] = useState<Side>(0)
  const { sides, faults, failed, pending, change, takeBoth } = useAgreementDraft()
  const canUndo = useKibitzer((s) => s.agreements.past.length > 0)
  const canRedo = useKibitzer((s) => s.agreements.future.length > 0)
  const inExample = useKibitzer((s) => s.example !== undefined)
  const { output } = useJob('agreements-check', LIST, 'list')
  const own = sides[side]
  const put = (part: Partial<SideAgreements>, touched?: string) =>
    change(side, { ...own, ...part }, touched === undefined ? undefined : `${side} ${touched}`)
  const cardings = [...(output?.cardings ?? []), SILENT_CARDING]
  const ofSide = faults.filter((fault) => fault.side === side)
  return (
    <Dialog
      title={t`Agreements`}
      open={open}
      onClose={onClose}
      width="wide"
      footer={<Button variant="primary" onClick={onClose}>{t`Done`}</Button>}
    >
      <div className="grid gap-3 grid-cols-1 justify-items-start">
        {inExample && (
          <p className="note">{t`These are the agreements of the example; yours come back when you leave it.`}</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl<Side>
            label={t`Side`}
            value={side}
            options={([0, 1] as const).map((value) => ({ value, label: sideName(value) }))}
            onChange={setSide}
          />
          <Button
            icon={Undo2}
            reason={canUndo ? undefined : t`There is nothing to undo.`}
            onClick={() => actions.undoAgreements()}
          >{t`Undo`}</Button>
          <Button
            icon={Redo2}
            reason={canRedo ? undefined : t`There is nothing to redo.`}
            onClick={() => actions.redoAgreements()}
          >{t`Redo`}</Button>
          <Button
            icon={RotateCcw}
            onClick={() => actions.resetAgreements(side)}
          >{t`Start afresh`}</Button>
        </div>
        <div role="status">
          {pending && faults.length > 0 && (
            <p className="field-error">{tx`Not in use: ${faults[0]?.message}${faults.length > 1 && t` And ${faults.length - 1} more.`} The former agreements stay.`}</p>
          )}
        </div>
        {failed !== undefined && (
          <p
            role="alert"
            className="field-error"
          >{t`The agreements could not be judged: ${failed}`}</p>
        )}
        <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
          <ChoiceField
            label={t`Calls to begin from`}
            value={-1}
            options={[
              { value: -1, label: t`Choose …` },
              ...CALL_TABLES.map(({ name, entries }, value) => ({
                value,
                label: entries.length === 0 ? t`No calls` : name,
              })),
            ]}
            onChange={(i) => {
              const calls = CALL_TABLES[i]
              if (calls !== undefined) put({ calls })
            }}
          />
          <ChoiceField
            label={t`Leads to begin from`}
            value={-1}
            options={[
              { value: -1, label: t`Choose …` },
              ...cardings.map(({ name }, value) => ({ value, label: name })),
            ]}
            onChange={(i) => {
              const carding = cardings[i]
              if (carding !== undefined) put({ carding })
            }}
          />
        </div>
        <CallsSection
          key={`calls ${side}`}
          table={own.calls}
          faults={ofSide.filter((fault) => fault.entry !== undefined)}
          onChange={(calls, touched) => put({ calls }, touched)}
        />
        <CardingSection
          key={`carding ${side}`}
          carding={own.carding}
          faults={ofSide.filter((fault) => fault.entry === undefined)}
          onChange={(carding, touched) => put({ carding }, touched)}
        />
        <FileSection sides={sides} take={takeBoth} />
      </div>
    </Dialog>
  )
}
