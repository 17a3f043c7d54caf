/** *Systems*: any system browsed as its rules, by auction or by topic; one hand in all; the convention card. */
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import { useDrawn } from '../../app/use-drawn.ts'
import { useJob } from '../../app/use-job.ts'
import { useKept } from '../../app/use-kept.ts'
import { SelectField } from '../../parts/Field.tsx'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { Conventions } from '../../table/Conventions.tsx'
import type { SystemListed } from '../../table/systems.ts'
import { useSystemList } from '../../table/use-systems.ts'
import { AuctionPanel } from './AuctionPanel.tsx'
import { type BookPlace, bookAddress, bookPlaceOf, type Tab } from './address.ts'
import { type BookProps, ruleKey, turnInput, turnKey } from './book-view.ts'
import { CardTab } from './CardTab.tsx'
import { HandTab } from './HandTab.tsx'
import { NextCalls } from './NextCalls.tsx'
import { RulePanel } from './RulePanel.tsx'
import { RulesPanel } from './RulesPanel.tsx'
import { auctionText } from './typed-auction.ts'
import { useShares } from './use-shares.ts'

/** The address of the last visit, for the way back from another page. */
let last: string | undefined

const TABS: readonly { readonly value: Tab; readonly label: string }[] = [
  { value: 'auction', label: 'By auction' },
  { value: 'topics', label: 'By topic' },
  { value: 'hand', label: 'One hand' },
  { value: 'card', label: 'Card' },
]
const COLUMNS: Readonly<Record<Tab, string>> = {
  auction:
    'min-[821px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:grid-cols-[min(24rem,28%)_minmax(0,1fr)_min(26rem,31%)]',
  topics:
    'min-[821px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_min(26rem,31%)]',
  hand: 'min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]',
  card: 'min-[821px]:grid-cols-1',
}

export default function SystemsPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/systems/*?')
  const rest = params?.['*']
  const place = useMemo(() => bookPlaceOf(rest === undefined || rest === '' ? last : rest), [rest])
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
      <h1 className="sr-only">Systems</h1>
      <div className="page-across no-print">
        <Choices place={place} systems={list.output ?? []} listed={listed} onGo={go} />
        {list.error !== undefined && (
          <PanelError
            message={`The systems could not be listed: ${list.error.message}`}
            onRetry={list.run}
          />
        )}
        {isUnknown && (
          <PanelError message={`There is no system “${place.system.id}” here. Choose another.`} />
        )}
      </div>
      {!isUnknown &&
        (place.tab === 'hand' ? (
          list.output !== undefined && <HandTab place={place} systems={list.output} onGo={go} />
        ) : place.tab === 'card' ? (
          <div className="page-across">
            <CardTab place={place} />
          </div>
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
          label="System"
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
          label="Part of the page"
          value={place.tab}
          options={TABS}
          onChange={(tab) => onGo({ tab })}
        />
        <nav
          aria-label="More on openings"
          className="flex flex-wrap gap-x-4 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center"
        >
          <Link href="/openings" className="link">
            Openings, by OPENBID
          </Link>
          <Link href="/strategies" className="link">
            Strategies of your own
          </Link>
        </nav>
      </div>
      {listed !== undefined && (
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
    'book-rules',
    byTopic ? { system: place.system } : undefined,
    JSON.stringify(place.system),
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
        <Panel id="systems-no-rule" title="The rule">
          <p className="panel-lead">
            {place.rule === undefined || turn === undefined
              ? 'Press a rule to see what it shows, how many hands it takes, and some of them.'
              : 'That rule does not speak in this auction.'}
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
            title={place.calls.length === 0 ? 'Openings' : `After ${auctionText(place.calls)}`}
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
