/** What the sheet tells while it is down: the call and its reason, two figures of the closed hands, or the score. */
import { seatName, sideName, sideOf } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { position, result } from '#store/index.ts'
import { useTurn } from '../../ask/bidding/use-bidding.ts'
import { useExplained } from '../../ask/bidding/use-explained.ts'
import { useHidden } from '../../ask/bidding/use-hidden.ts'
import { useWithheld } from '../../ask/bidding/use-withheld.ts'
import { agreedOf, narrower, rangeText } from '../../ask/knowledge/hidden-model.ts'
import { useMoment } from '../../ask/knowledge/use-moment.ts'
import type { LensTab } from '../../ask/lens/lens-model.ts'
import { outcomeWords } from '../../ask/tricks.ts'
import { useGuessFirst } from '../../ask/use-guess-first.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { CallText } from '../../kit/CallText.tsx'
import { PhraseText } from '../../kit/PhraseText.tsx'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { tx } from '../../kit/tx.ts'

export function PeekWords({ tab }: { readonly tab: LensTab }) {
  const guessing = useGuessFirst()
  const nothingHidden = useKibitzer(
    (s) => s.view.mode.kind === 'all' && s.view.observer === undefined,
  )
  switch (tab) {
    case 'start':
      return t`Three ways in`
    case 'why':
      return <WhyWords />
    case 'hands':
      return guessing ? null : nothingHidden ? t`Nothing is hidden` : <HandsWords />
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
  const withheld = useWithheld()
  const toCome = about.kind === 'turn' && about.place.call === undefined
  const tells = about.kind === 'turn' && hidden === undefined && !(toCome && withheld)
  const { output } = useTurn(p, tells ? about.place.index : undefined)
  if (output === undefined) return null
  return (
    <>
      <b className="font-semibold">
        <CallText call={output.call} />
      </b>
      {output.reason.length > 0 && (
        <>
          {': '}
          <PhraseText phrase={output.reason} linked={false} />
        </>
      )}
    </>
  )
}

/** Of each closed hand the suit that is known to be longest. */
function HandsWords() {
  const { moment } = useMoment()
  // One line has no room to tell what is old.
  const now = moment?.old === 'all' ? undefined : moment
  const agreed = now?.old === 'none' ? now.agreed : undefined
  const hands = now?.law.hands.slice(0, 2) ?? []
  return hands.map(({ seat, suits }) => {
    const known = agreed?.now?.hands.find((one) => one.seat === seat)
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
      {score !== undefined &&
        tx`, ${(
          <b className="font-semibold">
            {score < 0 ? '−' : '+'}
            {Math.abs(score)}
          </b>
        )} for ${sideName(sideOf(p.contract.declarer))}`}
    </>
  )
}
