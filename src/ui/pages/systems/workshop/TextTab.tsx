/** *Text*: a system as it is written. Those of the list are read and copied; one's own are written here. */
import {
  Copy,
  Download,
  FilePlus2,
  FolderOpen,
  Play,
  Redo2,
  Search,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { systemTextName } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import { actions, type OwnSystem, ownSystemById, store } from '#store/index.ts'
import type { SystemListed } from '../../../ask/systems/systems.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import type { BookPlace, GoInBook } from '../../../kit/addresses/systems.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'
import { SelectField } from '../../../kit/Field.tsx'
import { PanelError } from '../../../kit/Panel.tsx'
import { saveSystem } from '../../../kit/save-system.ts'
import { playIt } from './deal-it.ts'
import type { OpenText, TextRead } from './editor.ts'
import { FIRST_SYSTEM } from './first-system.ts'
import { type TurnAt, Workshop } from './Workshop.tsx'

export interface TextTabProps {
  readonly place: BookPlace
  readonly onGo: GoInBook
  readonly systems: readonly SystemListed[]
  readonly turnAt: TurnAt
}

/** The one that was made a moment ago: the focus goes into its text. */
let justMade: string | undefined

export function TextTab(props: TextTabProps) {
  const own = useKibitzer((s) => ownSystemById(s.ownSystems, props.place.system.id))
  const removed = useKibitzer((s) => s.ownSystems.removed)
  const [problem, setProblem] = useState<string>()
  const make = (text: string, from?: string): void => {
    const made = actions.keepOwnSystem(from === undefined ? { text } : { text, from })
    if (!made.ok) {
      setProblem(made.error.message)
      return
    }
    justMade = made.value
    props.onGo({ system: { id: made.value }, rule: undefined, topic: undefined })
  }
  const parts = { ...props, onMake: make }
  return (
    <>
      {problem !== undefined && (
        <div className="page-across">
          <PanelError message={problem} />
        </div>
      )}
      {removed !== undefined && (
        <p className="page-across flex flex-wrap items-center gap-3" role="status">
          {t`${systemTextName(removed.text)} is removed.`}
          <Button
            icon={Undo2}
            onClick={() => actions.bringBackOwnSystem()}
          >{t`Bring it back`}</Button>
        </p>
      )}
      {own === undefined ? (
        <Shipped key={props.place.system.id} {...parts} />
      ) : (
        <Own key={own.id} {...parts} own={own} />
      )}
    </>
  )
}

interface PartProps extends TextTabProps {
  readonly onMake: (text: string, from?: string) => void
}

/** The heading of the workshop, and what can be done. */
function Head({
  name,
  hint,
  children,
}: {
  readonly name: string
  readonly hint?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <header className="page-across flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="font-serif text-title font-semibold">{name}</h2>
      {hint !== undefined && <span className="said text-ink-2">{hint}</span>}
      <div className="ms-auto flex flex-wrap items-center gap-2">{children}</div>
    </header>
  )
}
/** An empty one, a first one, or one of a file. */
function NewSystem({ onMake }: Pick<PartProps, 'onMake'>) {
  const { show } = useDialogs()
  return (
    <>
      <IconButton
        label={t`Open a file`}
        icon={FolderOpen}
        variant="plain"
        onClick={() => show('import')}
      />
      <Button icon={FilePlus2} onClick={() => onMake(FIRST_SYSTEM)}>{t`New system`}</Button>
    </>
  )
}

function Shipped({ place, systems, turnAt, onMake }: PartProps) {
  const { id } = place.system
  const listed = systems.find((one) => one.id === id)
  const name = listed?.name ?? id
  const short = listed?.short ?? id
  const job = useJob('system-text', { ask: 'written', system: { id } })
  const { ask, error } = useJob('system-text')
  const open = useRef<OpenText>(undefined)
  const [line, setLine] = useState(1)
  const answer = job.value
  const copy = async (title?: string): Promise<void> => {
    const copied = await ask({ ask: 'copy', system: { id }, name: t`My ${short}` })
    if (copied?.ok !== true) return
    const written =
      title === undefined
        ? copied
        : await ask({ ask: 'section', system: { id }, text: copied.value, title })
    if (written !== undefined) onMake(written.ok ? written.value : copied.value, id)
  }
  const section = useMemo(() => {
    const lines = (answer?.text ?? '').split('\n').slice(0, line)
    return lines.findLast((one) => one.startsWith('#'))?.replace(/^#+\s*/, '')
  }, [answer, line])
  const failed =
    job.output?.ok === false ? job.output.error.message : (job.error?.message ?? error?.message)
  const system = useMemo(() => ({ id }), [id])
  return (
    <>
      <Head name={name}>
        <Button icon={Search} onClick={() => open.current?.find()}>{t`Find`}</Button>
        <Button
          reason={section === undefined ? t`Put the caret into a section first.` : undefined}
          onClick={() => void copy(section)}
        >{t`Write out this section`}</Button>
        <NewSystem onMake={onMake} />
        <Button variant="primary" icon={Copy} onClick={() => void copy()}>{t`Copy`}</Button>
      </Head>
      {failed !== undefined && (
        <div className="page-across">
          <PanelError message={failed} onRetry={job.run} />
        </div>
      )}
      {answer === undefined ? (
        <p className="note">{t`Writing the system …`}</p>
      ) : (
        <Workshop
          id={id}
          name={name}
          text={answer.text}
          system={system}
          against={system}
          original={undefined}
          systems={systems}
          turnAt={turnAt}
          isFirst={false}
          onLine={setLine}
          onOpen={(text) => {
            open.current = text
          }}
        />
      )}
    </>
  )
}

function Own({ systems, turnAt, own, onGo, onMake }: PartProps & { readonly own: OwnSystem }) {
  const { id, from } = own
  const [, navigate] = useLocation()
  const open = useRef<OpenText>(undefined)
  const [problem, setProblem] = useState<string>()
  const original = systems.find((one) => one.id === from)?.name
  const name = systemTextName(own.text)
  const keep = (text: string): void => {
    const kept = actions.keepOwnSystem({ id, text })
    setProblem(kept.ok ? undefined : kept.error.message)
  }
  // A text without a mistake is what the robots play from now on.
  const read = useCallback(
    (text: string, { problems }: TextRead): void => {
      const now = ownSystemById(store.getState().ownSystems, id)
      if (problems.length === 0 && now?.text === text && now.plays !== text)
        actions.keepOwnSystem({ id, text, plays: text })
    },
    [id],
  )
  const opened = useCallback(
    (text: OpenText | undefined): void => {
      open.current = text
      if (text === undefined || justMade !== id) return
      justMade = undefined
      text.focus()
    },
    [id],
  )
  const system = useMemo(() => ({ id, text: own.plays }), [id, own.plays])
  const against = useMemo(() => (from === undefined ? system : { id: from }), [from, system])
  return (
    <>
      <Head name={name} hint={original === undefined ? undefined : t`copied from ${original}`}>
        <IconButton
          label={t`Undo`}
          icon={Undo2}
          variant="plain"
          onClick={() => open.current?.undo()}
        />
        <IconButton
          label={t`Redo`}
          icon={Redo2}
          variant="plain"
          onClick={() => open.current?.redo()}
        />
        <IconButton
          label={t`Find`}
          icon={Search}
          variant="plain"
          onClick={() => open.current?.find()}
        />
        <NewSystem onMake={onMake} />
        <Button icon={Download} onClick={() => saveSystem(own.text)}>{t`Save the system`}</Button>
        <Button
          icon={Trash2}
          onClick={() => {
            actions.removeOwnSystem(id)
            onGo({ system: { id: from ?? 'sayc' }, rule: undefined })
          }}
        >{t`Remove`}</Button>
        <Button
          variant="primary"
          icon={Play}
          onClick={() => {
            playIt(id)
            navigate('/')
          }}
        >{t`Play it`}</Button>
      </Head>
      {problem !== undefined && (
        <div className="page-across">
          <PanelError message={problem} />
        </div>
      )}
      <Workshop
        id={id}
        name={name}
        text={own.text}
        system={system}
        against={against}
        original={original}
        systems={systems}
        turnAt={turnAt}
        isFirst={from === undefined}
        onText={keep}
        onRead={read}
        onOpen={opened}
        below={
          from === undefined || !uses(own.text, from) ? undefined : (
            <WriteOut from={from} text={own.text} onText={(text) => open.current?.put(text)} />
          )
        }
      />
    </>
  )
}
const uses = (text: string, id: string): boolean =>
  text.split('\n').some((line) => new RegExp(`^use ${id}\\b`, 'i').test(line))

/** Puts a section of the original into the text, rule by rule. */
function WriteOut({
  from,
  text,
  onText,
}: {
  readonly from: string
  readonly text: string
  readonly onText: (text: string) => void
}) {
  const written = useJob('system-text', { ask: 'written', system: { id: from } })
  const { ask } = useJob('system-text')
  const sections = written.output?.ok === true ? written.output.value.sections : []
  const put = async (title: string): Promise<void> => {
    const made = await ask({ ask: 'section', system: { id: from }, text, title })
    if (made?.ok === true) onText(made.value)
  }
  return (
    <SelectField
      label={t`Write out a section of the original`}
      className="w-72 max-w-full"
      value=""
      onChange={(event) => void put(event.target.value)}
    >
      <option value="">{t`Choose a section`}</option>
      {sections.map((title) => (
        <option key={title} value={title}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
