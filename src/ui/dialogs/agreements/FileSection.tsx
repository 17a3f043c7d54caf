/** Agreements of both sides out to a file and in from one. */

import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Problem } from '#core/result.ts'
import { t } from '#core/text.ts'
import { readAgreements, writeAgreements } from '#store/agreements/agreements-file.ts'
import type { BothSides } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { ProblemList } from '../../kit/ProblemList.tsx'
import { saveFile } from '../../kit/save-file.ts'
import type { Fault } from './use-agreement-draft.ts'

export function FileSection({
  sides,
  take,
}: {
  readonly sides: BothSides
  /** Takes agreements into use unless the engine finds a fault. */
  readonly take: (sides: BothSides) => Promise<readonly Fault[]>
}) {
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly Pick<Problem, 'code' | 'message'>[]>([])
  const [taken, setTaken] = useState(false)
  const read = async (from: string): Promise<void> => {
    setTaken(false)
    const found = readAgreements(from)
    if (!found.ok) {
      setProblems(found.error)
      return
    }
    const faults = await take(found.value)
    setProblems(faults.map(({ message }) => ({ code: 'agreements/fault', message })))
    setTaken(faults.length === 0)
  }
  return (
    <Fold title={t`Export and import`}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            icon={Download}
            onClick={() => saveFile(writeAgreements(sides), 'agreements.json', 'application/json')}
          >{t`Save as a file`}</Button>
          <CopyButton text={() => writeAgreements(sides)}>{t`Copy`}</CopyButton>
          <FileButton
            label={t`File with agreements`}
            accept=".json,application/json,text/plain"
            onFile={(chosen) =>
              void chosen.text().then((content) => {
                setText(content.slice(0, 20_000))
                return read(content)
              })
            }
          >{t`Choose a file`}</FileButton>
        </div>
        <TextArea
          label={t`Agreements as text`}
          rows={6}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblems([])
            setTaken(false)
          }}
        />
        <Button
          reason={text.trim() === '' ? t`There is no text yet.` : undefined}
          onClick={() => void read(text)}
        >{t`Read the text`}</Button>
        <div role="status">
          {taken && <p>{t`The agreements of both sides are taken.`}</p>}
          {problems.length > 0 && (
            <p className="field-error">{t`This cannot be taken; the former agreements stay.`}</p>
          )}
        </div>
        {problems.length > 0 && (
          <ProblemList title={t`Problems`} problems={problems} count={problems.length} />
        )}
      </div>
    </Fold>
  )
}
