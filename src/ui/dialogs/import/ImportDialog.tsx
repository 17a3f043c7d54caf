/** Import boards: paste a text or a link, choose a file, or drop one on the page. */
import { useEffect, useState } from 'react'
import { inQuotes } from '#core/locale.ts'
import { actions, takeBeside } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { SelectField, TextArea } from '../../parts/Field.tsx'
import { FileButton } from '../../parts/FileButton.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { onDropped, takeDropped } from './dropped.ts'
import type { ImportFound } from './found.ts'
import { foundSentence, LETTERS, progressText, takeLabel, whyNothing } from './import-words.ts'
import { ProblemList } from './ProblemList.tsx'
import { type ImportState, PASTED, useImport } from './use-import.ts'

type Mode = 'append' | 'replace'

/** Puts what was found on the table. True when it is there. */
function take(found: ImportFound, name: string, mode: Mode): boolean {
  const [first] = found.boards
  if (found.position !== undefined && first !== undefined) {
    const opened = actions.openPosition({ record: first, ...found.position }).ok
    if (opened && found.agreed !== undefined) void takeBeside(found.agreed)
    return opened
  }
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
      title="Import boards"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
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
          label="Boards or a link"
          hint="PBN, LIN, RBN, Kibitzer JSON, bare hands, also drawn as a diagram, links to a hand viewer or to a position shared from here."
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            if (state.kind !== 'idle') reset()
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button submit reason={text.trim() === '' ? 'There is no text yet.' : undefined}>
            Read the text
          </Button>
          <FileButton
            label="File with boards"
            accept=".pbn,.lin,.rbn,.rbx,.json,.txt,.zip,text/plain,application/json,application/zip"
            onFile={(chosen) => {
              setText('')
              readFile(chosen)
            }}
          >
            Choose a file…
          </FileButton>
          <p className="note">or drop one anywhere on the page; up to 25 MB.</p>
        </div>
      </form>
      <ImportResult state={state} onStop={reset} />
      {found?.guessed && (
        <SelectField
          label="Letters"
          hint="The file does not tell how its letters are meant. Choose until the names look right."
          className="mt-3"
          value={found.encoding}
          onChange={(event) => {
            const chosen = LETTERS.find(({ encoding }) => encoding === event.target.value)
            if (chosen !== undefined) readAgain(chosen.encoding)
          }}
        >
          {LETTERS.map(({ encoding, label }) => (
            <option key={encoding} value={encoding}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {found !== undefined && found.boards.length > 0 && found.position === undefined && (
        <div className="mt-3 grid gap-1">
          <SegmentedControl<Mode>
            label="Where they go"
            hideLabel={false}
            options={[
              { value: 'append', label: 'Behind the boards on the table' },
              { value: 'replace', label: 'In their place' },
            ]}
            value={mode}
            onChange={setMode}
          />
          {mode === 'replace' && (
            <p className="field-error">
              {boards === 1
                ? 'The board on the table, with all that happened on it, will be gone.'
                : `The ${boards} boards on the table, with all that happened on them, will be gone.`}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
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
          `Reading ${state.name === PASTED ? PASTED : inQuotes(state.name)}…`}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className="field-error">
          {state.name} could not be read: {state.message}
        </p>
      )}
      {state.kind === 'reading' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress
            aria-label="Reading"
            className="h-2 min-w-24 grow appearance-none rounded-control bg-fill-2 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-fill-2 [&::-webkit-progress-value]:bg-accent"
            max={Math.max(1, state.progress?.total ?? 1)}
            value={state.progress?.bytesRead ?? 0}
          />
          <span className="note">
            {state.progress === undefined ? '' : progressText(state.progress)}
          </span>
          <Button onClick={onStop}>Stop reading</Button>
        </div>
      )}
      {state.kind === 'found' && state.found.problemCount > 0 && (
        <ProblemList
          title="Lost"
          problems={state.found.problems}
          count={state.found.problemCount}
        />
      )}
      {state.kind === 'found' && state.found.remarks.length > 0 && (
        <ProblemList
          title="Read leniently"
          problems={state.found.remarks}
          count={state.found.remarkCount}
        />
      )}
    </div>
  )
}
