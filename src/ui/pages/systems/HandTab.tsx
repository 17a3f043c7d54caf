/** One hand in every system: the call of each, its reason, and why they part. */
import { Dices } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { DECK } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { dealAtTable } from '../../ask/deal/deal-hand.ts'
import type { SystemListed } from '../../ask/systems/systems.ts'
import { panelState, useJob } from '../../ask/use-job.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, strainColour } from '../../kit/CallText.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { HandEditor } from '../../kit/hand-editor/HandEditor.tsx'
import { type HandEditing, setHand, startHand } from '../../kit/hand-editor/hand-model.ts'
import { Panel } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { useKept } from '../../kit/use-kept.ts'
import { type BookProps, ruleKey, type SystemCall } from './book-view.ts'
import { TypedAuction } from './TypedAuction.tsx'

/** A hand on which the systems part. */
const FIRST_HAND = handOf.parse('AQT83.A62.K84.Q6')

export function HandTab({
  place,
  systems,
  onGo,
}: BookProps & { readonly systems: readonly SystemListed[] }) {
  const [, navigate] = useLocation()
  const hand = place.hand ?? (FIRST_HAND.ok ? FIRST_HAND.value : handOf.EMPTY_HAND)
  const [editing, setEditing] = useState<HandEditing>(() => startHand(hand))
  // The address was changed by other means than the keys: a link, the way back.
  if (!handOf.equals(hand, editing.whole)) setEditing(startHand(hand))
  const put = (next: HandEditing) => {
    setEditing(next)
    if (!handOf.equals(next.whole, hand)) onGo({ hand: next.whole }, { replace: true })
  }
  const refs = useMemo(
    (): readonly SystemRef[] => [
      place.system,
      ...systems.filter(({ id }) => id !== place.system.id).map(({ ref }) => ref),
    ],
    [place.system, systems],
  )
  const input = useMemo(
    () => ({ systems: refs, hand, calls: place.calls }),
    [refs, hand, place.calls],
  )
  const job = useJob('book-compare', input)
  const answer = job.value
  const { value, stale } = useKept(answer ?? (job.progress?.length ? job.progress : undefined))
  const problem = job.output?.ok === false ? job.output.error.message : undefined
  return (
    <>
      <Panel id="systems-hand" title={t`The hand`} summary={handOf.format(hand)}>
        <HandEditor editing={editing} onEdit={put} />
        <div className="mt-3 grid gap-3">
          <div className="flex flex-wrap gap-2">
            <Button
              icon={Dices}
              onClick={() => put(setHand(editing, randomHand(), t`A random hand.`))}
            >{t`Random hand`}</Button>
            <Button
              reason={place.calls.length === 0 ? undefined : t`Only before anybody has called.`}
              onClick={() => {
                const done = dealAtTable(hand, place.system)
                if (done.ok) navigate('/')
                else setEditing({ ...editing, said: done.error.message })
              }}
            >{t`Deal at the table`}</Button>
          </div>
          <TypedAuction
            calls={place.calls}
            problem={problem}
            onCalls={(calls) => onGo({ calls, rule: undefined }, { replace: true })}
          />
        </div>
      </Panel>
      <Panel
        id="systems-compare"
        title={t`In every system`}
        lead={
          <>
            <HandLine hand={hand} />{' '}
            {place.calls.length === 0
              ? t`before anybody has called`
              : t`after ${auctionText(place.calls)}`}
          </>
        }
        {...panelState(job, stale || answer === undefined, job.failed)}
        onRetry={job.error && job.run}
      >
        <ol aria-label={t`The call of each system`}>
          {value?.map((one, i) => (
            <li key={one.id} className="border-t border-rule py-2">
              <SystemAnswer one={one} first={value[0]} isFirst={i === 0} />
              <Button
                variant="quiet"
                className="-ms-3"
                onClick={() =>
                  onGo({
                    tab: 'auction',
                    system: i === 0 ? place.system : { id: one.id },
                    rule: ruleKey(one.rule.id),
                  })
                }
              >{t`The rule in ${one.name}`}</Button>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}

const randomHand = (): Hand => handOf.ofCards(shuffled(DECK, rngOf(freshSeed())).slice(0, 13))

function SystemAnswer({
  one,
  first,
  isFirst,
}: {
  readonly one: SystemCall
  readonly first: SystemCall | undefined
  readonly isFirst: boolean
}) {
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold">
        <b className={`min-w-14 font-serif text-figure ${strainColour(one.call)}`}>
          <CallText call={one.call} />
        </b>
        {one.name}
      </h3>
      <p className="said-small">{one.rule.says}</p>
      {one.differs === undefined ? (
        !isFirst && <p className="note">{tx`As ${first?.name} does.`}</p>
      ) : (
        <p className="note">{tx`Not ${<CallText call={first!.call} />}: ${<PhraseText phrase={one.differs} linked={false} />}.`}</p>
      )}
      {one.facts.length > 0 && (
        <ul className="note flex flex-wrap gap-x-3">
          {one.facts.map((fact, i) => (
            // A fact has no name but its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <PhraseText phrase={fact.text} linked={false} />
              {fact.value.length > 0 && (
                <>
                  : <PhraseText phrase={fact.value} linked={false} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
