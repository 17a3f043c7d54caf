/** Beside a target: the first leads that keep it, an answer that is bounded only, matchpoints, and mixing plans. */
import { useMemo } from 'react'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'
import type { SuitReport } from './suit-model.ts'
import { chanceText, goalName, valueText } from './suit-words.ts'

type Mixing = NonNullable<JobValue<'suit-plan', 'mixed'>['mixing']>
type Lead = SuitReport['targets'][number]['leads'][number]
export interface OurHands {
  readonly north: string
  readonly south: string
}

export interface TargetNotesProps {
  readonly question: JobInput<'suit'> | undefined
  readonly report: SuitReport
  /** Names of declarer's hands; the compass when absent. */
  readonly ours?: OurHands
}
const COMPASS: OurHands = { north: t`North`, south: t`South` }

const both = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : t`${list.slice(0, -1).join(', ')} or ${list.at(-1)}`

/** `North: the ace or the 4; South: the 5`. */
function leadWords(leads: readonly Lead[], ours: OurHands): string {
  return (['north', 'south'] as const)
    .map((hand) => ({
      hand,
      cards: leads.filter((lead) => lead.hand === hand).map(({ words }) => words),
    }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ hand, cards }) => t`${both(cards)} from ${ours[hand]}`)
    .join('; ')
}

/** The shares of the lot, by first lead. */
function mixWords({ parts }: Mixing, ours: OurHands): string {
  const leads = new Map<string, number[]>()
  for (const { share, lead } of parts) {
    const name = t`${lead.words} from ${ours[lead.hand]}`
    leads.set(name, [...(leads.get(name) ?? []), share])
  }
  return [...leads]
    .map(([name, shares]) => {
      const odds = shares.map((share) => chanceText(share))
      return shares.length === 1
        ? `${odds[0]} ${name}`
        : t`${name} and then one of ${shares.length} ways of going on (${odds.join(', ')})`
    })
    .join('; ')
}

export function TargetNotes({ question, report, ours = COMPASS }: TargetNotesProps) {
  const { goal, matchpoints } = report
  const target = report.targets.find((one) => one.goal === goal)
  const open = target?.exact === true && target.ceiling - target.value > 1e-7
  const free =
    question !== undefined &&
    question.avoid === undefined &&
    question.entries.north === 'unlimited' &&
    question.entries.south === 'unlimited'
  const input = useMemo(
    () => (open && free ? ({ ask: 'mixed', ...question, goal } as const) : undefined),
    [open, free, question, goal],
  )
  const job = useJob('suit-plan', input, JSON.stringify(input))
  const told = job.value
  const mixing = told?.mixing?.goal === goal ? told.mixing : undefined
  if (target === undefined) return null
  return (
    <ul
      className="note grid gap-1 mt-2.5 [&_b]:text-ink [&_b]:font-semibold"
      aria-label={t`About ${goalName(goal)}`}
    >
      {!target.exact && (
        <li>
          {t`${valueText(goal, target.value)} to ${valueText(goal, target.atMost)}: the search was cut short, so the best plan found is shown, and no plan does better than the second figure.`}
        </li>
      )}
      {target.leads.length > 0 && (
        <li>
          <b>{t`First lead`}</b> {leadWords(target.leads, ours)}
        </li>
      )}
      {matchpoints && (
        <li>
          <b>{t`Matchpoints`}</b>{' '}
          {matchpoints.kind === 'none'
            ? t`no plan beats every other.`
            : t`${matchpoints.plan === undefined ? matchpoints.sentence : t`plan ${matchpoints.plan + 1}.`} Against its nearest rival it takes more tricks in ${chanceText(matchpoints.wins)} and fewer in ${chanceText(matchpoints.loses)}.`}
        </li>
      )}
      {mixing && (
        <li>
          <b>{t`By lot`}</b>{' '}
          {t`${valueText(goal, mixing.value)} instead of ${valueText(goal, mixing.pure)}, for the defenders cannot know the plan: ${mixWords(mixing, ours)}.`}
        </li>
      )}
    </ul>
  )
}
