/** A phrase drawn: suits as symbols, calls as calls, terms of art with their meaning one tap away. */
import type { Phrase, Token } from '#explain/call/explanation.ts'
import { CallText } from './CallText.tsx'
import { GLOSSARY, type TermId } from './glossary.ts'
import { SuitSymbol } from './SuitSymbol.tsx'
import { Term } from './Term.tsx'

const isTermId = (id: string): id is TermId => Object.hasOwn(GLOSSARY, id)

function TokenText({ token, linked }: { readonly token: Token; readonly linked: boolean }) {
  if (typeof token === 'string') return token
  switch (token.kind) {
    case 'suit':
      return <SuitSymbol suit={token.suit} />
    case 'call':
      return <CallText call={token.call} />
    case 'term':
      return linked && isTermId(token.term) ? <Term id={token.term}>{token.text}</Term> : token.text
  }
}

export function PhraseText({
  phrase,
  linked = true,
}: {
  readonly phrase: Phrase
  /** False inside a button, where a term cannot be a button of its own. */
  readonly linked?: boolean
}) {
  return phrase.map((token, i) => (
    // Tokens have no names but their places, and a phrase is replaced whole.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <TokenText key={i} token={token} linked={linked} />
  ))
}
