/** Every card that was weighed: how often the contract is made, declarer's tricks, and how far it is behind. */

import type { Card } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { fixed } from '#core/locale.ts'
import { t } from '#core/text.ts'
import type { CardAnswer } from '../../ask/card-question.ts'
import { CardText } from '../../kit/CallText.tsx'
import { Heads } from '../../kit/Heads.tsx'

const UNITS = {
  imps: { word: t`IMPs` },
  total: { word: t`points` },
  matchpoints: { word: t`tricks` },
}
type Candidate = CardAnswer['candidates'][number]

/** `0`, `−0.4 ±0.3`: the interval that holds it nineteen times in twenty. */
function behindText({ mean, least, most }: Candidate['behind']): string {
  if (mean === 0) return '0'
  const error = (most - least) / 2
  return `−${fixed(mean, mean < 0.095 ? 2 : 1)}${error > 0 ? ` ±${fixed(error, error < 0.095 ? 2 : 1)}` : ''}`
}

/** What the layouts were. */
function groundsText({ layouts, drawn, basis }: CardAnswer['grounds']): string {
  const many =
    drawn === undefined ? t`All ${layouts} layouts that are left` : t`${layouts} layouts drawn`
  return basis === 'agreed'
    ? t`${many}, by what was said and played.`
    : basis === 'loosened'
      ? t`${many}, by lengths and points only.`
      : t`${many}, by the cards alone.`
}

export function CardFigures({
  answer,
  played,
}: {
  readonly answer: CardAnswer
  readonly played: Card
}) {
  const { candidates, grounds, scoring } = answer
  if (candidates.length === 0) return <p className="note">{t`There was nothing to weigh.`}</p>
  return (
    <>
      <table className="data-table">
        <Heads of={[t`Card`, t`Made`, t`Tricks`, t`Behind, ${UNITS[scoring].word}`]} />
        <tbody>
          {candidates.map((one) => (
            <tr key={one.card} data-chosen={one.equals.includes(played) || undefined}>
              <th scope="row">
                <Cards cards={one.equals} />
                {one.equals.includes(played) && <span className="sr-only">{t`, played`}</span>}
              </th>
              <td>{percent(one.made)}</td>
              <td>{fixed(one.tricks, 1)}</td>
              <td className="whitespace-nowrap">{behindText(one.behind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-2">
        {answer.ending === undefined
          ? t`${groundsText(grounds)} Each is solved with all cards open, so a robot neither deceives nor hopes for a mistake.`
          : t`${groundsText(grounds)} Each card with the best single plan for all of them, against defenders who see all hands and know the plan.`}
      </p>
    </>
  )
}

const Cards = ({ cards }: { readonly cards: readonly Card[] }) =>
  cards.map((card, i) => (
    <span key={card}>
      {i > 0 && ' '}
      <CardText card={card} />
    </span>
  ))
