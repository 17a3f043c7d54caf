/** What did that call show? Points from and to, and the length of its suit, marked by the system’s own reading. */
import { useEffect, useMemo, useState } from 'react'
import { rotate, SOUTH, seatName } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { gradeOfShown, type SaidShown } from '#practice/shown.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { TextField } from '../../kit/Field.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { TwoColumns, useAnswer } from './Asked.tsx'
import { Feedback } from './Feedback.tsx'
import { PracticeAuction } from './PracticeAuction.tsx'
import type { CallShows, RuleQuestion } from './question.ts'
import { SureField } from './SureField.tsx'
import { askedOfCall, isHelped } from './words.ts'

export function ShowsQuestion(props: RuleQuestion) {
  const { system: kept, rule, calls } = props.question.skill
  const system = usePlayable(kept)
  const turn = useMemo(
    // Partner makes the call.
    () => ({
      system,
      dealer: rotate(SOUTH, 2 - calls.length),
      vulnerability: 'None' as const,
      calls,
    }),
    [system, calls],
  )
  const job = useJob('practice-turn', { ask: 'shown', ...turn, rule })
  const { onPassed } = props
  const isGone = job.output?.ok === false
  useEffect(() => {
    if (isGone) onPassed()
  }, [isGone, onPassed])
  if (job.error !== undefined)
    return (
      <PanelError message={t`The call could not be read: ${job.error.message}`} onRetry={job.run} />
    )
  if (job.output === undefined) return <p role="status" className="panel-lead">{t`One moment…`}</p>
  if (!job.output.ok) return null
  return <Shown {...props} turn={turn} shows={job.output.value} />
}

interface Draft {
  readonly least: string
  readonly most: string
  readonly length: string
}
const EMPTY: Draft = { least: '', most: '', length: '' }
const FIELDS = ['least', 'most', 'length'] as const
type Field = (typeof FIELDS)[number]
const MOST: Readonly<Record<Field, number>> = { least: 37, most: 37, length: 13 }

/** What was typed as numbers, or the first field that is none. */
function readDraft(
  draft: Draft,
  fields: readonly Field[],
): { readonly said: SaidShown } | { readonly field: Field; readonly message: string } {
  const numbers: Partial<Record<Field, number>> = {}
  for (const field of fields) {
    const n = Number(draft[field].trim())
    if (draft[field].trim() === '' || !Number.isInteger(n) || n < 0 || n > MOST[field])
      return { field, message: t`A whole number from 0 to ${MOST[field]}.` }
    numbers[field] = n
  }
  const { least = 0, most = 0, length } = numbers
  if (least > most) return { field: 'most', message: t`Fewer than the least, ${least}.` }
  return { said: { least, most, ...(length === undefined ? {} : { length }) } }
}

function Shown({
  question,
  onNext,
  turn,
  shows,
}: RuleQuestion & {
  readonly turn: { readonly dealer: 0 | 1 | 2 | 3; readonly vulnerability: 'None' }
  readonly shows: CallShows
}) {
  const answer = useAnswer(question)
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [fault, setFault] = useState<{ readonly field: Field; readonly message: string }>()
  const [said, setSaid] = useState<SaidShown>()
  const { call, calls, made, points, suit, length } = shows
  const asked = calls.length - 1
  const told = made[asked]
  const fields = suit === undefined ? FIELDS.slice(0, 2) : FIELDS
  const grade = said && gradeOfShown(said, points, length)
  const submit = () => {
    const read = readDraft(draft, fields)
    if ('field' in read) {
      setFault(read)
      return
    }
    setSaid(read.said)
    answer.keep({
      grade: gradeOfShown(read.said, points, length),
      asked: askedOfCall(call, calls.slice(0, asked)),
    })
  }
  const field = (name: Field, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      className="w-28"
      value={draft[name]}
      error={fault?.field === name ? fault.message : undefined}
      onChange={(event) => {
        setDraft({ ...draft, [name]: event.target.value })
        setFault(undefined)
      }}
    />
  )
  const says = told?.says
  return (
    <TwoColumns
      says={tx`${seatName(shows.seat)} calls ${<CallText call={call} />}. What has ${seatName(shows.seat)} shown?`}
      about={<PracticeAuction {...turn} calls={calls} made={made} asked={asked} />}
    >
      <div className="grid gap-4">
        {isHelped(question.help) && said === undefined && says !== undefined && (
          <section aria-label={t`Step by step`} className="panel px-4 py-4">
            <p className="said-small">{says}</p>
          </section>
        )}
        {grade === undefined ? (
          <form
            aria-label={t`Your answer`}
            className="panel grid justify-items-start gap-3 px-4 py-4"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="flex flex-wrap gap-3">
              {field('least', t`Points, at least`)}
              {field('most', t`At most`)}
              {suit !== undefined && field('length', t`Least ${strainName(suit)}`)}
            </div>
            <div className="flex flex-wrap items-end gap-3">
              <SureField {...answer.said} />
              <Button variant="primary" submit className="min-h-11 px-5">{t`Answer`}</Button>
            </div>
          </form>
        ) : (
          <Feedback grade={grade} action={t`Next call`} onAction={onNext}>
            {grade !== 'right' && (
              <>
                {says !== undefined && <p className="said">{says}</p>}
                <p>{tx`The system: ${points.low}–${points.high} points${suit !== undefined && length !== undefined && t`, at least ${length.low} ${strainName(suit)}`}. You said ${said?.least}–${said?.most}${said?.length !== undefined && suit !== undefined && t`, at least ${said.length} ${strainName(suit)}`}.`}</p>
                {told !== undefined && told.shows.length > 0 && (
                  <p className="note">{tx`By its rule: ${<PhraseText phrase={told.shows} />}`}</p>
                )}
              </>
            )}
          </Feedback>
        )}
      </div>
    </TwoColumns>
  )
}
