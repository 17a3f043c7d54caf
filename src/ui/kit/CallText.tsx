/** Calls, contracts and cards inside running text: drawn for the eye, in words for readers. */
import { Fragment } from 'react'
import { type Call, callName, DOUBLE, isBid, levelOf, PASS, strainOf } from '#core/call.ts'
import { type Card, cardName, suitOf } from '#core/card.ts'
import { type Contract, contractName } from '#core/contract.ts'
import { NOTRUMP } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from './faces.ts'
import { StrainSymbol, SuitSymbol, suitColour } from './SuitSymbol.tsx'

interface Hidden {
  /** False leaves out the words for readers, where they stand beside it already. Default true. */
  readonly named?: boolean
}

const glyphs = (call: Call) =>
  isBid(call) ? (
    <>
      {levelOf(call)}
      <StrainSymbol strain={strainOf(call)} named={false} />
    </>
  ) : call === PASS ? (
    t`Pass`
  ) : call === DOUBLE ? (
    t`Dbl`
  ) : (
    t`Rdbl`
  )

/** One call: `1♠`, `Pass`, `Dbl`; readers hear "one spade". */
export function CallText({ call, named = true }: { readonly call: Call } & Hidden) {
  const quiet = call === PASS
  return (
    <span className={`call-text ${quiet ? 'font-normal' : ''}`}>
      <span aria-hidden="true">{glyphs(call)}</span>
      {named && <span className="sr-only">{callName(call)}</span>}
    </span>
  )
}

/** Calls in a sentence: `1♣, 1♦ and 1NT`. */
export function CallList({ calls }: { readonly calls: readonly Call[] }) {
  return calls.map((call, i) => (
    <Fragment key={call}>
      {i === 0 ? '' : i === calls.length - 1 ? t` and ` : ', '}
      <CallText call={call} />
    </Fragment>
  ))
}

/** A contract without its declarer: `4♠×`; readers hear "four spades doubled". */
export function ContractText({
  contract,
  named = true,
}: {
  readonly contract: Pick<Contract, 'bid' | 'doubled'>
} & Hidden) {
  return (
    <span className="call-text">
      <span aria-hidden="true">
        {glyphs(contract.bid)}
        {'×'.repeat(contract.doubled)}
      </span>
      {named && <span className="sr-only">{contractName(contract)}</span>}
    </span>
  )
}

/** A card in a sentence: suit symbol and rank, `♠Q`; readers hear "queen of spades". */
export function CardText({ card, named = true }: { readonly card: Card } & Hidden) {
  const faces = useFaces()
  return (
    <span className={`call-text ${suitColour(suitOf(card))}`}>
      <span aria-hidden="true">
        <SuitSymbol suit={suitOf(card)} named={false} colour="inherit" />
        {faces.card(card)}
      </span>
      {named && <span className="sr-only">{cardName(card)}</span>}
    </span>
  )
}

/** Text colour of a contract's or bid's strain on panel and table; none for notrump. */
export function strainColour(call: Call): string {
  const strain = isBid(call) ? strainOf(call) : NOTRUMP
  return strain === NOTRUMP ? '' : suitColour(strain)
}
export const contractColour = (contract: Pick<Contract, 'bid'>): string =>
  strainColour(contract.bid)
