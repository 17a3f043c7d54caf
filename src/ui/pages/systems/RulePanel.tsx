/** One rule: its sentence, what it shows, its source, what it takes, hands that use it and one that just misses. */

import { Dices } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Hand } from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import type { Seed } from '#core/rng.ts'
import { t } from '#core/text.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { FORCING_WORDS } from '../../ask/bidding/call-words.ts'
import { useJob } from '../../ask/use-job.ts'
import type { BookPlace } from '../../kit/addresses/systems.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { Button } from '../../kit/Button.tsx'
import { CallText, CardText } from '../../kit/CallText.tsx'
import { shareText } from '../../kit/call-label.ts'
import { HandLine } from '../../kit/HandLine.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { tx } from '../../kit/tx.ts'
import { useKept } from '../../kit/use-kept.ts'
import { type RuleListed, turnInput, turnKey } from './book-view.ts'
import type { Shares } from './use-shares.ts'

/** The hands that a link shows to everybody who opens it. */
const FIRST_SEED: Seed = [19, 67, 20, 6]

export function RulePanel({
  place,
  rule,
  hands: taken,
  shares,
  onHand,
}: {
  readonly place: BookPlace
  readonly rule: RuleListed
  /** How many hands it takes; `undefined` until that is counted. */
  readonly hands: number | undefined
  readonly shares: Shares
  /** Puts a hand to every system. */
  readonly onHand: (hand: Hand) => void
}) {
  return (
    <Panel
      id="systems-rule"
      title={t`The rule`}
      end={<span className="note">{rule.label}</span>}
      summary={<CallText call={rule.call} />}
    >
      <p className="mb-1 font-serif text-call/[1.1] font-semibold">
        <CallText call={rule.call} />
      </p>
      <p className="panel-lead">{rule.says}</p>
      <dl className="grid gap-x-3 gap-y-1.5 border-t border-rule pt-2 sm:grid-cols-[6rem_minmax(0,1fr)] [&_dt]:text-ink-2">
        <dt>{t`After`}</dt>
        <dd>{place.calls.length === 0 ? t`nothing: the first call` : auctionText(place.calls)}</dd>
        <dt>{t`It shows`}</dt>
        <dd>{rule.shows.length === 0 ? t`any hand` : <PhraseText phrase={rule.shows} />}</dd>
        {(rule.forcing !== undefined || rule.alert) && (
          <>
            <dt>{t`It means`}</dt>
            <dd>
              {[
                rule.alert ? t`Alerted: it does not show its own strain.` : undefined,
                rule.forcing && FORCING_WORDS[rule.forcing],
              ]
                .filter(Boolean)
                .join(' ')}
            </dd>
          </>
        )}
        <dt>{t`Comes from`}</dt>
        <dd>
          {rule.natural
            ? t`Common sense bidding, which all systems share`
            : rule.source === undefined
              ? t`Our own filling of a gap`
              : `${rule.source.work}: ${rule.source.place}${rule.ours ? t`; ours` : ''}`}
        </dd>
        {rule.package !== undefined && (
          <>
            <dt>{t`Convention`}</dt>
            <dd>{rule.package}</dd>
          </>
        )}
        <dt>{t`It takes`}</dt>
        <dd>
          <span role="status">
            {taken !== undefined && shares.counted !== undefined
              ? tx`${<b className="font-semibold">{shareText(taken, shares.counted.before)}</b>}: ${grouped(taken)} of ${grouped(shares.counted.before)} hands`
              : shares.error !== undefined
                ? shares.error
                : t`Counting … ${percentage(Math.round(100 * (shares.done ?? 0)))}`}
          </span>
        </dd>
      </dl>
      <LiveHands place={place} rule={rule} onHand={onHand} />
    </Panel>
  )
}

/** Three hands that use the rule, others at a press, and one that just misses it. */
export function LiveHands({
  place,
  rule,
  onHand,
}: {
  readonly place: BookPlace
  readonly rule: RuleListed
  readonly onHand: (hand: Hand) => void
}) {
  const [seed, setSeed] = useState(FIRST_SEED)
  const key = `${turnKey(place)} ${rule.id} ${seed.join()}`
  const input = useMemo(
    () => ({ ask: 'examples' as const, ...turnInput(place), rule: rule.id, seed }),
    [place, rule.id, seed],
  )
  const job = useJob('rule-hands', input, key)
  const answer = job.value
  const { value, stale } = useKept(
    useMemo(() => answer && { of: rule.id, ...answer }, [answer, rule.id]),
  )
  // Hands of another rule say nothing of this one.
  const shown = value?.of === rule.id ? value : undefined
  const drawn = shown?.hands ?? job.progress ?? []
  return (
    <section aria-label={t`Hands`} className="mt-3 border-t border-rule pt-2" aria-busy={stale}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">
          {shown !== undefined && shown.hands.length === 0
            ? t`Hands so rare that none was met`
            : t`Hands that use it`}
        </h3>
        <Button icon={Dices} onClick={() => setSeed(freshSeed())}>{t`Other hands`}</Button>
      </div>
      <ul className="grid gap-1">
        {drawn.map((hand) => (
          <li key={hand.join()}>
            <button
              type="button"
              className="fold-row min-h-11"
              title={t`This hand in every system`}
              onClick={() => onHand(hand)}
            >
              <HandLine hand={hand} />
            </button>
          </li>
        ))}
      </ul>
      {job.error !== undefined && <p className="field-error">{job.error.message}</p>}
      {shown?.missed !== undefined && (
        <div className="mt-3">
          <h3 className="text-base font-semibold">{t`One that just misses`}</h3>
          <button
            type="button"
            className="fold-row min-h-11"
            title={t`This hand in every system`}
            onClick={() => onHand(shown.missed!.hand)}
          >
            <HandLine hand={shown.missed.hand} ringed={shown.missed.in} />
          </button>
          <p className="mt-1">{tx`${<CardText card={shown.missed.in} />} for ${<CardText card={shown.missed.out} />}: ${<PhraseText phrase={shown.missed.text} />}. It calls ${<CallText call={shown.missed.call} />}: ${<span className="said-small">{shown.missed.says}</span>}`}</p>
        </div>
      )}
    </section>
  )
}
