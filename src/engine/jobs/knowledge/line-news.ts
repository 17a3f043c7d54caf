/** What was known at each moment of a line, and the news that each act brought. */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { auctionView, type SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { accountsOf, cardAccounts } from '#reasoning/answer/account.ts'
import { type KnowledgeOptions, knowledgeOf } from '#reasoning/answer/knowledge.ts'
import {
  type Fact,
  type Known,
  NOTHING_TOLD,
  newsOf,
  type ShowOut,
} from '#reasoning/answer/news.ts'
import { actionsIn } from '#reasoning/inference/inference.ts'
import { type CardEvent, cardEvents, isShowOut, lastPosition } from '#reasoning/law/replay-play.ts'
import { countWork, livingActions } from '#reasoning/posterior/weighing.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { agreementsOf, DRAWS, type KnowledgeInput } from './knowledge-input.ts'

export interface ActNews {
  /** Events up to and with this one, calls first. */
  readonly at: number
  readonly facts: readonly Fact[]
}

/** From so much work on (see `countWork`) ranges are told by what each hand by itself can be. */
const MUCH_WORK = 20_000_000

/** What the observer has seen after so many events, calls first. */
export const viewAfter = (view: SeatView, at: number): SeatView =>
  at >= view.calls.length
    ? { ...view, cards: view.cards.slice(0, at - view.calls.length) }
    : auctionView(view.seat, view.hand, view.dealer, view.vulnerability, view.calls.slice(0, at))

function* knownAt(input: KnowledgeInput): Generator<number, Result<Known, Problem>, void> {
  const position = lastPosition(input.view)
  if (!position.ok) return position
  const agreements = agreementsOf(input)
  // Until the lead nobody sees a second hand, the auction over or not.
  const auction = input.view.cards.length === 0
  // Dummy sees one hand in the play: three closed hands take far longer than anybody waits for a line.
  const isDummy = !auction && position.value.seats.length > 2
  const lawOnly = input.lawOnly === true || isDummy
  const actions = lawOnly ? [] : inferencesOf(input.view, agreements).flatMap(actionsIn)
  const quick =
    auction && countWork(position.value, livingActions(position.value, actions)) > MUCH_WORK
  const options: KnowledgeOptions = {
    ...{ lawOnly, figuresOnly: true, shapes: 1, samples: 1 },
    ...(quick ? { draws: 1000, uncounted: true } : { draws: DRAWS }),
  }
  const steps = knowledgeOf(input.view, agreements, options)
  for (;;) {
    const step = steps.next()
    if (step.done !== true) {
      yield step.value.done
      continue
    }
    if (!step.value.ok) return step.value
    const { law, now = law } = step.value.value
    return ok({ hands: accountsOf(now), cards: cardAccounts(now), law: accountsOf(law) })
  }
}

/** The moments asked about last, by what they rest on; the last one asked about at the end. */
const kept = new Map<string, Known>()
const MOST_KEPT = 120
const nameOf = ({ view, sides, systems, lawOnly }: KnowledgeInput): string =>
  JSON.stringify([view, sides, systems, lawOnly ?? false])

/** What is known at one moment, kept. */
function* keptAt(input: KnowledgeInput): Generator<number, Known | undefined, void> {
  const name = nameOf(input)
  let known = kept.get(name)
  if (known === undefined) {
    const made = yield* knownAt(input)
    if (!made.ok) return undefined
    known = made.value
  }
  kept.delete(name)
  kept.set(name, known)
  for (const first of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(first)
  }
  return known
}
/**
 * What is known after so many events each; it ends before a card that contradicts others.
 * @yields the share that is done, 0..1.
 */
export function* knownAtEach(
  input: KnowledgeInput,
  places: readonly number[],
): Generator<{ readonly share: number }, readonly Known[], void> {
  const out: Known[] = []
  for (const [i, at] of places.entries()) {
    const view = viewAfter(input.view, at)
    const now = yield* reporting(keptAt({ ...input, view }), () => ({ share: i / places.length }))
    if (now === undefined) break
    out.push(now)
  }
  return out
}

/**
 * What is known after every act of the view, from none on; it ends before a card that contradicts others.
 * @yields the share that is done, 0..1.
 */
export function* lineKnown(
  input: KnowledgeInput,
): Generator<{ readonly share: number }, readonly Known[], void> {
  const { view } = input
  const total = view.calls.length + view.cards.length
  const places = Array.from({ length: total + 1 }, (_, at) => at)
  return yield* knownAtEach(input, places)
}

/** The news of every act of the view, in order; those without news are left out. */
export function newsOfLine(view: SeatView, line: readonly Known[]): readonly ActNews[] {
  const events = cardEvents(view)
  let told = NOTHING_TOLD
  return line.flatMap((now, at): readonly ActNews[] => {
    const before = line[at - 1]
    if (before === undefined) return []
    const event = events[at - 1 - view.calls.length]
    const news = newsOf(before, now, told, actorOf(view, at, event), showOutOf(events, event))
    told = news.told
    return news.facts.length === 0 ? [] : [{ at, facts: news.facts }]
  })
}

const actorOf = (view: SeatView, at: number, event: CardEvent | undefined): Seat =>
  event?.seat ?? (((view.dealer + at - 1) & 3) as Seat)

/** The first time that a player does not follow to a suit. */
function showOutOf(
  events: readonly CardEvent[],
  event: CardEvent | undefined,
): ShowOut | undefined {
  if (event === undefined || !isShowOut(event)) return undefined
  const first = events.find(
    ({ seat, led, ...one }) =>
      seat === event.seat && led === event.led && isShowOut({ seat, led, ...one }),
  )
  return first === event ? { seat: event.seat, suit: event.led } : undefined
}
