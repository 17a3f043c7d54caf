/** *Systems*: any system browsed as its rules, by auction or by topic; one hand in all; the convention card. */
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { Conventions } from '../../ask/systems/Conventions.tsx'
import type { SystemListed } from '../../ask/systems/systems.ts'
import { usePlayable, useSystemList } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { type BookPlace, bookAddress, bookPlaceOf, type Tab } from '../../kit/addresses/systems.ts'
import { auctionText } from '../../kit/addresses/typed-auction.ts'
import { SelectField } from '../../kit/Field.tsx'
import { Panel, PanelError } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { useDrawn } from '../../kit/use-drawn.ts'
import { useKept } from '../../kit/use-kept.ts'
import { AuctionPanel } from './AuctionPanel.tsx'
import { type BookProps, ruleKey, turnInput, turnKey } from './book-view.ts'
import { CardTab } from './CardTab.tsx'
import { CompareTab } from './CompareTab.tsx'
import { HandTab } from './HandTab.tsx'
import { NextCalls } from './NextCalls.tsx'
import { RulePanel } from './RulePanel.tsx'
import { RulesPanel } from './RulesPanel.tsx'
import { TurnPanel } from './TurnPanel.tsx'
import { useShares } from './use-shares.ts'
import { TextTab } from './workshop/TextTab.tsx'

/** The address of the last visit, for the way back from another page. */
let last: string | undefined

const TABS: readonly { readonly value: Tab; readonly label: string }[] = [
  { value: 'auction', label: t`By auction` },
  { value: 'topics', label: t`By topic` },
  { value: 'hand', label: t`One hand` },
  { value: 'compare', label: t`Two openers` },
  { value: 'card', label: t`Card` },
  { value: 'text', label: t`Text` },
]
const COLUMNS: Readonly<Record<Tab, string>> = {
  auction:
    'min-[821px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:grid-cols-[min(24rem,28%)_minmax(0,1fr)_min(26rem,31%)]',
  topics:
    'min-[821px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_min(26rem,31%)]',
  hand: 'min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]',
  compare:
    'min-[821px]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_min(26rem,30%)]',
  card: 'min-[821px]:grid-cols-1',
  text: 'min-[821px]:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]',
}

export default function SystemsPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/systems/*?')
  const rest = params?.['*']
  const read = useMemo(() => bookPlaceOf(rest === undefined || rest === '' ? last : rest), [rest])
  // Addresses name a system by its id; questions need its text.
  const system = usePlayable(read.system)
  const place = useMemo(() => ({ ...read, system }), [read, system])
  useEffect(() => {
    last = bookAddress(place).replace(/^\/systems\//, '')
  }, [place])
  const go: BookProps['onGo'] = (change, how = { replace: false }) =>
    navigate(bookAddress({ ...place, ...change }), how)
  const list = useSystemList()
  const listed = list.output?.find(({ id }) => id === place.system.id)
  const isUnknown = list.output !== undefined && listed === undefined
  return (
    <main id="main" tabIndex={-1} className={`page ${COLUMNS[place.tab]}`}>
      <h1 className="sr-only">{t`Systems`}</h1>
      <div className="page-across no-print">
        <Choices place={place} systems={list.output ?? []} listed={listed} onGo={go} />
        {list.error !== undefined && (
          <PanelError
            message={t`The systems could not be listed: ${list.error.message}`}
            onRetry={list.run}
          />
        )}
        {isUnknown && (
          <PanelError message={t`There is no system “${place.system.id}” here. Choose another.`} />
        )}
      </div>
      {!isUnknown &&
        (place.tab === 'hand' ? (
          list.output !== undefined && <HandTab place={place} systems={list.output} onGo={go} />
        ) : place.tab === 'compare' ? (
          list.output !== undefined && <CompareTab place={place} systems={list.output} onGo={go} />
        ) : place.tab === 'card' ? (
          <div className="page-across">
            <CardTab place={place} />
          </div>
        ) : place.tab === 'text' ? (
          <TextTab
            place={place}
            systems={list.output ?? []}
            turnAt={(system, label) => <TurnPanel system={system} label={label} />}
            onGo={go}
          />
        ) : (
          <Book place={place} onGo={go} />
        ))}
    </main>
  )
}

function Choices({
  place,
  systems,
  listed,
  onGo,
}: BookProps & {
  readonly systems: readonly SystemListed[]
  readonly listed: SystemListed | undefined
}) {
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SelectField
          label={t`System`}
          className="w-64 max-w-full"
          value={place.system.id}
          onChange={(event) =>
            onGo({ system: { id: event.target.value }, rule: undefined, topic: undefined })
          }
        >
          {systems.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {listed === undefined && <option value={place.system.id}>{place.system.id}</option>}
        </SelectField>
        <SegmentedControl
          label={t`Part of the page`}
          className="max-sm:[&_.segmented-row]:grid max-sm:[&_.segmented-row]:grid-cols-3"
          value={place.tab}
          options={TABS}
          onChange={(tab) => onGo({ tab })}
        />
        <nav
          aria-label={t`More on openings`}
          className="flex flex-wrap gap-x-4 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center"
        >
          <Link href="/openings" className="link">{t`Openings, by OPENBID`}</Link>
          <Link href="/strategies" className="link">{t`Strategies of your own`}</Link>
        </nav>
      </div>
      {listed !== undefined && place.tab !== 'text' && (
        <div className="mt-2 max-w-200">
          <p className="note mb-2">{listed.hint}</p>
          <Conventions
            system={place.system}
            listed={listed}
            onSystem={(system) => onGo({ system, rule: undefined }, { replace: true })}
          />
        </div>
      )}
    </>
  )
}

/** The rules of a turn, or all rules; and the one that is open. */
function Book({ place, onGo }: BookProps) {
  const turnJob = useJob('book-turn', turnInput(place), turnKey(place))
  const answer = turnJob.output
  const turn = answer?.ok === true ? answer.value : undefined
  const kept = useKept(turn)
  const problem = answer?.ok === false ? answer.error.message : turnJob.error?.message
  const byTopic = place.tab === 'topics'
  const rulesJob = useJob(
    'book',
    byTopic ? { ask: 'rules', system: place.system } : undefined,
    systemKey(place.system),
  )
  const at = turn?.rules.findIndex(({ id }) => ruleKey(id) === place.rule) ?? -1
  // Asked for once the rules are on the screen: with a second worker beside them they would be long in coming.
  const listed = useDrawn(turn !== undefined)
  const shares = useShares(place, listed && (!byTopic || at >= 0))
  const open = useRef<HTMLDivElement>(null)
  const show = (to: Partial<BookPlace>) => {
    onGo(to)
    // Beside the list it is in sight already; beneath it, it is not.
    setTimeout(() => open.current?.scrollIntoView({ block: 'nearest' }), 0)
  }
  const opened = (
    <div
      ref={open}
      className="page-column min-[821px]:sticky min-[821px]:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      {turn !== undefined && at >= 0 ? (
        <RulePanel
          key={turn.rules[at]!.id}
          place={place}
          rule={turn.rules[at]!}
          hands={shares.counted?.rules[at]}
          shares={shares}
          onHand={(hand) => onGo({ tab: 'hand', hand })}
        />
      ) : (
        <Panel id="systems-no-rule" title={t`The rule`}>
          <p className="panel-lead">
            {place.rule === undefined || turn === undefined
              ? t`Press a rule to see what it shows, how many hands it takes, and some of them.`
              : t`That rule does not speak in this auction.`}
          </p>
        </Panel>
      )}
    </div>
  )
  if (byTopic)
    return (
      <>
        <RulesPanel
          place={place}
          job={rulesJob}
          onGo={onGo}
          onOpen={(rule) =>
            show({ calls: rule.calls, vulnerability: 'None', rule: ruleKey(rule.id) })
          }
        />
        {opened}
      </>
    )
  return (
    <>
      <div className="page-column max-xl:min-[821px]:col-start-1">
        <AuctionPanel place={place} turn={turn} problem={problem} onGo={onGo} />
      </div>
      <div className="page-column max-xl:min-[821px]:col-start-1">
        {kept.value !== undefined && (
          <NextCalls
            title={place.calls.length === 0 ? t`Openings` : t`After ${auctionText(place.calls)}`}
            turn={kept.value}
            shares={shares}
            open={place.rule}
            stale={kept.stale}
            onOpen={(rule) => show({ rule })}
          />
        )}
      </div>
      <div className="max-xl:min-[821px]:col-start-2 max-xl:min-[821px]:row-span-2 max-xl:min-[821px]:row-start-2">
        {opened}
      </div>
    </>
  )
}
