/** Brings a strategy in: a file, or a text, as JSON or in the paper's fact syntax. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import { unpackText } from '#store/links/packed-text.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { TextArea } from '../../kit/Field.tsx'
import { FileButton } from '../../kit/FileButton.tsx'
import { ProblemList } from '../../kit/ProblemList.tsx'
import { tx } from '../../kit/tx.ts'

export interface StrategyImportProps {
  readonly open: boolean
  /** What a link carried: the text of a strategy, packed. */
  readonly packed?: string | undefined
  readonly onClose: () => void
  /** Takes a strategy that was read without a problem. */
  readonly onTake: (strategy: Strategy) => void
}

type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly answer: JobOutput<'strategy-text', 'read'> }
  | { readonly kind: 'failed'; readonly message: string }

/** Bytes; far more than any strategy, and than what the reader takes. */
const MAX_FILE = 2_000_000

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))

export function StrategyImport({ open, packed, onClose, onTake }: StrategyImportProps) {
  const [text, setText] = useState('')
  const [reading, setReading] = useState<Reading>({ kind: 'none' })
  const latest = useRef(0)

  const read = async (get: () => Promise<string>) => {
    latest.current += 1
    const mine = latest.current
    const say = (next: Reading) => {
      if (latest.current === mine) setReading(next)
    }
    try {
      say({
        kind: 'read',
        answer: await engine().run('strategy-text', { ask: 'read', text: await get() }),
      })
    } catch (fault) {
      say({ kind: 'failed', message: wordsOf(fault) })
    }
  }
  const readFile = async (chosen: File): Promise<string> => {
    if (chosen.size > MAX_FILE)
      throw new Error(t`${chosen.name} is larger than any strategy; it was not read.`)
    const content = await chosen.text()
    setText(content.slice(0, 20_000))
    return content
  }
  const readLink = useEffectEvent((of: string) =>
    read(async () => {
      const unpacked = await unpackText(of, MAX_FILE)
      if (unpacked === undefined || unpacked === 'too-long')
        throw new Error(t`The link is cut off or changed.`)
      setText(unpacked.text)
      return unpacked.text
    }),
  )
  useEffect(() => {
    if (packed !== undefined) void readLink(packed)
  }, [packed])
  const leave = () => {
    latest.current += 1
    setReading({ kind: 'none' })
    setText('')
    onClose()
  }

  const found = reading.kind === 'read' && reading.answer.ok ? reading.answer.value : undefined
  return (
    <Dialog
      title={t`Import a strategy`}
      open={open}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            reason={
              found === undefined ? t`No strategy has been read without a problem.` : undefined
            }
            onClick={() => {
              if (found === undefined) return
              // It goes to the strategy from where the dialog leaves the page.
              leave()
              onTake(found.strategy)
            }}
          >{t`Put it in the library`}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{tx`As JSON, or as facts: ${<code>open(1,spade,12,21,5).</code>} The strategies there are stay as they are.`}</p>
        <div>
          <FileButton
            label={t`File with a strategy`}
            accept=".json,.lp,.pl,.txt,.facts,application/json,text/plain"
            onFile={(chosen) => void read(() => readFile(chosen))}
          >{t`Choose a file`}</FileButton>
        </div>
        <TextArea
          label={t`Strategy as text`}
          rows={8}
          value={text}
          onChange={(event) => {
            latest.current += 1
            setText(event.target.value)
            setReading({ kind: 'none' })
          }}
        />
        <div>
          <Button
            reason={text.trim() === '' ? t`There is no text yet.` : undefined}
            onClick={() => void read(() => Promise.resolve(text))}
          >{t`Read the text`}</Button>
        </div>
        <div role="status">
          {reading.kind === 'failed' && <p className="field-error">{reading.message}</p>}
          {found && (
            <p>{tx`Read: ${<b>{found.strategy.name === '' ? t`a strategy without a name` : found.strategy.name}</b>}, ${
              found.strategy.facts.length === 1
                ? t`one fact`
                : t`${found.strategy.facts.length} facts`
            }.`}</p>
          )}
          {reading.kind === 'read' && !reading.answer.ok && (
            <p className="field-error">{t`This cannot be taken; nothing was changed.`}</p>
          )}
        </div>
        {reading.kind === 'read' && !reading.answer.ok && (
          <ProblemList
            title={t`Problems`}
            problems={reading.answer.error}
            count={reading.answer.error.length}
          />
        )}
        {found && found.warnings.length > 0 && (
          <ProblemList
            title={t`Warnings`}
            problems={found.warnings}
            count={found.warnings.length}
          />
        )}
      </div>
    </Dialog>
  )
}
