/** A claim of one's own on OPENBID, put to all hands: verdict, count, the plainest hand against it, the nearest true claim. */
import { useMemo, useState } from 'react'
import { BIDS, bidOf, type Call, PASS } from '#core/call.ts'
import { fineFigure } from '#core/chance.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SHAPES } from '#core/shape.ts'
import { NOTRUMP } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import { useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { callLabel } from '../../../kit/call-label.ts'
import { SelectField, TextField } from '../../../kit/Field.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'

/** A claim to begin with, which is false. */
const FIRST = 'balanced, 15-16 points, exactly 4 stoppers'
const CALLS: readonly Call[] = [PASS, ...BIDS]

export function OwnClaim(props: {
  readonly onHand: (hand: Hand) => void
  readonly onDeal: (hand: Hand) => void
}) {
  const [conditions, setConditions] = useState(FIRST)
  const [call, setCall] = useState<Call>(bidOf(1, NOTRUMP))
  const asked = useMemo(
    () => ({ ask: 'claim', reading: 'corrected', conditions, call }) as const,
    [conditions, call],
  )
  const { state, output, progress, error, run, cancel } = useJob('census', asked, {
    key: `${conditions} ${call}`,
    byHand: true,
  })
  const running = state === 'running'
  const wrong = output?.ok === false ? output.error : undefined
  return (
    <Panel
      id="source-claim"
      title={t`A claim of your own`}
      lead={t`Every hand that is so opens with the call: put to all hands.`}
      className="no-print"
      state={state === 'failed' ? 'failed' : running ? 'running' : 'ready'}
      error={error?.message}
      onRetry={run}
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!running) run()
        }}
      >
        <TextField
          label={t`If the hand has`}
          value={conditions}
          spellCheck={false}
          hint={t`In the words of systems: 13+ points, 5+ spades, balanced, 4+ points in hearts, exactly 4 stoppers.`}
          error={
            wrong &&
            (wrong.column === undefined
              ? wrong.message
              : t`At letter ${wrong.column}: ${wrong.message}`)
          }
          onChange={({ target: { value } }) => setConditions(value)}
        />
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={t`then it opens`}
            value={String(call)}
            onChange={({ target: { value } }) => setCall(Number(value) as Call)}
          >
            {CALLS.map((one) => (
              <option key={one} value={one}>
                {callLabel(one)}
              </option>
            ))}
          </SelectField>
          <Button submit variant="primary" reason={running ? t`It is being decided.` : undefined}>
            {t`Decide the claim`}
          </Button>
          {running && <Button onClick={cancel}>{t`Cancel`}</Button>}
        </div>
      </form>
      <div className="mt-3" role="status">
        {running &&
          t`Deciding: ${percentage(Math.floor(((progress?.shapes ?? 0) / SHAPES.length) * 100))}`}
        {output?.ok === true && (
          <Verdict
            verdict={output.value}
            onTake={(adds) => setConditions(`${conditions}, ${adds}`)}
            {...props}
          />
        )}
      </div>
    </Panel>
  )
}

type Found = Extract<JobOutput<'census', 'claim'>, { readonly ok: true }>['value']

function Verdict({
  verdict: { hands, failing, counterexample, nearest },
  onTake,
  onHand,
  onDeal,
}: {
  readonly verdict: Found
  readonly onTake: (adds: string) => void
  readonly onHand: (hand: Hand) => void
  readonly onDeal: (hand: Hand) => void
}) {
  if (hands === 0) return <p>{t`No hand is so.`}</p>
  if (failing === 0)
    return (
      <p>
        <Mark kind="met" word={t`holds`} /> {t`True of all ${grouped(hands)} hands.`}
      </p>
    )
  const read = counterexample === undefined ? undefined : handOf.parse(counterexample)
  const hand = read?.ok ? read.value : undefined
  return (
    <div className="grid gap-2">
      <p>
        <Mark kind="not-met" word={t`fails`} />{' '}
        {t`Not so for ${grouped(failing)} of ${grouped(hands)} hands (${fineFigure({ chance: failing / hands })}).`}
      </p>
      {hand && (
        <div className="flex flex-wrap items-center gap-2">
          <span>{tx`The plainest of them: ${<HandLine hand={hand} />}`}</span>
          <Button onClick={() => onHand(hand)}>{t`Show its way`}</Button>
          <Button onClick={() => onDeal(hand)}>{t`Deal the plainest`}</Button>
        </div>
      )}
      {nearest === undefined ? (
        <p className="note">{t`No one condition more makes it true.`}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2 border-s-3 border-s-edge ps-2.5">
          {tx`True of all ${grouped(nearest.hands)} hands when you add: ${<b>{nearest.adds}</b>}`}
          <Button onClick={() => onTake(nearest.adds)}>{t`Add it`}</Button>
        </p>
      )}
    </div>
  )
}
