/** Sends boards that the reader has played, and takes what was sent by others. */
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { t, tAs } from '#core/text.ts'
import { emptyChallenge } from '#live/challenge.ts'
import { sessionName, sessionText } from '../../ask/session/session-words.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { ChoiceField, TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { codeIn, madeIn, toSend } from './challenge-model.ts'
import { SendResult } from './SendResult.tsx'

export function MakeChallenge() {
  const sessions = useKibitzer((s) => s.sessions)
  const on = useKibitzer((s) => s.table.boards)
  const all = useMemo(() => toSend(sessions, on), [sessions, on])
  const [from, setFrom] = useState<number>()
  const chosen = all.find(({ session }) => session.from === from) ?? all[0]
  const records = chosen?.records
  const encode = useMemo(
    () => (records === undefined ? undefined : ({ kind: 'encode-set', records } as const)),
    [records],
  )
  const { output } = useJob('link', encode)
  const boards =
    output?.kind === 'encoded-set' && output.result.ok ? output.result.value : undefined
  const made = chosen && madeIn(chosen.session, on, chosen.records)
  return (
    <div className="grid gap-4">
      <Panel
        id="challenge-make"
        title={t`Challenge a friend`}
        lead={t`Send boards you have played. Your result stays sealed until your friend has played them too; then you both see both.`}
      >
        {chosen === undefined ? (
          <p>{t`Play a session of up to 16 boards first, or one of today’s boards: ⋯, Session.`}</p>
        ) : (
          <>
            <ChoiceField
              label={t`Boards`}
              value={chosen.session.from}
              options={all.map(({ session }) => ({
                value: session.from,
                label: t`${sessionName(session)}, ${sessionText(session)}`,
              }))}
              onChange={setFrom}
            />
            {boards !== undefined && made !== undefined && (
              <SendResult
                key={chosen.session.from}
                session={chosen.session}
                before={emptyChallenge(boards, chosen.session.scoring)}
                made={made}
                words={CHALLENGE}
              />
            )}
          </>
        )}
      </Panel>
      <Paste />
    </div>
  )
}

const CHALLENGE = {
  make: t`Make the challenge`,
  qr: t`QR code of the challenge`,
  hint: t`Your friend plays the boards and sends you an answer.`,
}

/** What a friend sent as text: a link, or its last part. */
function Paste() {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const open = () => {
    const code = codeIn(text)
    if (code === undefined) setError(t`There is no challenge in this text.`)
    else navigate(`/challenge/${code}`)
  }
  return (
    <Panel id="challenge-paste" title={t`A challenge or an answer you got`}>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <TextField
          label={t`Link`}
          className="grow"
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
        <Button submit>{tAs('verb')`Open`}</Button>
      </form>
    </Panel>
  )
}
