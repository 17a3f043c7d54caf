/** *Session*: begins one, shows the score sheet of the one under way, and lists those that are over. */
import { useState } from 'react'
import { SEATS, SOUTH } from '#core/seat.ts'
import { SESSION_SCORINGS, type SessionScoring } from '#core/session-score.ts'
import { actions, hasRobots, MOST_SESSION_BOARDS, sessionNow } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Checkbox, SelectField, TextField } from '../../parts/Field.tsx'
import { PastSessions } from '../../session/PastSessions.tsx'
import { ScoreSheet } from '../../session/ScoreSheet.tsx'
import { SCORING_HINTS, SCORING_NAMES, sessionText } from '../../session/session-words.ts'

const USUAL_LENGTH = '8'

export default function SessionDialog({ open, onClose, onDone }: OpenDialogProps) {
  const sessions = useKibitzer((s) => s.sessions)
  const now = sessionNow(sessions)
  const robots = useKibitzer(hasRobots)
  const [scoring, setScoring] = useState<SessionScoring>('robots')
  const [length, setLength] = useState(USUAL_LENGTH)
  const [seated, setSeated] = useState(true)
  const [error, setError] = useState<string>()
  const past = sessions.filter((session) => session !== now)
  const start = () => {
    const done = actions.startSession(scoring, Number(length))
    if (!done.ok) {
      setError(done.error.message)
      return
    }
    if (seated && !robots) {
      for (const seat of SEATS) if (seat !== SOUTH) actions.setPlayer(seat, { kind: 'robot' })
      actions.setViewMode({ kind: 'sit', seat: SOUTH })
    }
    actions.dealNew({ number: 1 })
    onDone()
  }
  return (
    <Dialog
      title="Session"
      open={open}
      onClose={onClose}
      footer={
        now === undefined ? (
          <>
            <Button onClick={onClose}>Not now</Button>
            <Button variant="primary" onClick={start}>
              Start
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => actions.endSession()}>End the session</Button>
            <Button variant="primary" onClick={onClose}>
              Play on
            </Button>
          </>
        )
      }
    >
      {now === undefined ? (
        <div className="grid gap-3">
          <p>Boards played one after another and scored together.</p>
          <SelectField
            label="Scored by"
            value={scoring}
            hint={SCORING_HINTS[scoring]}
            onChange={(event) =>
              setScoring(SESSION_SCORINGS.find((one) => one === event.target.value) ?? 'robots')
            }
          >
            {SESSION_SCORINGS.map((one) => (
              <option key={one} value={one}>
                {SCORING_NAMES[one]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Boards"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_SESSION_BOARDS}
            value={length}
            error={error}
            onChange={(event) => {
              setLength(event.target.value)
              setError(undefined)
            }}
          />
          {!robots && (
            <Checkbox
              label="Robots in the other three seats"
              hint="You sit South; they bid by their side’s system."
              checked={seated}
              onChange={setSeated}
            />
          )}
        </div>
      ) : (
        <>
          <p className="mb-2">
            <b className="font-semibold">{SCORING_NAMES[now.scoring]}</b>, {sessionText(now)}. A
            board counts as it was finished first.
          </p>
          <ScoreSheet session={now} />
        </>
      )}
      {past.length > 0 && (
        <section aria-label="Sessions that are over" className="mt-4">
          <PastSessions sessions={past} />
        </section>
      )}
    </Dialog>
  )
}
