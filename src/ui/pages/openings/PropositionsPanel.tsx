/** The 1967 paper's claims as a tree with verdicts; every counterexample opens in the editor. */

import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { grouped, percentage } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { SHAPES } from '#core/shape.ts'
import { t, tAs } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'
import {
  CLAIM_KIND_WORDS,
  type ClaimNode,
  claimTree,
  findClaims,
  type PropositionVerdict,
  partsOf,
  partsOfPaper,
} from '../../ask/propositions-model.ts'
import { type JobView, panelState, useJob } from '../../ask/use-job.ts'
import { claimAddress } from '../../kit/addresses/sources.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'

type Editable = JobOutput<'census', 'editable'>
interface Openers {
  /** Claims of calls as lines for one's own. */
  readonly editable: Editable | undefined
  readonly onOpen: (hand: Hand) => void
  readonly onTable: (hand: Hand) => void
}
export interface PropositionsPanelProps extends Omit<Openers, 'editable'> {
  readonly job: JobView<'census', 'propositions'>
}

const EDITABLE = { ask: 'editable' } as const
/** Claims listed at once when they are searched for. */
const LISTED = 60

export function PropositionsPanel({ job, onOpen, onTable }: PropositionsPanelProps) {
  const { state, output, progress } = job
  const editable = useJob('census', output && EDITABLE, 'editable').output
  const running = state === 'running'
  const percent = Math.floor(((progress?.shapes ?? 0) / SHAPES.length) * 100)
  const failing = output?.summary.failing.length
  return (
    <Panel
      id="openings-propositions"
      title={t`The propositions of 1967`}
      className="col-span-full"
      {...panelState(job)}
      end={
        running ? (
          <Button onClick={job.cancel}>{t`Cancel`}</Button>
        ) : (
          <Button variant={output ? 'plain' : 'primary'} onClick={job.run}>
            {output ? t`Decide again` : t`Decide every claim`}
          </Button>
        )
      }
      summary={output && t`${grouped(output.summary.claims)} claims, ${failing} fail`}
    >
      <p className="panel-lead">
        {output
          ? t`Of ${grouped(output.summary.claims)} claims ${grouped(output.summary.holding)} hold for every hand and ${failing} fail. Among them ${output.summary.leavesHolding} of ${output.summary.leaves} leaves of the case analysis hold, and ${output.summary.inferencesHolding} of ${output.summary.inferences} of its inferences.`
          : t`The paper proved by hand what its procedure bids, case by case, and asked for a machine to check it. Here every claim is asked of every hand there is.`}
      </p>
      {(running || state === 'cancelled') && (
        <div className="flex flex-wrap gap-3 items-center mb-3 text-ink [&_progress]:w-[min(20rem,_100%)] [&_progress]:h-2 [&_progress]:accent-accent">
          <progress
            aria-label={t`Shapes decided`}
            max={SHAPES.length}
            value={progress?.shapes ?? 0}
          />
          <span role="status">
            {running
              ? t`Deciding: ${percentage(percent)}`
              : t`Cancelled at ${percentage(percent)}.`}
          </span>
        </div>
      )}
      {output && (
        <Claims verdicts={output.verdicts} editable={editable} onOpen={onOpen} onTable={onTable} />
      )}
    </Panel>
  )
}

function Claims({
  verdicts,
  ...openers
}: { readonly verdicts: readonly PropositionVerdict[] } & Openers) {
  const [which, setWhich] = useState<'all' | 'failing'>('failing')
  const [sought, setSought] = useState('')
  const chosen = useMemo(
    () => (which === 'all' ? verdicts : verdicts.filter(({ holds }) => !holds)),
    [verdicts, which],
  )
  const tree = useMemo(() => claimTree(chosen, partsOfPaper(verdicts)), [chosen, verdicts])
  const found = useMemo(() => findClaims(chosen, sought), [chosen, sought])
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <SegmentedControl
          label={t`Claims`}
          hideLabel={false}
          value={which}
          options={[
            { value: 'failing', label: t`that fail` },
            { value: 'all', label: t`all` },
          ]}
          onChange={setWhich}
        />
        <TextField
          label={t`Path or words`}
          className="w-80 max-w-full"
          placeholder="P2.II.B"
          value={sought}
          spellCheck={false}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      {sought.trim() === '' ? (
        <ul>
          {tree.map((node) => (
            // Another choice begins with its own folds.
            <Node
              key={`${which} ${node.path}`}
              node={node}
              open={which === 'failing'}
              {...openers}
            />
          ))}
        </ul>
      ) : (
        <>
          <p role="status" className="note">
            {found.length === 0
              ? t`No claim has that.`
              : found.length > LISTED
                ? t`${found.length} claims; the first ${LISTED} are listed.`
                : `${howMany(found.length, 'claim')}.`}
          </p>
          <ul>
            {found.slice(0, LISTED).map((verdict) => (
              <Claim key={verdict.id} verdict={verdict} skip={0} {...openers} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Conditions that the nodes around a claim have already told. */
function Node({
  node,
  open: openAtFirst,
  told = 0,
  ...openers
}: { readonly node: ClaimNode; readonly open: boolean; readonly told?: number } & Openers) {
  const [open, setOpen] = useState(openAtFirst)
  const here = told + (node.when === '' ? 0 : node.when.split('; ').length)
  const only = node.nodes.length === 0 && node.claims.length === 1 ? node.claims[0] : undefined
  if (only !== undefined) return <Claim verdict={only} skip={told} {...openers} />
  return (
    <li>
      <button
        type="button"
        className="fold-row grid-cols-[14px_minmax(0,1fr)_auto] phone:grid-cols-[14px_auto_minmax(0,1fr)_auto]"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={14} aria-hidden="true" className="panel-chevron" />
        <span className="font-semibold">{node.step}</span>
        <span className="note wrap-anywhere max-phone:col-span-2 max-phone:col-start-2 max-phone:row-start-2">
          {node.when}
        </span>
        <span className="note whitespace-nowrap">
          {node.failing < node.count && (
            <>
              {node.count}
              <span className="sr-only">{t` claims`}</span>{' '}
            </>
          )}
          {node.failing > 0 && (
            <Mark
              kind="not-met"
              word={`${node.failing} ${node.failing === 1 ? t`fails` : t`fail`}`}
            />
          )}
        </span>
      </button>
      {open && (
        <ul className="border-s border-rule ps-2 phone:ms-1.5 phone:ps-3">
          {node.claims.map((verdict) => (
            <Claim key={verdict.id} verdict={verdict} skip={here} {...openers} />
          ))}
          {node.nodes.map((below) => (
            <Node key={below.path} node={below} open={openAtFirst} told={here} {...openers} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** @param skip conditions that stand above it already. */
function Claim({
  verdict,
  skip,
  editable,
  onOpen,
  onTable,
}: { readonly verdict: PropositionVerdict; readonly skip: number } & Openers) {
  const { when, claimed } = partsOf(verdict)
  const own = when.slice(skip)
  const read =
    verdict.counterexample === undefined ? undefined : handOf.parse(verdict.counterexample)
  const hand = read?.ok ? read.value : undefined
  const leaves = verdict.kind === 'empty-leaves'
  const edit = editable?.get(verdict.id)
  return (
    <li className="border-b border-rule py-2" data-holds={verdict.holds || undefined}>
      <div className="flex flex-wrap gap-y-0.5 gap-x-3 items-center">
        <span className="font-semibold wrap-anywhere">{verdict.id}</span>
        <span className="note">{CLAIM_KIND_WORDS[verdict.kind]}</span>
        <Mark
          kind={verdict.holds ? 'met' : 'not-met'}
          word={verdict.kind === 'preferable' ? t`counted` : verdict.holds ? t`holds` : t`fails`}
        />
      </div>
      <p className="said max-w-[70ch] wrap-anywhere">
        {own.length > 0 && <span className="note font-sans wrap-anywhere">{own.join('; ')}: </span>}
        {claimed}
      </p>
      <p className="note">
        {grouped(verdict.hands)} {leaves ? t`leaves` : verdict.hands === 1 ? t`hand` : t`hands`}
        {verdict.failing > 0 && t`, ${grouped(verdict.failing)} of them against it`}
        {verdict.actual &&
          t`; ${grouped(verdict.actual.asClaimed)} open as claimed, ${grouped(verdict.actual.earlier)} at an earlier section, ${grouped(verdict.actual.otherwise)} otherwise`}
      </p>
      {verdict.settled !== undefined && (
        <p className="ps-2.5 border-s-3 border-s-edge text-small">{verdict.settled}</p>
      )}
      {edit && (
        <p>
          <Link
            href={claimAddress(edit)}
            className="link inline-flex min-h-9 items-center"
            aria-label={t`Edit ${verdict.id}`}
          >{t`Edit this claim`}</Link>
        </p>
      )}
      {hand && (
        <div className="flex flex-wrap gap-2 items-center mt-1.5">
          <span>{tx`Plainest counterexample ${<b>{handOf.format(hand)}</b>}`}</span>
          <Button
            aria-label={t`Open ${handOf.format(hand)}, against ${verdict.id}, in the editor`}
            onClick={() => onOpen(hand)}
          >{tAs('verb')`Open`}</Button>
          <Button
            aria-label={t`Deal ${handOf.format(hand)}, against ${verdict.id}, at the table`}
            onClick={() => onTable(hand)}
          >{t`Deal at the table`}</Button>
        </div>
      )}
    </li>
  )
}
