/**
 * A claim of one's own on the openings of OPENBID, of a system or of a strategy, put to all hands: verdict, count, a
 * plain hand against it, the nearest true claim.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { BIDS, bidOf, type Call, PASS } from '#core/call.ts'
import { fineFigure } from '#core/chance.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import type { Seed } from '#core/rng.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { JobValue } from '#engine/protocol.ts'
import { useSystemList } from '../../../ask/systems/use-systems.ts'
import { panelState, useJob } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { callLabel } from '../../../kit/call-label.ts'
import { SelectField, TextField } from '../../../kit/Field.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { tx } from '../../../kit/tx.ts'
import type { Claimed } from '../room/room.ts'
import type { Change } from './ChangeProgram.tsx'

/** A claim to begin with, which is false. */
const FIRST = 'balanced, 15-16 points, exactly 4 stoppers'
const CALLS: readonly Call[] = [PASS, ...BIDS]
/** The same claim shows the same hand. */
const SEED: Seed = [1, 9, 6, 7]
/** The procedure itself, which is counted by its own classes of hands. */
const OPENBID = 'schenken-1967'
/** The same with what is changed of it on this page. */
const CHANGED = 'openbid-changed'

export function OwnClaim({
  begin,
  changes,
  onHand,
  onDeal,
}: {
  /** A claim of the paper to begin with. */
  readonly begin: Claimed | undefined
  readonly changes: readonly Change[]
  readonly onHand: (hand: Hand) => void
  /** @param system by which it is bid; OPENBID when absent. */
  readonly onDeal: (hand: Hand, system?: SystemRef) => void
}) {
  const systems = useSystemList().output
  const [chosen, setOf] = useState(OPENBID)
  const of = chosen === CHANGED && changes.length === 0 ? OPENBID : chosen
  const listed = of === OPENBID || of === CHANGED ? undefined : systems?.find(({ id }) => id === of)
  const [conditions, setConditions] = useState(begin?.conditions ?? FIRST)
  const [calls, setCalls] = useState<readonly Call[]>(begin?.calls ?? [bidOf(1, NOTRUMP)])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (begin !== undefined) form.current?.querySelector('input')?.focus()
  }, [begin])
  const ref = listed?.ref
  const job = useJob(
    'census',
    useMemo(
      () =>
        ref === undefined
          ? ({
              ...{ ask: 'claim', reading: 'corrected', conditions, calls },
              ...(of === CHANGED ? { changes } : {}),
            } as const)
          : ({ ask: 'claim', system: ref, conditions, calls, seed: SEED } as const),
      [ref, of, changes, conditions, calls],
    ),
    {
      key: `${of} ${of === CHANGED ? JSON.stringify(changes) : ''} ${conditions} ${calls.join()}`,
      byHand: true,
    },
  )
  const { state, output, progress, run, cancel } = job
  const share = progress ?? 0
  const running = state === 'running'
  const wrong = output?.ok === false ? output.error : undefined
  return (
    <Panel
      id="source-claim"
      title={t`A claim of your own`}
      lead={t`Every hand that is so opens with the call: put to all hands.`}
      className="no-print"
      {...panelState(job)}
    >
      <form
        ref={form}
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
            label={t`then by`}
            value={of}
            onChange={({ target: { value } }) => setOf(value)}
          >
            <option value={OPENBID}>OPENBID</option>
            {changes.length > 0 && <option value={CHANGED}>{t`OPENBID, changed`}</option>}
            {systems
              ?.filter(({ id }) => id !== OPENBID)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          <SelectField
            label={t`it opens`}
            value={calls.join()}
            onChange={({ target: { value } }) =>
              setCalls(value.split(',').map((one) => Number(one) as Call))
            }
          >
            {begin && begin.calls.length > 1 && (
              <option value={begin.calls.join()}>{begin.calls.map(callLabel).join(t` or `)}</option>
            )}
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
        {running && t`Deciding: ${percentage(Math.floor(share * 100))}`}
        {output?.ok === true && (
          <Verdict
            verdict={output.value}
            onTake={(adds) => setConditions(`${conditions}, ${adds}`)}
            onHand={ref === undefined ? onHand : undefined}
            onDeal={(hand) => onDeal(hand, ref)}
          />
        )}
      </div>
    </Panel>
  )
}

type Found = JobValue<'census', 'claim'>

function Verdict({
  verdict: { hands, failing, counterexample, nearest },
  onTake,
  onHand,
  onDeal,
}: {
  readonly verdict: Found
  readonly onTake: (adds: string) => void
  /** Absent where the room has no way to show. */
  readonly onHand: ((hand: Hand) => void) | undefined
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
          {onHand && <Button onClick={() => onHand(hand)}>{t`Show its way`}</Button>}
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
