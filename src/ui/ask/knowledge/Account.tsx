/** A closed hand in one line: certain in full ink, agreed dashed, likely light or said to be so. */
import { rankOf, suitOf } from '#core/card.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from '../../kit/faces.ts'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import type { DrawnAccount } from './account.ts'

export function Account({
  line,
  supposed = false,
}: {
  readonly line: DrawnAccount
  /** It is so only if what is supposed is. */
  readonly supposed?: boolean
}) {
  const { suits, whole, points, honours, aloud } = line
  const silent = suits.length === 0 && points === undefined && honours.length === 0
  return (
    <span className="account">
      {aloud !== '' && (
        <span className="sr-only">{supposed ? t`If what is supposed is so: ${aloud}` : aloud}</span>
      )}
      {!silent && (
        <span className="account-parts" aria-hidden="true">
          {supposed && <span className="supposed-mark">{t`if`}</span>}
          {suits.length > 0 && (
            <span className="account-part" data-old={suits[0]?.old || undefined}>
              {suits.map((told, i) => (
                <span key={told.suit}>
                  {i > 0 && <span className="account-sign">{whole ? '=' : ' '}</span>}
                  <Told truth={told.truth}>{told.text}</Told>
                  {!whole && <SuitSymbol suit={told.suit} named={false} />}
                </span>
              ))}
            </span>
          )}
          {points !== undefined && (
            <span className="account-part" data-old={points.old || undefined}>
              <Told truth={points.truth}>{points.text}</Told>
              <span className="account-sign">{` ${t`HCP`}`}</span>
            </span>
          )}
          {honours.length > 0 && <Honours honours={honours} />}
        </span>
      )}
    </span>
  )
}

type Honour = DrawnAccount['honours'][number]

const Told = ({
  truth,
  old = false,
  children,
}: Pick<Honour, 'truth'> & { readonly old?: boolean; readonly children: string }) => (
  <span className="told" data-truth={truth} data-old={old || undefined}>
    {children}
  </span>
)

/** By suits, those that are merely likely last. */
function Honours({ honours }: { readonly honours: readonly Honour[] }) {
  const known = honours.filter(({ truth }) => truth !== 'likely')
  const likely = honours.find(({ truth }) => truth === 'likely')
  const bySuits = SUITS_DESCENDING.map((suit) => ({
    suit,
    cards: known.filter(({ card }) => suitOf(card) === suit),
  })).filter(({ cards }) => cards.length > 0)
  return (
    <span className="account-part account-honours">
      {bySuits.map(({ suit, cards }) => (
        <OfSuit key={suit} suit={suit} cards={cards} />
      ))}
      {likely !== undefined && (
        <span className="whitespace-nowrap">
          <OfSuit suit={suitOf(likely.card)} cards={[likely]} />
          <span className="account-sign">{` ${t`likely`}`}</span>
        </span>
      )}
    </span>
  )
}
function OfSuit({ suit, cards }: { readonly suit: Suit; readonly cards: readonly Honour[] }) {
  const faces = useFaces()
  return (
    <span className="whitespace-nowrap">
      <SuitSymbol suit={suit} named={false} />
      {cards.map(({ card, truth, old }) => (
        <Told key={card} truth={truth} old={old}>
          {faces.rank(rankOf(card))}
        </Told>
      ))}
    </span>
  )
}
