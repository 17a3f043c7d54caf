/** Status marks: each has its own shape and stands with its word; colour comes second. */
import { t } from '#core/text.ts'

export const MARKS = [
  'law',
  'agreed',
  'confirmed',
  'consistent',
  'not-covered',
  'against',
  'impossible',
  'likely',
  'met',
  'not-met',
  'not-reached',
  'half',
] as const
export type MarkKind = (typeof MARKS)[number]

const WORDS: Readonly<Record<MarkKind, string>> = {
  law: t`By law`,
  agreed: t`Agreed`,
  confirmed: t`Confirmed`,
  consistent: t`Consistent`,
  'not-covered': t`Not covered`,
  against: t`Against system`,
  impossible: t`Impossible`,
  likely: t`Likely`,
  met: t`met`,
  'not-met': t`not met`,
  'not-reached': t`not reached`,
  half: t`in part`,
}
const COLOURS: Readonly<Record<MarkKind, string>> = {
  law: 'text-law',
  agreed: 'text-agree',
  confirmed: 'text-law',
  consistent: 'text-agree',
  'not-covered': 'text-ink-2',
  against: 'text-agree',
  impossible: 'text-no',
  likely: 'text-ink-2',
  met: 'text-yes',
  'not-met': 'text-no',
  'not-reached': 'text-ink-3',
  half: 'text-agree',
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const ring = <circle cx="7" cy="7" r="5.3" {...stroke} />
const SHAPES: Readonly<Record<MarkKind, React.ReactNode>> = {
  law: <rect x="1.5" y="1.5" width="11" height="11" rx="1.5" fill="currentColor" />,
  agreed: <circle cx="7" cy="7" r="5.3" {...stroke} strokeDasharray="3.3 2.25" />,
  confirmed: (
    <>
      <rect x="1" y="1" width="12" height="12" rx="2" fill="currentColor" />
      <path d="M3.8 7.3 6 9.5l4.2-4.8" {...stroke} className="stroke-panel" />
    </>
  ),
  consistent: (
    <>
      {ring}
      <path
        d="M4.2 6c.9-1 1.9-1 2.8 0s1.9 1 2.8 0M4.2 8.8c.9-1 1.9-1 2.8 0s1.9 1 2.8 0"
        {...stroke}
      />
    </>
  ),
  'not-covered': ring,
  against: (
    <>
      {ring}
      <path d="M3.4 10.6 10.6 3.4" {...stroke} />
    </>
  ),
  impossible: (
    <>
      <path d="M4.5 1h5L13 4.5v5L9.5 13h-5L1 9.5v-5z" {...stroke} />
      <path d="m4.7 4.7 4.6 4.6m0-4.6L4.7 9.3" {...stroke} />
    </>
  ),
  likely: <circle cx="7" cy="7" r="5.3" {...stroke} strokeDasharray=".1 2.67" />,
  met: <path d="M2 7.6 5.3 11 12 3.6" {...stroke} strokeWidth="2.1" />,
  'not-met': <path d="m3 3 8 8m0-8-8 8" {...stroke} strokeWidth="1.9" />,
  'not-reached': <path d="M4 7h6" {...stroke} />,
  half: (
    <>
      {ring}
      <path d="M7 1.7a5.3 5.3 0 0 1 0 10.6z" fill="currentColor" />
    </>
  ),
}

export interface MarkProps {
  readonly kind: MarkKind
  /** The word beside it: default the mark's own; `hidden` keeps it for readers only. */
  readonly word?: string
  readonly hideWord?: boolean
}

export function Mark({ kind, word, hideWord = false }: MarkProps) {
  return (
    <span className={`mark ${COLOURS[kind]}`}>
      <svg viewBox="0 0 14 14" className="w-3.5 h-3.5" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      <span className={hideWord ? 'sr-only' : ''}>{word ?? WORDS[kind]}</span>
    </span>
  )
}
