/** What the check finds, in the order of the lines: mistakes, doubts, and what an audit of all turns has found. */
import { grouped } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { JobView } from '../../../ask/use-job.ts'
import { Button } from '../../../kit/Button.tsx'
import { Fold } from '../../../kit/Fold.tsx'
import { HandLine } from '../../../kit/HandLine.tsx'
import { Mark, type MarkKind } from '../../../kit/Mark.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import type { TextProblem } from './editor.ts'
import { type Finding, proposalWords } from './finding-words.ts'

/** One thing that was found. */
export interface Check {
  readonly key: string
  /** Where it stands, from 1. */
  readonly line: number | undefined
  readonly words: string
  readonly mark: MarkKind
  readonly markWord: string
  readonly problem?: TextProblem
  readonly finding?: Finding
  /** It is about a rule that a `use` line brings in, and no line of the text says. */
  readonly isBrought?: boolean
}

const STAGES = {
  sentences: t`sentences`,
  counted: t`openings and answers`,
  dealt: t`deals`,
  walked: t`rare auctions`,
}
const MOST_SHOWN = 40

export function ChecksPanel({
  checks,
  audit,
  onLine,
  onMend,
  onDeal,
}: {
  readonly checks: readonly Check[]
  readonly audit: JobView<'system-audit'>
  readonly onLine: (line: number) => void
  /** Absent where the text is only read. */
  readonly onMend: ((problem: TextProblem) => void) | undefined
  readonly onDeal: (finding: Finding) => void
}) {
  const { value: done, failed, state, progress } = audit
  const own = checks.filter(({ isBrought }) => isBrought !== true)
  const brought = checks.filter(({ isBrought }) => isBrought === true)
  const running = state === 'running'
  return (
    <Panel
      id="workshop-checks"
      title={t`What the check finds`}
      end={
        running ? (
          <Button onClick={audit.cancel}>{t`Cancel`}</Button>
        ) : (
          <Button onClick={audit.run}>
            {done === undefined ? t`Check all turns` : t`Check again`}
          </Button>
        )
      }
    >
      <p className="note mb-2 flex flex-wrap items-center gap-x-3 [&_progress]:h-2 [&_progress]:w-32 [&_progress]:accent-accent">
        {running && (
          <progress
            aria-label={t`Turns checked`}
            max={1}
            {...(progress === undefined ? {} : { value: progress.share })}
          />
        )}
        <span role="status">
          {failed !== undefined
            ? failed
            : running
              ? t`Checking: ${STAGES[progress?.stage ?? 'sentences']}`
              : done !== undefined
                ? t`${done.counted} turns counted over all hands, ${grouped(done.deals)} deals bid.`
                : state === 'cancelled'
                  ? t`Cancelled; what was found stays.`
                  : t`The text is read as you write. Openings, answers and later turns are checked when you ask.`}
        </span>
      </p>
      {own.length === 0 && (
        <p className="said">
          {brought.length === 0
            ? t`Nothing is wrong with the text.`
            : t`Nothing is wrong with the lines of the text.`}
        </p>
      )}
      <List name={t`Findings`} checks={own} {...{ onLine, onMend, onDeal }} />
      {brought.length > 0 && (
        <Fold title={t`In what the text uses`} hint={t`${brought.length} found`}>
          <List
            name={t`Findings in what it uses`}
            checks={brought}
            {...{ onLine, onMend, onDeal }}
          />
        </Fold>
      )}
    </Panel>
  )
}

interface Actions {
  readonly onLine: (line: number) => void
  readonly onMend: ((problem: TextProblem) => void) | undefined
  readonly onDeal: (finding: Finding) => void
}
function List({
  name,
  checks,
  ...on
}: Actions & { readonly name: string; readonly checks: readonly Check[] }) {
  return (
    checks.length > 0 && (
      <>
        <ul aria-label={name}>
          {checks.slice(0, MOST_SHOWN).map((check) => (
            <Row key={check.key} check={check} {...on} />
          ))}
        </ul>
        {checks.length > MOST_SHOWN && (
          <p className="note mt-2">{t`… and ${checks.length - MOST_SHOWN} more.`}</p>
        )}
      </>
    )
  )
}

function Row({
  check: { line, words, mark, markWord, problem, finding },
  onLine,
  onMend,
  onDeal,
}: Actions & { readonly check: Check }) {
  const hand = finding !== undefined && 'hand' in finding ? finding.hand : undefined
  const said = (
    <>
      {line !== undefined && <b className="font-semibold">{t`Line ${line}`}: </b>}
      {words}
    </>
  )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-rule py-1.5 first:border-t-0">
      <span className="flex min-w-0 grow basis-64 items-baseline gap-2">
        <Mark kind={mark} word={markWord} hideWord />
        {line === undefined ? (
          <span className="said">{said}</span>
        ) : (
          <button
            type="button"
            className="said min-h-9 text-start underline decoration-rule underline-offset-4 hover:decoration-ink"
            onClick={() => onLine(line)}
          >
            {said}
          </button>
        )}
      </span>
      {problem?.proposal !== undefined && onMend !== undefined && (
        <Button onClick={() => onMend(problem)}>{proposalWords(problem.proposal)}</Button>
      )}
      {finding !== undefined && hand !== undefined && (
        <span className="flex basis-full flex-wrap items-center gap-3 ps-6">
          <HandLine hand={hand} />
          <Button className="ms-auto" onClick={() => onDeal(finding)}>{t`Deal it`}</Button>
        </span>
      )}
    </li>
  )
}
