/** Every call that can follow, in the order the rules are tried: what it shows, whose rule, how many hands. */
import { PASS } from '#core/call.ts'
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { shareText } from '../../kit/call-label.ts'
import { Panel } from '../../kit/Panel.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { useDrawn } from '../../kit/use-drawn.ts'
import { type BookTurn, type RuleListed, ruleKey } from './book-view.ts'
import { RuleRow } from './RuleRow.tsx'
import type { Shares } from './use-shares.ts'

/** Rules that are drawn first, half of what a window shows: the others come a frame later, so that neither is long. */
const FIRST = 5

export function NextCalls({
  turn,
  shares,
  open,
  stale,
  title,
  onOpen,
}: {
  readonly turn: BookTurn
  readonly shares: Shares
  /** The rule that is open, as the address has it. */
  readonly open: string | undefined
  /** It is of the auction before. */
  readonly stale: boolean
  readonly title: string
  readonly onOpen: (rule: string) => void
}) {
  const drawn = useDrawn()
  const counted = stale ? undefined : shares.counted
  // Pass takes most hands: against it no other bar would be seen.
  const largest = Math.max(
    1,
    ...(counted?.rules ?? []).filter((_, i) => turn.rules[i]?.call !== PASS),
  )
  return (
    <Panel
      id="systems-next"
      title={title}
      state={stale ? 'running' : 'ready'}
      lead={
        turn.rules.length === 0
          ? t`The auction is over.`
          : t`Read from the top: the first rule that fits the hand makes the call.`
      }
    >
      <ol aria-label={t`Rules in the order they are tried`}>
        {turn.rules.slice(0, drawn ? undefined : FIRST).map((rule, i) => (
          <li key={rule.id}>
            <NextCall
              rule={rule}
              share={counted && { hands: counted.rules[i]!, of: counted.before, largest }}
              isOpen={ruleKey(rule.id) === open}
              onOpen={() => onOpen(ruleKey(rule.id))}
            />
          </li>
        ))}
      </ol>
      <p className="note mt-2" role="status">
        {turn.rules.length === 0
          ? ''
          : counted !== undefined
            ? t`Shares are exact: of all hands that fit the player’s earlier calls, those that the rule takes in its place.`
            : shares.error !== undefined
              ? t`The hands could not be counted: ${shares.error}`
              : t`Counting the hands … ${percentage(Math.round(100 * (shares.done ?? 0)))}`}
      </p>
    </Panel>
  )
}

function NextCall({
  rule,
  share,
  isOpen,
  onOpen,
}: {
  readonly rule: RuleListed
  readonly share:
    | { readonly hands: number; readonly of: number; readonly largest: number }
    | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  const width = share === undefined ? 0 : Math.min(1, share.hands / share.largest)
  return (
    <RuleRow
      call={rule.call}
      says={rule.says}
      isOpen={isOpen}
      onOpen={onOpen}
      className="min-h-11 grid-cols-[3.5rem_minmax(0,1fr)_4.5rem] md:grid-cols-[3.5rem_minmax(0,1fr)_7rem_5rem]"
      note={
        <span className="note line-clamp-2">
          <PhraseText phrase={rule.shows} linked={false} />
          {rule.alert && t` · alerted`}
          {rule.natural ? t` · common sense` : rule.ours ? t` · ours` : ''}
        </span>
      }
    >
      <span className="hidden h-2 md:block" aria-hidden="true">
        <span
          className={`block h-full rounded-sm ${rule.call === PASS ? 'bg-fill-2' : 'bg-fill'}`}
          style={{ width: `${100 * width}%` }}
        />
      </span>
      <span className="text-end text-small font-medium tabular-nums">
        {share === undefined ? '' : shareText(share.hands, share.of)}
      </span>
    </RuleRow>
  )
}
