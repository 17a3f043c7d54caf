/** Import boards: paste a text or a link, choose a file, or drop one on the page. */
import { useEffect, useState } from 'react'
import { inQuotes } from '#core/locale.ts'
import { systemTextKey, systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import { actions, takeBeside } from '#store/index.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { onDropped, takeDropped } from '../../kit/dropped.ts'
import { ChoiceField, TextArea } from '../../kit/Field.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { ProblemList } from '../../kit/ProblemList.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import type { ImportFound } from './found.ts'
import {
  foundSentence,
  LETTERS,
  progressText,
  systemFault,
  takeLabel,
  whyNothing,
} from './import-words.ts'
import { type ImportState, PASTED, useImport } from './use-import.ts'

type Mode = 'append' | 'replace'

/** Puts a system with the reader's own, and says so or why not. */
function keepSystem(text: string): boolean {
  const kept = actions.keepOwnSystem({ text })
  actions.addNotice({
    id: `own-system ${kept.ok ? kept.value : ''}`,
    tone: kept.ok ? 'note' : 'error',
    message: kept.ok ? t`“${systemTextName(text)}” is among your systems now.` : kept.error.message,
    choices: kept.ok
      ? [{ id: 'own-system', label: t`Look at it`, address: `#/systems/${kept.value}` }]
      : [],
  })
  return kept.ok
}

/** Puts what was found on the table. True when it is there. */
function take(found: ImportFound, name: string, mode: Mode): boolean {
  const [first] = found.boards
  if (found.position !== undefined && first !== undefined) {
    const opened = actions.openPosition({ record: first, ...found.position }).ok
    if (opened && found.agreed !== undefined) void takeBeside(found.agreed)
    return opened
  }
  if (!found.systems.every(keepSystem)) return false
  if (first === undefined) return found.systems.length > 0
  return actions.loadBoards(found.boards, name, { mode, problems: found.problems }).ok
}

export default function ImportDialog({ open, onClose, onDone }: OpenDialogProps) {
  const { state, readText, readFile, readAgain, reset } = useImport()
  const [text, setText] = useState('')
  const [mode, setMode] = useState<Mode>('append')
  const boards = useKibitzer((s) => s.table.boards.length)

  useEffect(() => {
    const fetch = () => {
      const dropped = takeDropped()
      if (dropped?.kind === 'file') {
        setText('')
        readFile(dropped.file)
      }
      if (dropped?.kind === 'text') {
        setText(dropped.text)
        readText(dropped.text)
      }
    }
    fetch()
    return onDropped(fetch)
  }, [readFile, readText])

  const found = state.kind === 'found' ? state.found : undefined
  const nothing = whyNothing(found)
  return (
    <Dialog
      title={t`Import boards`}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            reason={nothing}
            onClick={() => {
              if (found && state.kind === 'found' && take(found, state.name, mode)) onDone()
            }}
          >
            {takeLabel(found)}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          readText(text)
        }}
      >
        <TextArea
          label={t`Boards or a link`}
          hint={t`PBN, LIN, RBN, Kibitzer JSON, bare hands, also drawn as a diagram, links to a hand viewer or to a position shared from here, or a bidding system: its text, BML, Full Disclosure, a card of BBA or BBO.`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            if (state.kind !== 'idle') reset()
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            submit
            reason={text.trim() === '' ? t`There is no text yet.` : undefined}
          >{t`Read the text`}</Button>
          <FileButton
            label={t`File with boards`}
            accept=".pbn,.lin,.rbn,.rbx,.json,.txt,.zip,.bml,.bss,.bbsa,.xml,text/plain,application/json,application/zip"
            onFile={(chosen) => {
              setText('')
              readFile(chosen)
            }}
          >{t`Choose a file…`}</FileButton>
          <p className="note">{t`or drop one anywhere on the page; up to 25 MB.`}</p>
        </div>
      </form>
      <ImportResult state={state} onStop={reset} />
      {found?.guessed && (
        <ChoiceField
          label={t`Letters`}
          hint={t`The file does not tell how its letters are meant. Choose until the names look right.`}
          className="mt-3"
          value={found.encoding}
          options={LETTERS}
          onChange={readAgain}
        />
      )}
      {found !== undefined && found.boards.length > 0 && found.position === undefined && (
        <div className="mt-3 grid gap-1">
          <SegmentedControl<Mode>
            label={t`Where they go`}
            hideLabel={false}
            options={[
              { value: 'append', label: t`Behind the boards on the table` },
              { value: 'replace', label: t`In their place` },
            ]}
            value={mode}
            onChange={setMode}
          />
          {mode === 'replace' && (
            <p className="field-error">
              {boards === 1
                ? t`The board on the table, with all that happened on it, will be gone.`
                : t`The ${boards} boards on the table, with all that happened on them, will be gone.`}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** What is wrong in the systems that were read, each mistake with its place. */
function SystemFaults({ texts }: { readonly texts: readonly string[] }) {
  const asked =
    texts.length === 0 ? undefined : { systems: texts.map((text) => ({ id: 'imported', text })) }
  const { output, error } = useJob('own-systems', asked, texts.map(systemTextKey).join(' '))
  if (error !== undefined) return <p className="field-error">{error.message}</p>
  return output?.map(({ problems }, i) => {
    const text = texts[i] ?? ''
    return (
      problems.length > 0 && (
        <div key={systemTextKey(text)}>
          <p className="field-error mb-2">{systemFault(text, problems.length)}</p>
          <ProblemList
            title={t`Mistakes`}
            problems={problems.map((one) => ({ code: 'system-text', ...one }))}
            count={problems.length}
          />
        </div>
      )
    )
  })
}

function ImportResult({
  state,
  onStop,
}: {
  readonly state: ImportState
  readonly onStop: () => void
}) {
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className="font-medium empty:hidden">
        {state.kind === 'found' &&
          foundSentence(state.found, state.name === PASTED ? undefined : state.name)}
        {state.kind === 'reading' &&
          t`Reading ${state.name === PASTED ? PASTED : inQuotes(state.name)}…`}
      </p>
      {state.kind === 'failed' && (
        <p
          role="alert"
          className="field-error"
        >{t`${state.name} could not be read: ${state.message}`}</p>
      )}
      {state.kind === 'reading' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress
            aria-label={t`Reading`}
            className="h-2 min-w-24 grow appearance-none rounded-control bg-fill-2 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-fill-2 [&::-webkit-progress-value]:bg-accent"
            max={Math.max(1, state.progress?.total ?? 1)}
            value={state.progress?.bytesRead ?? 0}
          />
          <span className="note">
            {state.progress === undefined ? '' : progressText(state.progress)}
          </span>
          <Button onClick={onStop}>{t`Stop reading`}</Button>
        </div>
      )}
      {state.kind === 'found' && <SystemFaults texts={state.found.systems} />}
      {state.kind === 'found' && state.found.problemCount > 0 && (
        <ProblemList
          title={state.found.cards.length > 0 ? t`Not understood` : t`Lost`}
          problems={state.found.problems}
          count={state.found.problemCount}
        />
      )}
      {state.kind === 'found' && state.found.remarks.length > 0 && (
        <ProblemList
          title={t`Read leniently`}
          problems={state.found.remarks}
          count={state.found.remarkCount}
        />
      )}
    </div>
  )
}
