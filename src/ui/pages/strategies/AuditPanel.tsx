/** The audit: over all hands, how many calls survive, which sets, where, and a random hand of each. */

import { Dices } from 'lucide-react'
import { useState } from 'react'
import { type Call, callName } from '#core/call.ts'
import { HAND_COUNT } from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import type { AnswerTurn } from '#core/strategy.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type Audit,
  type AuditSet,
  auditRows,
  ranges,
  setKey,
  setsShown,
  sizeWords,
  type Wish,
} from '../../ask/strategies/audit-model.ts'
import type { AuditView } from '../../ask/strategies/use-audit.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText } from '../../kit/CallText.tsx'
import { callLabel, shareText } from '../../kit/call-label.ts'
import { Mark } from '../../kit/Mark.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { SurvivorList } from '../../kit/SurvivorList.tsx'
import { tx } from '../../kit/tx.ts'

export interface AuditPanelProps {
  readonly id: string
  readonly title: string
  readonly view: AuditView
  /** The opening that is answered; absent where the hand opens. */
  readonly turn: AnswerTurn | undefined
  /** What survives for the hand on the page, to be marked. */
  readonly here: readonly Call[] | undefined
  /** True while a random hand is looked for. */
  readonly looking: boolean
  readonly onExample: (wish: Wish) => void
}

/** Rows shown before *All* is pressed. */
const FEW = 10
const FEW_PLACES = 12

export function AuditPanel({ id, title, view, turn, here, looking, onExample }: AuditPanelProps) {
  const { state, audit, hands } = view
  const example = (name: string, wish: Wish) => (
    <Button
      icon={Dices}
      variant="quiet"
      className="px-1.5"
      aria-label={t`Random hand: ${name}`}
      aria-busy={looking || undefined}
      onClick={() => onExample(wish)}
    >{t`Hand`}</Button>
  )
  const [by, setBy] = useState<'set' | 'call'>('set')
  const running = state === 'running'
  const part = Math.floor((hands / HAND_COUNT) * 100)
  return (
    <Panel
      id={id}
      title={title}
      state={state === 'failed' ? 'failed' : running ? 'running' : 'ready'}
      error={view.error}
      onRetry={view.run}
      end={
        running ? (
          <Button onClick={view.cancel}>{t`Cancel`}</Button>
        ) : (
          <Button onClick={view.run}>{t`Count again`}</Button>
        )
      }
      summary={audit && !view.stale && summaryOf(audit)}
    >
      <div className="note flex flex-wrap gap-y-1 gap-x-3 items-center [&_progress]:w-32 [&_progress]:h-2 [&_progress]:accent-accent">
        {state !== 'ready' && (
          <progress
            aria-label={t`Hands counted`}
            max={HAND_COUNT}
            value={hands}
            aria-valuetext={t`${part} percent`}
          />
        )}
        <span>
          {running
            ? t`Counting: ${percentage(part)}`
            : state === 'cancelled'
              ? t`Cancelled at ${percentage(part)}.${audit ? t` These are the figures of the count before.` : ''}`
              : turn === undefined || audit === undefined
                ? t`All ${grouped(HAND_COUNT)} hands counted.`
                : t`All ${grouped(audit.hands)} hands counted that leave room for ${callLabel(turn.opening)}.`}
        </span>
      </div>
      {audit && (
        <>
          <Sizes {...{ audit, example }} />
          <SegmentedControl
            label={t`List by`}
            hideLabel={false}
            value={by}
            options={[
              { value: 'set', label: t`Surviving set` },
              { value: 'call', label: turn === undefined ? t`Opening` : t`Call` },
            ]}
            onChange={setBy}
          />
          {by === 'set' ? (
            <Sets {...{ audit, here, example }} />
          ) : (
            <Calls {...{ audit, here, example }} />
          )}
        </>
      )}
    </Panel>
  )
}

const summaryOf = (audit: Audit): string => {
  const none = audit.sizes.find(({ size }) => size === 0)
  return none === undefined
    ? t`every hand has a call`
    : t`no survivor: ${shareText(none.hands, audit.hands)}`
}

interface Common {
  readonly audit: Audit
  /** The calls that survive for the hand on the page. */
  readonly here?: readonly Call[] | undefined
  /** The button that brings a random hand of those. */
  readonly example: (name: string, wish: Wish) => React.ReactNode
}

function Sizes({ audit, example }: Common) {
  const none = audit.sizes.every(({ size }) => size !== 0)
  return (
    <div className="my-2.5 overflow-x-auto">
      <table className="data-table">
        <caption>{t`How many calls survive`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`Survivors`}</th>
            <th scope="col">{t`Share`}</th>
            <th scope="col">{t`Hands`}</th>
            <td className="w-21" />
          </tr>
        </thead>
        <tbody>
          {none && (
            <tr>
              <th scope="row">
                <Mark kind="met" word={t`No contradiction`} />
              </th>
              <td>{t`none`}</td>
              <td className="wrap-anywhere max-phone:hidden">0</td>
              <td className="w-21" />
            </tr>
          )}
          {audit.sizes.map(({ size, hands }) => (
            <tr key={size}>
              <th scope="row">
                {size === 0 ? <Mark kind="impossible" word={t`No survivor`} /> : sizeWords(size)}
              </th>
              <td>{shareText(hands, audit.hands)}</td>
              <td className="wrap-anywhere max-phone:hidden">{grouped(hands)}</td>
              <td>{example(sizeWords(size).toLowerCase(), { kind: 'size', size })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isHere = (set: AuditSet, here: readonly Call[] | undefined): boolean =>
  here !== undefined && setKey(set) === setKey({ calls: here })

function Sets({ audit, here, example }: Common) {
  const [size, setSize] = useState<number | undefined>(undefined)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string | undefined>(undefined)
  // A size that an edit has done away with.
  const real = audit.sizes.some((one) => one.size === size) ? size : undefined
  const sets = setsShown(audit, real)
  // The set of the hand on the page is always among them.
  const shown = all ? sets : sets.filter((set, at) => at < FEW || isHere(set, here))
  return (
    <>
      <SegmentedControl
        label={t`Survivors`}
        className="flex mt-2"
        value={real === undefined ? 'all' : String(real)}
        options={[
          { value: 'all', label: t`All` },
          ...audit.sizes.map((one) => ({
            value: String(one.size),
            label: String(one.size),
            name: sizeWords(one.size),
          })),
        ]}
        onChange={(value) => setSize(value === 'all' ? undefined : Number(value))}
      />
      <div className="my-2.5 overflow-x-auto">
        <table className="data-table">
          <caption>{t`${sets.length === 1 ? t`One set` : t`${sets.length} sets`} of surviving calls`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Set`}</th>
              <th scope="col">{t`Share`}</th>
              <th scope="col" className="wrap-anywhere max-phone:hidden">{t`Hands`}</th>
              <td className="w-21" />
            </tr>
          </thead>
          <tbody>
            {shown.map((set) => {
              const key = setKey(set)
              const name =
                set.calls.length === 0 ? t`no survivor` : set.calls.map(callName).join(', ')
              return (
                <SetRows
                  key={key}
                  set={set}
                  all={audit.hands}
                  name={name}
                  here={isHere(set, here)}
                  open={open === key}
                  onOpen={() => setOpen(open === key ? undefined : key)}
                  example={example(name, { kind: 'set', key })}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {sets.length > FEW && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Commonest sets only` : t`All ${sets.length} sets`}
        </Button>
      )}
    </>
  )
}

function SetRows({
  set,
  all,
  name,
  here,
  open,
  onOpen,
  example,
}: {
  readonly set: AuditSet
  /** Hands counted. */
  readonly all: number
  readonly name: string
  readonly here: boolean
  readonly open: boolean
  readonly onOpen: () => void
  readonly example: React.ReactNode
}) {
  const places = set.places.toSorted((a, b) => b.hands - a.hands)
  return (
    <>
      <tr data-here={here || undefined}>
        <th scope="row">
          <button
            type="button"
            className="min-h-9 text-ink touch:min-h-11 touch:min-w-6 font-medium text-start underline decoration-dotted decoration-edge underline-offset-3"
            aria-expanded={open}
            aria-label={t`${name}${here ? t`, this hand` : ''}: where`}
            onClick={onOpen}
          >
            <SurvivorList calls={set.calls} />
          </button>
        </th>
        <td>{shareText(set.hands, all)}</td>
        <td className="wrap-anywhere max-phone:hidden">{grouped(set.hands)}</td>
        <td>{example}</td>
      </tr>
      {open && (
        <tr className="text-start">
          <td colSpan={4}>
            <p className="note my-1 text-start">{tx`${grouped(set.hands)} hands of ${grouped(set.places.length)} shapes; shape and HCP, the commonest first${places.length > FEW_PLACES && t`, the first ${FEW_PLACES}`}:`}</p>
            <ul className="text-start">
              {places.slice(0, FEW_PLACES).map(({ shape, hcp, hands }) => (
                <li
                  key={shape.join('-')}
                  className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto] gap-2 py-0.5"
                >
                  <span>
                    {SUITS_DESCENDING.map((suit) => (
                      <span key={suit} className="inline-flex items-center gap-0.5 me-1.5">
                        <SuitSymbol suit={suit} />
                        {shape[suit]}
                      </span>
                    ))}
                  </span>
                  <span>{t`${ranges(hcp)} HCP`}</span>
                  <span>{grouped(hands)}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}

function Calls({ audit, here, example }: Common) {
  return (
    <div className="my-2.5 overflow-x-auto">
      <table className="data-table">
        <caption>{t`Every call that survives for some hand`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Call`}</th>
            <th scope="col">{t`Survives`}</th>
            <th scope="col">{t`Alone`}</th>
            <td className="w-21" />
          </tr>
        </thead>
        <tbody>
          {auditRows(audit).map(({ call, hands, alone }) => (
            <tr key={call} data-here={here?.includes(call) || undefined}>
              <th scope="row">
                <CallText call={call} />
              </th>
              <td title={grouped(hands)}>{shareText(hands, audit.hands)}</td>
              <td title={grouped(alone)}>{shareText(alone, audit.hands)}</td>
              <td>{example(callName(call), { kind: 'call', call })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
