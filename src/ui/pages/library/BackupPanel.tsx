/** Everything of this device in one file, and back: merged with what is here, and told before it is done. */
import { Download } from 'lucide-react'
import { useState } from 'react'
import { t } from '#core/text.ts'
import { actions, keptHere, store, wholeTable } from '#store/index.ts'
import { type Backup, backupText, readBackup, rowsBeside } from '#store/shelf/backup.ts'
import { type Merge, mergeOf, restore } from '#store/shelf/merge.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Field.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { madeText, mergeSentences, newText } from './backup-words.ts'

type State =
  | { readonly kind: 'idle'; readonly said?: string }
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly backup: Backup; readonly merge: Merge }

/** Why nothing can be restored in this tab. */
const whyNot = (): string | undefined => {
  const kept = keptHere()
  if (kept?.storage() === undefined) return t`This browser keeps nothing here.`
  return kept.keeps()
    ? undefined
    : t`Another tab keeps the table. Restore there, or let this tab keep it.`
}

const besideHere = async () => {
  const storage = keptHere()?.storage()
  return storage === undefined ? [] : rowsBeside(storage)
}

const words = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

export function BackupPanel({ onRestored }: { readonly onRestored: () => void }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [settings, setSettings] = useState(false)
  const fail = (fault: unknown) => setState({ kind: 'failed', message: words(fault) })

  const save = async () => {
    const now = new Date().toISOString()
    const text = backupText(await wholeTable(), await besideHere(), now)
    saveFile(text, `kibitzer-backup-${now.slice(0, 10)}.json`, 'application/json')
    setState({ kind: 'idle', said: t`The backup is saved as a file.` })
  }
  const read = async (file: File) => {
    setState({ kind: 'reading' })
    const found = await readBackup(await file.text(), store.getState())
    if (!found.ok) {
      setState({ kind: 'failed', message: found.error.message })
      return
    }
    const merge = mergeOf(found.value, await wholeTable(), await besideHere())
    setState({ kind: 'found', backup: found.value, merge })
  }
  const take = async (backup: Backup) => {
    const kept = keptHere()
    const storage = kept?.storage()
    if (kept === undefined || storage === undefined) return
    // Once more, since a board may have been dealt while the reader read.
    const merge = mergeOf(backup, await wholeTable(), await besideHere())
    await restore({ store }, storage, backup, merge, settings)
    await kept.flush()
    const brought = newText(merge)
    const said =
      brought === ''
        ? t`Nothing was new.${settings ? t` The settings are the file’s now.` : ''}`
        : t`Restored: ${brought}.${settings ? t` The settings are the file’s too.` : ''}`
    setState({ kind: 'idle', said })
    actions.announce(said)
    onRestored()
  }
  return (
    <Panel
      id="library-backup"
      title={t`Backup`}
      lead={t`Boards, notes, strategies, systems, agreements, settings and results in one file.`}
    >
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} onClick={() => void save().catch(fail)}>{t`Save a backup`}</Button>
        <FileButton
          label={t`Backup file`}
          accept=".json,application/json"
          onFile={(file) => void read(file).catch(fail)}
        >{t`Restore from a file…`}</FileButton>
      </div>
      <div aria-live="polite">
        {state.kind === 'reading' && <p className="note mt-3">{t`Reading the file …`}</p>}
        {state.kind === 'idle' && state.said !== undefined && <p className="mt-3">{state.said}</p>}
        {state.kind === 'failed' && <p className="field-error mt-3">{state.message}</p>}
      </div>
      {state.kind === 'found' && (
        <section aria-label={t`What the backup would bring`} className="mt-3 grid gap-2">
          <p className="said">{madeText(state.backup)}</p>
          <ul className="ms-4 list-disc">
            {mergeSentences(state.merge).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Checkbox
            label={t`Take its settings too`}
            hint={t`Players, agreements and preferences of the file take the place of yours.`}
            checked={settings}
            onChange={setSettings}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setState({ kind: 'idle' })}>{t`Leave it`}</Button>
            <Button
              variant="primary"
              reason={whyNot()}
              onRefused={(message) => setState({ kind: 'failed', message })}
              onClick={() => void take(state.backup).catch(fail)}
            >{t`Restore`}</Button>
          </div>
        </section>
      )}
    </Panel>
  )
}
