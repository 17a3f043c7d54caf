/** Seals the reader's result behind a code, and shows the code as a link and as a QR code. */
import { useState } from 'react'
import type { BoardMade } from '#core/board-made.ts'
import { t } from '#core/text.ts'
import { goesOn, withResult } from '#live/challenge.ts'
import { NAME_LETTERS, plainWords } from '#live/plain.ts'
import { actions, type Session } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { TextField } from '../../kit/Field.tsx'
import { QrPicture } from '../../kit/qr/QrPicture.tsx'

interface SendResultProps {
  readonly session: Session
  /** The code that the result goes behind. */
  readonly before: string
  readonly made: readonly BoardMade[]
  readonly words: { readonly make: string; readonly qr: string; readonly hint: string }
}

/** The address of a code, with the place that this copy of the page is at. */
const challengeLink = (code: string): string =>
  `${location.origin}${location.pathname}${location.search}#/challenge/${code}`

export function SendResult({ session, before, made, words }: SendResultProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const sent = session.sent !== undefined && goesOn(session.sent, before) ? session.sent : undefined
  const seal = () => {
    if (plainWords(name, NAME_LETTERS) === '') {
      setError(t`Your name tells your friend whose result it is.`)
      return
    }
    setFailed(undefined)
    withResult(before, name, made).then(
      (code) => actions.noteSent(session.from, code),
      (fault: unknown) => setFailed(fault instanceof Error ? fault.message : String(fault)),
    )
  }
  if (!window.isSecureContext)
    return (
      <p className="note mt-3">{t`A result can be sealed only where the page comes over https.`}</p>
    )
  return (
    <div className="mt-3 grid gap-3">
      {sent === undefined ? (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            seal()
          }}
        >
          <TextField
            label={t`Your name`}
            value={name}
            error={error}
            maxLength={NAME_LETTERS}
            autoComplete="name"
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
          <Button variant="primary" submit>
            {words.make}
          </Button>
        </form>
      ) : (
        <>
          <TextField
            label={t`Link`}
            value={challengeLink(sent)}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={challengeLink(sent)} variant="primary">{t`Copy link`}</CopyButton>
            <p role="status" className="note min-w-0 grow basis-48">
              {words.hint}
            </p>
          </div>
          <QrPicture text={challengeLink(sent)} label={words.qr} />
        </>
      )}
      {failed !== undefined && (
        <FailedNote onRetry={seal}>{t`The result could not be sealed: ${failed}`}</FailedNote>
      )}
    </div>
  )
}
