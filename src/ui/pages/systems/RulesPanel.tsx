/** All rules of a system, by topic or searched; each leads to an auction in which it speaks. */
import { useDeferredValue, useMemo } from 'react'
import { VList } from 'virtua'
import { percentage } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { type JobView, panelState } from '../../ask/use-job.ts'
import { type BookRule, TOPIC_TITLES, TOPICS, type Topic } from '../../kit/addresses/topics.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { SelectField, TextField } from '../../kit/Field.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { type BookProps, ruleKey } from './book-view.ts'
import { RuleRow } from './RuleRow.tsx'
import { searched } from './search.ts'

export function RulesPanel({
  place,
  job,
  onGo,
  onOpen,
}: BookProps & {
  readonly job: JobView<'book', 'rules'>
  readonly onOpen: (rule: BookRule) => void
}) {
  const answer = job.value
  const find = useDeferredValue(place.find)
  const rules = useMemo(
    () => (answer === undefined ? [] : searched(answer.rules, find, place.topic)),
    [answer, find, place.topic],
  )
  const count = (topic: Topic): number =>
    answer?.rules.filter((one) => one.topic === topic).length ?? 0
  return (
    <Panel
      id="systems-rules"
      title={t`Rules`}
      {...panelState(job, answer === undefined, job.failed)}
    >
      <div className="mb-3 grid cols-fit-52 items-start gap-3">
        <TextField
          label={t`Search`}
          type="search"
          hint={t`A call or words: 2C, transfer, five spades`}
          value={place.find}
          onChange={(event) => onGo({ find: event.target.value }, { replace: true })}
        />
        <SelectField
          label={t`Topic`}
          value={place.topic ?? ''}
          onChange={(event) =>
            onGo({ topic: TOPICS.find((one) => one === event.target.value) }, { replace: true })
          }
        >
          <option value="">{t`All topics`}</option>
          {TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {`${TOPIC_TITLES[topic]}${answer === undefined ? '' : ` (${count(topic)})`}`}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="note mb-1" role="status">
        {answer === undefined
          ? t`Reading the rules … ${percentage(Math.round(100 * (job.progress ?? 0)))}`
          : `${rules.length === 1 ? t`One rule` : t`${rules.length} rules`}.`}
      </p>
      {rules.length > 0 && (
        <nav aria-label={t`Rules`} className="border-t border-rule">
          <VList style={{ height: 'min(70dvh, 44rem)' }} data={rules}>
            {(rule) => (
              <RuleItem
                key={rule.id}
                rule={rule}
                isOpen={
                  ruleKey(rule.id) === place.rule &&
                  auctionText(rule.calls) === auctionText(place.calls)
                }
                onOpen={() => onOpen(rule)}
              />
            )}
          </VList>
        </nav>
      )}
      {answer !== undefined && answer.unmet > 0 && (
        <p className="note mt-2">
          {t`${answer.unmet} more rules speak so seldom, or only with a convention that is off, that no auction is listed for them.`}
        </p>
      )}
    </Panel>
  )
}

function RuleItem({
  rule,
  isOpen,
  onOpen,
}: {
  readonly rule: BookRule
  readonly isOpen: boolean
  readonly onOpen: () => void
}) {
  return (
    <RuleRow
      call={rule.call}
      says={rule.says}
      isOpen={isOpen}
      onOpen={onOpen}
      className="min-h-14 grid-cols-[3.5rem_minmax(0,1fr)] focus-visible:-outline-offset-2"
      note={
        <span className="note">
          {TOPIC_TITLES[rule.topic]}
          {rule.calls.length > 0 && t` · after ${auctionText(rule.calls)}`}
        </span>
      }
    />
  )
}
