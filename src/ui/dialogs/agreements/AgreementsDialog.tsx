/** What the sides agree, by hand: calls, leads and signals. Each edit that makes sense is in use at once. */
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { type Side, sideName } from '#core/seat.ts'
import { CALL_TABLES } from '#store/agreements/agreements-presets.ts'
import { actions, SILENT_CARDING, type SideAgreements } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { SelectField } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
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
      title="Agreements"
      open={open}
      onClose={onClose}
      width="wide"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3 grid-cols-1 justify-items-start">
        {inExample && (
          <p className="note">
            These are the agreements of the example; yours come back when you leave it.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl<Side>
            label="Side"
            value={side}
            options={([0, 1] as const).map((value) => ({ value, label: sideName(value) }))}
            onChange={setSide}
          />
          <Button
            icon={Undo2}
            reason={canUndo ? undefined : 'There is nothing to undo.'}
            onClick={() => actions.undoAgreements()}
          >
            Undo
          </Button>
          <Button
            icon={Redo2}
            reason={canRedo ? undefined : 'There is nothing to redo.'}
            onClick={() => actions.redoAgreements()}
          >
            Redo
          </Button>
          <Button icon={RotateCcw} onClick={() => actions.resetAgreements(side)}>
            Start afresh
          </Button>
        </div>
        <div role="status">
          {pending && faults.length > 0 && (
            <p className="field-error">
              Not in use: {faults[0]?.message}
              {faults.length > 1 && ` And ${faults.length - 1} more.`} The former agreements stay.
            </p>
          )}
        </div>
        {failed !== undefined && (
          <p role="alert" className="field-error">
            The agreements could not be judged: {failed}
          </p>
        )}
        <div className="grid w-full cols-fit-44 items-start gap-x-3 gap-y-2">
          <SelectField
            label="Calls to begin from"
            value=""
            onChange={(event) => {
              const calls = CALL_TABLES[Number(event.target.value)]
              if (calls !== undefined) put({ calls })
            }}
          >
            <option value="">Choose …</option>
            {CALL_TABLES.map(({ name, entries }, i) => (
              <option key={name} value={i}>
                {entries.length === 0 ? 'No calls' : name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Leads to begin from"
            value=""
            onChange={(event) => {
              const carding = cardings[Number(event.target.value)]
              if (carding !== undefined) put({ carding })
            }}
          >
            <option value="">Choose …</option>
            {cardings.map(({ name }, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </SelectField>
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
