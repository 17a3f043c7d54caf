/** What the sheet tells while it is down: the call and its reason, two figures of the closed hands, or the score. */
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { position, result } from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useGuessFirst } from '../guess-first/GuessSlot.tsx'
import { useHiddenHands } from '../knowledge/use-hidden-hands.ts'
import { useKnowledge } from '../knowledge/use-knowledge.ts'
import { agreedOf, narrower, rangeText } from '../panels/hidden-hands/hidden-model.ts'
import { useExplained } from '../panels/why-call/use-explained.ts'
import { useHidden } from '../panels/why-call/use-hidden.ts'
import { CallText } from '../parts/CallText.tsx'
import { PhraseText } from '../parts/PhraseText.tsx'
import { SuitSymbol } from '../parts/SuitSymbol.tsx'
import { outcomeWords } from '../table/table-model.ts'
import { useTurn } from '../table/use-bidding.ts'
import type { LensTab } from './lens-model.ts'

export function PeekWords({ tab }: { readonly tab: LensTab }) {
  const guessing = useGuessFirst()
  const nothingHidden = useKibitzer(
    (s) => s.view.mode.kind === 'all' && s.view.observer === undefined,
  )
  switch (tab) {
    case 'start':
      return 'Three ways in'
    case 'why':
      return <WhyWords />
    case 'hands':
      return guessing ? null : nothingHidden ? 'Nothing is hidden' : <HandsWords />
    case 'result':
      return <ResultWords />
    default:
      return null
  }
}

function WhyWords() {
  const { position: p, about } = useExplained()
  const seat = about.kind === 'turn' ? about.place.seat : about.seat
  const hidden = useHidden(p, seat)
  const { output } = useTurn(
    p,
    about.kind === 'turn' && hidden === undefined ? about.place.index : undefined,
  )
  if (output === undefined) return null
  return (
    <>
      <b className="font-semibold">
        <CallText call={output.call} />
      </b>
      {output.by.kind !== 'elimination' && (
        <>
          {': '}
          <PhraseText phrase={output.by.why.sentence} linked={false} />
        </>
      )}
    </>
  )
}

/** Of each closed hand the suit that is known to be longest. */
function HandsWords() {
  const { snapshot } = useHiddenHands()
  const { knowledge } = useKnowledge()
  const hands = snapshot?.hands.slice(0, 2) ?? []
  return hands.map(({ seat, suits }) => {
    const known = knowledge?.now?.hands.find((one) => one.seat === seat)
    const rangeOf = (suit: Suit) => {
      const law = suits[suit]
      return narrower(agreedOf(known, suit), law) ?? { lo: law.lo, hi: law.hi }
    }
    const longest = SUITS_DESCENDING.reduce((best, suit) =>
      rangeOf(suit).lo > rangeOf(best).lo ? suit : best,
    )
    return (
      <span key={seat} className="me-4">
        {seatName(seat)} <SuitSymbol suit={longest} />{' '}
        <b className="font-semibold">{rangeText(rangeOf(longest))}</b>
      </span>
    )
  })
}

function ResultWords() {
  const p = useKibitzer(position)
  const outcome = useKibitzer(result)
  if (p.contract === undefined || outcome?.kind !== 'played') return null
  const { score } = outcome
  return (
    <>
      {outcomeWords(p, outcome)}
      {score !== undefined && (
        <>
          ,{' '}
          <b className="font-semibold">
            {score < 0 ? '−' : '+'}
            {Math.abs(score)}
          </b>{' '}
          for {sideName(sideOf(p.contract.declarer))}
        </>
      )}
    </>
  )
}
