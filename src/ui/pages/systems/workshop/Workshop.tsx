/** The text at the left; beside it what opens, what the check finds, and what changed against the original. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { SystemRef } from '#core/system-ref.ts'
import { systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { SystemListed } from '../../../ask/systems/systems.ts'
import { useJob } from '../../../ask/use-job.ts'
import { fetchedDefault } from '../../../kit/fetched.tsx'
import { useKept } from '../../../kit/use-kept.ts'
import { ChangedPanel } from './ChangedPanel.tsx'
import { ChecksPanel } from './ChecksPanel.tsx'
import { checksOf, markedLines, ruleAt } from './checks.ts'
import { dealBoard, dealFinding, dealOpening } from './deal-it.ts'
import type { OpenText, TextRead } from './editor.ts'
import type { Finding } from './finding-words.ts'
import { EMPTY_SYSTEM } from './first-system.ts'
import { GuidePanel } from './GuidePanel.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import { OpensPanel } from './OpensPanel.tsx'
import { SaveCards } from './SaveCards.tsx'
import type { TextEditorProps } from './TextEditor.tsx'
import { useLater } from './use-later.ts'
import { SHOWN_HANDS, useOpenings } from './use-openings.ts'

/** With what it draws with it is larger than all the rest of the page, and few come to write. */
const Editor = fetchedDefault<TextEditorProps>(
  () => import('./TextEditor.tsx'),
  <p className="note p-4">{t`Opening the text …`}</p>,
)

/** How long after a key the text is read, in milliseconds. */
const AFTER_TYPING = 150

export type TurnAt = (system: SystemRef, label: string | undefined) => ReactNode
export interface WorkshopProps {
  readonly id: string
  readonly name: string
  readonly text: string
  /** What the robots play of it. */
  readonly system: SystemRef
  /** The original, or itself where there is none. */
  readonly against: SystemRef
  /** What the original is called. */
  readonly original: string | undefined
  /** What it can be matched with. */
  readonly systems: readonly SystemListed[]
  /** It began with the first system: the guide stands open. */
  readonly isFirst: boolean
  /** Told the text at every change; it is only shown where absent. */
  readonly onText?: (text: string) => void
  /** Told what was read of a text. */
  readonly onRead?: (text: string, read: TextRead) => void
  readonly onLine?: (line: number) => void
  readonly onOpen: (open: OpenText | undefined) => void
  /** The turn of the rule with that label, at which the caret stands. */
  readonly turnAt: TurnAt
  /** What stands below the text. */
  readonly below?: ReactNode
}

const NONE: readonly Finding[] = []

export function Workshop(props: WorkshopProps) {
  const { id, name, text, system, against, original, onText, onRead, onOpen } = props
  const [, navigate] = useLocation()
  const readOnly = onText === undefined
  const settled = useLater(text, AFTER_TYPING)
  const asked = useMemo(() => ({ id, text: settled }), [id, settled])
  const { output: read } = useJob('system-text', { ask: 'read', system: asked }, systemKey(asked))
  const kept = useKept(read, id).value
  const audit = useJob(
    'system-audit',
    { system, seed: SHOWN_HANDS },
    { key: systemKey(system), byHand: true },
  )
  const found = audit.output?.ok === true ? audit.output.value.findings : audit.progress?.findings
  const findings = found ?? NONE
  const openings = useOpenings(system, against)
  const checks = useMemo(() => checksOf(kept, findings), [kept, findings])
  const editor = useRef<OpenText>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [line, setLine] = useState(1)
  const atLine = useLater(line, AFTER_TYPING)
  const atCaret = useMemo(() => kept && ruleAt(kept.lines, atLine), [kept, atLine])

  useEffect(() => {
    if (read !== undefined) onRead?.(settled, read)
  }, [read, settled, onRead])
  useEffect(() => {
    // Marks of an older text would stand in the wrong places.
    if (isOpen && kept !== undefined && read !== undefined && settled === text)
      editor.current?.mark(readOnly ? [] : read.problems, markedLines(checks, kept))
  }, [isOpen, kept, read, settled, text, checks, readOnly])

  const { ask } = useJob('system-text')
  const known = useRef<ReturnType<TextEditorProps['words']>>(undefined)
  const words = useCallback((): ReturnType<TextEditorProps['words']> => {
    known.current ??= ask<'words'>({ ask: 'words' }).then((all) => all ?? [])
    return known.current
  }, [ask])
  const opened = useCallback(
    (open: OpenText | undefined) => {
      editor.current = open
      setOpen(open !== undefined)
      onOpen(open)
    },
    [onOpen],
  )
  const atTable = (): void => navigate('/')
  return (
    <>
      <div className="page-column min-[821px]:sticky min-[821px]:top-4">
        <section
          aria-label={t`The text`}
          className="panel h-[70dvh] min-h-80 overflow-hidden outline-offset-1 outline-focus focus-within:outline-2 min-[821px]:h-[calc(100dvh-16.5rem)] min-[821px]:min-h-110"
        >
          <Editor.Component
            text={text}
            label={t`The text of ${name}`}
            readOnly={readOnly}
            words={words}
            onText={(next) => onText?.(next)}
            onLine={(at) => {
              setLine(at)
              props.onLine?.(at)
            }}
            onOpen={opened}
          />
        </section>
        <div className="flex flex-wrap items-end gap-2">
          {props.below}
          <SaveCards name={name} system={system} />
        </div>
      </div>
      <div className="page-column">
        {!readOnly && props.isFirst && (
          <GuidePanel isOpen onEmpty={() => editor.current?.put(EMPTY_SYSTEM)} />
        )}
        <OpensPanel view={openings} original={original} />
        {props.turnAt(system, atCaret)}
        <ChecksPanel
          checks={checks}
          audit={audit}
          onLine={(line) => editor.current?.goTo(line)}
          onMend={readOnly ? undefined : (problem) => editor.current?.mend(problem)}
          onDeal={(finding) => {
            dealFinding(id, finding)
            atTable()
          }}
        />
        {original !== undefined && (
          <ChangedPanel
            view={openings}
            original={original}
            onDeal={(hand) => {
              dealOpening(id, hand)
              atTable()
            }}
          />
        )}
        {!readOnly && (
          <MatchPanel
            name={name}
            system={system}
            against={against}
            systems={props.systems}
            onDeal={({ deal, dealer, vulnerability }) => {
              dealBoard(id, deal, { dealer, vulnerability })
              atTable()
            }}
          />
        )}
        {!readOnly && !props.isFirst && <GuidePanel isOpen={false} />}
      </div>
    </>
  )
}
