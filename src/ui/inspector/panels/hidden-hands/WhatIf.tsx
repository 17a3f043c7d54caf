/** *What if*: chooses what to suppose, a card or a length, and tells what it decides. */
import { useState } from 'react'
import { rankOf, suitOf } from '#core/card.ts'
import { type Chance, figure } from '#core/chance.ts'
import { HONOURS, has } from '#core/holding.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SPADES, SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { agreedOf, chancesOf, honourRows, rangeText } from '../../../ask/knowledge/hidden-model.ts'
import type { DrawnMoment, Moment, Question } from '../../../ask/knowledge/moment.ts'
import {
  type Supposition,
  sameSupposition,
  stopSupposing,
  suppose,
  suppositionWords,
  turned,
  useSupposed,
} from '../../../ask/knowledge/supposing.ts'
import { useQuestion } from '../../../ask/knowledge/use-question.ts'
import { useJob } from '../../../ask/use-job.ts'
import { CardText } from '../../../kit/CallText.tsx'
import { KeptFold } from '../../../kit/Fold.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'

/** The moment at the cursor as it is without, or with another, supposition; law first, and whole when it comes. */
function useMomentOf(question: Question | undefined, key: string): Moment | undefined {
  const input = question && ({ ...question, last: true } as const)
  const { output, progress } = useJob('moments', input, `${key}|last`)
  const [own] = output?.moments ?? progress?.moments ?? []
  return question && own && { question, law: own.law, agreed: own.agreed }
}

const lengthOf = (seat: Seat, suit: Suit, n: number): Supposition => ({
  kind: 'length',
  seat,
  suit,
  min: n,
  max: n,
})

/** Chances below this are not offered: nobody supposes them, and most are past belief. */
const WORTH_SUPPOSING = 0.005

export function WhatIfFold() {
  const supposed = useSupposed()
  return (
    <KeptFold
      id="hidden-hands/what-if"
      title={t`What if`}
      hint={supposed.length === 0 ? t`suppose a card or a length` : t`${supposed.length} supposed`}
    >
      <Choices supposed={supposed} />
    </KeptFold>
  )
}

function Choices({ supposed }: { readonly supposed: readonly Supposition[] }) {
  const { question, key } = useQuestion()
  const plain = useMomentOf(question, key)
  const [chosen, setChosen] = useState<Suit>(SPADES)
  if (plain === undefined) return <p className="note">{t`Counting …`}</p>
  const { law, agreed } = plain
  const { hands } = law
  const open = SUITS_DESCENDING.filter((suit) =>
    hands.some((one) => one.suits[suit].lo < one.suits[suit].hi),
  )
  const [first] = open
  if (first === undefined) return <p className="note">{t`Every length is known.`}</p>
  const suit = open.includes(chosen) ? chosen : first
  const honours = honourRows(law, agreed).filter(({ card }) => suitOf(card) === suit)
  const total = hands.length === 2 ? bothLengths(plain, suit) : undefined
  // One length of two hands settles the other.
  const rows = total === undefined ? hands : hands.slice(0, 1)
  return (
    <div className="what-if">
      <SegmentedControl
        label={t`Suit`}
        value={suit}
        options={open.map((one) => ({
          value: one,
          label: <SuitSymbol suit={one} named={false} />,
          name: strainName(one),
        }))}
        onChange={setChosen}
      />
      {honours.length > 0 && (
        <ul aria-label={t`Honours`}>
          {honours.map(({ card, holders }) => (
            <li key={card} className="what-if-row">
              <CardText card={card} />
              {hands.map(({ seat }, h) => (
                <Choice
                  key={seat}
                  one={{ kind: 'card', seat, card }}
                  word={seatName(seat)}
                  chance={holders[h]!}
                  supposed={supposed}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
      {rows.map((hand) => {
        const known = agreed?.now?.hands.find(({ seat }) => seat === hand.seat)
        return (
          <div key={hand.seat} className="what-if-row">
            {total === undefined && <span>{seatName(hand.seat)}</span>}
            {chancesOf(agreedOf(known, suit) ?? hand.suits[suit]).map(({ value, ...chance }) => (
              <Choice
                key={value}
                one={lengthOf(hand.seat, suit, value)}
                word={total === undefined ? String(value) : `${value}–${total - value}`}
                chance={chance}
                supposed={supposed}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
/** Cards of the suit dealt to the two closed hands. */
const bothLengths = ({ law: { hands } }: Moment, suit: Suit): number =>
  (hands[0]?.suits[suit].lo ?? 0) + (hands[1]?.suits[suit].hi ?? 0)

interface ChoiceProps {
  readonly one: Supposition
  readonly word: string
  readonly chance: Chance
  readonly supposed: readonly Supposition[]
}
/** Pressed, it is supposed; pressed again, it is not. */
function Choice({ one, word, chance, supposed }: ChoiceProps) {
  const on = supposed.some((other) => sameSupposition(one, other))
  if (!on && (chance.upTo ?? chance.chance) < WORTH_SUPPOSING) return null
  return (
    <button
      type="button"
      className="btn btn-plain what-if-choice"
      aria-pressed={on}
      aria-label={t`Suppose ${suppositionWords(one)}: ${figure(chance)}`}
      onClick={() => (on ? stopSupposing(one) : suppose(one))}
    >
      <b className="font-semibold">{word}</b> {figure(chance)}
    </button>
  )
}

/** Missing honours told of in the table; more would not be looked at. */
const MOST_HONOURS = 5

interface Column {
  readonly moment: Moment
  readonly title: string
  readonly chance: string | undefined
  readonly is: boolean
}

/** Beside one another: as it is, as supposed, and where one card alone is supposed, turned. */
export function Decides({ moment }: { readonly moment: DrawnMoment }) {
  const supposed = useSupposed()
  const { question, key } = useQuestion()
  const plain = useMomentOf(question, key)
  const seats = moment.law.hands.map(({ seat }) => seat)
  const whole = moment.old === 'none'
  const [only, another] = supposed
  const other = only === undefined || another !== undefined ? undefined : turned(only, seats)
  const turning = other === undefined || question === undefined || !whole ? undefined : [other]
  const against = useMomentOf(
    turning && question && { ...question, supposed: turning },
    `${key}|${JSON.stringify(turning)}`,
  )
  const [seat] = seats
  if (only === undefined || seat === undefined || plain === undefined) return null
  const columns: readonly Column[] = [
    { moment: plain, title: t`as it is`, chance: undefined, is: false },
    {
      ...columnOf(moment),
      title: other ? t`${seatName(only.seat)} has it` : t`supposed`,
      is: true,
    },
    ...(against === undefined || other === undefined
      ? []
      : [{ ...columnOf(against), title: t`${seatName(other.seat)} has it`, is: false }]),
  ]
  const cards = plain.law.honours
    .map(({ card }) => card)
    .filter((card) => has(HONOURS, rankOf(card)))
    .filter((card) => !supposed.some((one) => one.kind === 'card' && one.card === card))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, MOST_HONOURS)
  return (
    <div className="decides" data-old={moment.old}>
      <table className="data-table text-start">
        <caption className="note">{t`What it decides`}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ title, chance, is }) => (
              <th key={title} scope="col" data-is={is || undefined}>
                {title}
                {chance !== undefined && <span className="block">{chance}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card}>
              <th scope="row">
                <CardText card={card} /> {t`with ${seatName(seat)}`}
              </th>
              {columns.map(({ moment: of, title, is }) => (
                <td key={title} data-is={is || undefined}>
                  {figureOf(of, card)}
                </td>
              ))}
            </tr>
          ))}
          {seats.map((one, h) => (
            <tr key={one}>
              <th scope="row">{t`${seatName(one)}’s points`}</th>
              {columns.map(({ moment: of, title, is }) => (
                <td key={title} data-is={is || undefined}>
                  {pointsOf(of, h)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
const columnOf = (moment: Moment): Pick<Column, 'moment' | 'chance'> => {
  const told = moment.agreed?.supposed
  return { moment, chance: told && figure(told.now ?? { chance: told.lawful }) }
}
const figureOf = ({ law, agreed }: Moment, card: number): string => {
  const holder = honourRows(law, agreed).find((one) => one.card === card)?.holders[0]
  return holder === undefined ? '' : figure(holder)
}
/** With what is agreed the least range of nine hands in ten; by law alone all that can be. */
const pointsOf = ({ law, agreed }: Moment, h: number): string => {
  const likely = agreed?.inferences.length ? agreed.now?.hands[h]?.likely?.hcp : undefined
  return rangeText(likely ?? law.hands[h]!.hcp)
}
