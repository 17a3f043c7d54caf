/** Prose drawn: calls as calls, single cards as cards, suits as symbols that readers hear by name. Text only. */
import { Fragment, type ReactNode } from 'react'
import { parseCall } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { parseSuit } from '#core/suit.ts'
import { withSuitSigns } from '#core/suit-codes.ts'
import { type Prose, proseText } from '#lessons/prose.ts'
import { CallText, CardText } from '../../kit/CallText.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'

/** A bid such as `2C` or `3NT`, a card such as `♠A`, a sign alone. */
const PARTS = /(\b[1-7](?:NT|[CDHSN])\b|[♣♦♥♠](?:10|[AKQJ2-9])(?![\dA-Z])|[♣♦♥♠])/

function drawn(part: string): ReactNode {
  const call = parseCall(part)
  if (call !== undefined && part.length > 1) return <CallText call={call} />
  const suit = parseSuit(part.charAt(0))
  if (suit === undefined || !/^[♣♦♥♠]/.test(part)) return part
  const card = part.length > 1 ? parseCard(part) : undefined
  return card === undefined ? <SuitSymbol suit={suit} /> : <CardText card={card} />
}

/** What stays on the line of the call or card that it follows. */
const STOPS = /^[.,:;!?)]+/

export function ProseText({ prose }: { readonly prose: Prose }) {
  const parts = withSuitSigns(proseText(prose)).split(PARTS)
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and prose is replaced whole.
    <Fragment key={i}>
      {i % 2 === 1 ? (
        <span className="whitespace-nowrap">
          {drawn(part)}
          {STOPS.exec(parts[i + 1] ?? '')?.[0]}
        </span>
      ) : i === 0 ? (
        part
      ) : (
        part.replace(STOPS, '')
      )}
    </Fragment>
  ))
}

/** An answer as it is kept, drawn for its kind. */
export function AnswerText({
  kind,
  answer,
}: {
  readonly kind: 'call' | 'card' | 'number' | 'choice' | 'text'
  readonly answer: string
}) {
  const call = kind === 'call' ? parseCall(answer) : undefined
  if (call !== undefined) return <CallText call={call} />
  if (kind === 'choice') return <ProseText prose={[answer]} />
  const card = kind === 'card' ? parseCard(answer) : undefined
  return card === undefined ? answer : <CardText card={card} />
}
