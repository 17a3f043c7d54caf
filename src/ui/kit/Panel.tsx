/** A panel of paper: serif title, badges at the right, and a fold to one line that still states the answer. */
import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { t } from '#core/text.ts'

/** Where the folds are kept; the app shell gives one that remembers. */
export interface FoldKeeper {
  /** `undefined` when the person never chose. */
  readonly isFolded: (id: string) => boolean | undefined
  readonly setFolded: (id: string, folded: boolean) => void
}
export const FoldContext = createContext<FoldKeeper | undefined>(undefined)
/** Whether what has this id is folded, as it was last left, and how to turn it over. */
export function useFolded(
  id: string,
  byDefault: boolean,
): readonly [boolean, (folded: boolean) => void] {
  const keeper = useContext(FoldContext)
  const [own, setOwn] = useState<boolean | undefined>(undefined)
  const folded = (keeper ? keeper.isFolded(id) : own) ?? byDefault
  return [folded, (next) => (keeper ? keeper.setFolded(id, next) : setOwn(next))]
}
/** `alone`: the one panel of its tab, which does not fold; `stack`: one among others. */
export const PlaceContext = createContext<'alone' | 'stack'>('stack')

/** How far the answer is that a panel draws. */
export interface PanelState {
  /** `running` keeps the last answer, dimmed, under a thin line. */
  readonly state: 'ready' | 'running' | 'failed'
  /** What failed. */
  readonly error: string | undefined
  readonly onRetry: (() => void) | undefined
}

export interface PanelProps extends Partial<PanelState> {
  /** Stable id, also the key under which the fold is kept. */
  readonly id: string
  readonly title: string
  /** What stands in place of the title for the eye; readers still find the panel by its title. */
  readonly heading?: string | undefined
  /** Badges or one control at the right of the header; hidden while folded. */
  readonly end?: ReactNode
  /** What the folded line states. */
  readonly summary?: ReactNode
  /** One serif sentence above the rows. */
  readonly lead?: ReactNode
  readonly defaultFolded?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({
  id,
  title,
  heading: shown,
  end,
  summary,
  lead,
  defaultFolded = false,
  state = 'ready',
  error,
  onRetry,
  className = '',
  children,
}: PanelProps) {
  const heading = useId()
  const alone = useContext(PlaceContext) === 'alone'
  const [left, fold] = useFolded(id, defaultFolded)
  const folded = !alone && left
  return (
    <section
      {...(shown === undefined ? { 'aria-labelledby': heading } : { 'aria-label': title })}
      className={`panel ${className}`}
      data-panel={id}
      data-state={state}
      aria-busy={state === 'running'}
    >
      <header className="panel-head">
        <h2 id={heading} className="title">
          {alone ? (
            (shown ?? title)
          ) : (
            <button
              type="button"
              className="panel-fold inline-flex min-h-10 items-center gap-1 text-start"
              aria-expanded={!folded}
              aria-controls={`${heading}-body`}
              onClick={() => fold(!folded)}
            >
              {shown ?? title}
              <ChevronDown size={16} aria-hidden="true" className="panel-chevron" />
            </button>
          )}
        </h2>
        {folded ? (
          <span className="note ms-auto text-end">{summary}</span>
        ) : (
          end !== undefined && (
            <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2">{end}</div>
          )
        )}
        {state === 'running' && <span className="panel-running" aria-hidden="true" />}
      </header>
      <div id={`${heading}-body`} className="panel-body" hidden={folded}>
        {state === 'failed' ? (
          <PanelError message={error ?? t`This could not be worked out.`} onRetry={onRetry} />
        ) : (
          <>
            {lead !== undefined && <p className="panel-lead">{lead}</p>}
            {children}
          </>
        )}
      </div>
    </section>
  )
}

/** Inset block: what failed, and "Try again". The table plays on. */
export function PanelError({
  message,
  onRetry,
}: {
  readonly message: string
  readonly onRetry?: (() => void) | undefined
}) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-inset bg-inset px-3 py-2.5"
      role="alert"
    >
      <svg viewBox="0 0 14 14" className="w-3.5 h-3.5 text-no" aria-hidden="true">
        <path
          d="M4.5 1h5L13 4.5v5L9.500 13h-5L1 9.500v-5zM7 4v4M7 10v.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="min-w-0 grow basis-48">{message}</span>
      {onRetry && (
        <button
          type="button"
          className="btn btn-plain ms-auto"
          onClick={onRetry}
        >{t`Try again`}</button>
      )}
    </div>
  )
}

/** A small grey label at the right of a panel header. */
export const Badge = ({ children }: { readonly children: ReactNode }) => (
  <span className="note inline-flex items-center gap-1.25 min-h-5.5 px-2 rounded-[0.7rem] bg-inset font-medium sm:whitespace-nowrap">
    {children}
  </span>
)
