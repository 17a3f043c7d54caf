/** What declarer has to watch for: the shortest thing that tells one branch of a plan from the others. */
import { cardText, rankOf, suitOf } from '#core/card.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import type { Course, PlanBranch, Seen } from '#endings/plan.ts'

/** Something that can be seen, and how it is said. */
interface Sign {
  readonly words: string
  readonly in: (course: Course) => boolean
}

const has =
  (is: (seen: Seen) => boolean) =>
  ({ seen }: Course): boolean =>
    seen.some(is)
const throws = ({ led, card }: Seen): boolean => led !== undefined && suitOf(card) !== led

/** The signs that a card of somebody else may be, the plainest first. */
function signsOf(one: Seen): readonly Sign[] {
  const { seat, card, led, trick } = one
  const name = seatName(seat)
  const here = (other: Seen): boolean => other.seat === seat && other.trick === trick
  const suit = suitOf(card)
  if (led === undefined)
    return [
      {
        words: tAs('seen')`${name} leads ${strainName(suit)}`,
        in: has((other) => here(other) && other.led === undefined && suitOf(other.card) === suit),
      },
    ]
  if (suit !== led)
    return [
      {
        words: tAs('seen')`${name} has no more ${strainName(led)}`,
        in: has((other) => here(other) && throws(other)),
      },
      {
        words: tAs('seen')`${name} lets a ${suitSingular(suit)} go`,
        in: has((other) => here(other) && throws(other) && suitOf(other.card) === suit),
      },
    ]
  return [
    { words: tAs('seen')`${cardText(card)} appears`, in: has((other) => other.card === card) },
    {
      words: tAs('seen')`${name} plays ${cardText(card)}`,
      in: has((other) => here(other) && other.card === card),
    },
    {
      words: tAs('seen')`${name} follows`,
      in: has((other) => here(other) && !throws(other)),
    },
  ]
}

/** Which of a few cards somebody played. */
function listed(courses: readonly Course[]): readonly Sign[] {
  const [first] = courses
  return (first?.seen ?? []).flatMap(({ seat, trick, led }) => {
    if (led === undefined) return []
    const cards = [
      ...new Set(
        courses.flatMap(({ seen }) =>
          seen.filter((one) => one.seat === seat && one.trick === trick).map(({ card }) => card),
        ),
      ),
    ].toSorted((a, b) => b - a)
    if (cards.length > 3) return []
    const [last, ...before] = cards.map(cardText).reverse()
    const words = before.length === 0 ? last! : t`${before.reverse().join(', ')} or ${last}`
    return [
      {
        words: tAs('seen')`${seatName(seat)} plays ${words}`,
        in: has(
          (other) => other.seat === seat && other.trick === trick && cards.includes(other.card),
        ),
      },
    ]
  })
}

/** Who won the trick before. */
function won({ winner }: Course, own: Seat): readonly Sign[] {
  if (winner === undefined) return []
  const lost = sideOf(winner) !== sideOf(own)
  const is = ({ winner: by }: Course): boolean =>
    by !== undefined && (sideOf(by) !== sideOf(own)) === lost
  return [
    { words: lost ? tAs('seen')`it loses` : tAs('seen')`it wins`, in: is },
    ...(lost
      ? [
          {
            words: tAs('seen')`${seatName(winner)} wins it`,
            in: (course: Course) => course.winner === winner,
          },
        ]
      : []),
  ]
}

const honour = ({ card }: Seen): boolean => rankOf(card) >= 8

/**
 * @returns what is seen in every course of the branch and in none of the others; `undefined` where nothing short is.
 */
export function conditionOf(
  { step, courses }: PlanBranch,
  others: readonly PlanBranch[],
): string | undefined {
  const [first] = courses
  if (first === undefined) return undefined
  // The trick just played before the ones before it, honours before small cards.
  const seen = first.seen.toSorted(
    (a, b) => b.trick - a.trick || Number(honour(b)) - Number(honour(a)),
  )
  const signs = [...won(first, step.seat), ...seen.flatMap(signsOf), ...listed(courses)]
  return signs.find(
    (sign) => courses.every(sign.in) && !others.some((other) => other.courses.some(sign.in)),
  )?.words
}
