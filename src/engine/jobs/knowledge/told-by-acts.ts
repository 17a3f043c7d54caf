/**
 * What each call and card of a line told the observer by agreement: sentences for *What changed*, and
 * how much it told, for the timeline.
 */
import type { SeatView } from '#core/seat-view.ts'
import { countLayouts } from '#counting/layouts.ts'
import { changeSentences, type InferenceChange } from '#explain/knowledge/inference-changes.ts'
import { actOf, type OpenSentence } from '#explain/proof.ts'
import {
  type Inference,
  type JudgedInference,
  judgeInference,
} from '#reasoning/inference/inference.ts'
import { countOf, type Status, statusOf } from '#reasoning/inference/status.ts'
import { type Position, spaceOf } from '#reasoning/law/position.ts'
import { replayPlay } from '#reasoning/law/replay-play.ts'
import { agreedPredicate } from '#reasoning/predicates/likelihood.ts'
import { bounded } from '#reasoning/predicates/meets.ts'
import { type Predicate, predicateText } from '#reasoning/predicates/predicate.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { agreementsOf, type KnowledgeInput } from './knowledge-input.ts'
import { readingWords, signOf } from './knowledge-words.ts'
import { lineMemory } from './line-memory.ts'

export interface ToldByAct {
  /** Events up to and with this one: calls first. 1 is the first call. */
  readonly at: number
  /** How much it told by agreement, in bits; 0 when nothing. */
  readonly bits: number
  /** Empty when nothing changed. */
  readonly sentences: readonly OpenSentence[]
}

/** Bits of a change that no count gives: a reading confirmed, a fallback that woke. */
const CHANGED = 1
/** A call tells nothing worth saying when more than nine layouts in ten meet it. */
const LITTLE = Math.log2(10 / 9)
/** Bits of what merely tends to be so. */
const TENDENCY = 0.25

/** How many times fewer layouts meet what was agreed, in bits. */
function bitsOf(inference: Inference, position: Position, count: (p: Predicate) => bigint): number {
  if (inference.kind === 'law') return 0
  if (inference.kind === 'tendency') return TENDENCY
  const all = countLayouts(spaceOf(position))
  const agreed = agreedPredicate(inference.action)
  // Of three hands whole hands are not walked for the height of a bar: it may be a little low.
  const asked = position.seats.length > 2 ? bounded(agreed, 'may') : agreed
  const met = count(asked)
  return met === 0n || met >= all ? 0 : Math.log2(Number(all) / Number(met))
}

/** The event at which an inference is first known: a card is known with dummy faced. */
const eventOf = (inference: Inference, view: SeatView): number =>
  inference.because.kind === 'call'
    ? inference.because.index + 1
    : view.calls.length + inference.because.index + 1

const settled = ({ statuses }: JudgedInference): boolean => !statuses.includes('open')

/** After so many cards, by the text of what is said: how it stands, and how many layouts meet it. */
interface Known {
  readonly statuses: Map<string, Status>
  readonly met: Map<string, bigint>
}
const KEPT = lineMemory<Known>()
function keptIn<T>(known: Map<string, T>, text: string, find: () => T): T {
  const value = known.get(text) ?? find()
  known.set(text, value)
  return value
}

/**
 * What the acts of the view told, in order; those that told nothing are left out.
 * @yields the share that is done, 0..1.
 */
export function* toldByActs(input: KnowledgeInput): Generator<number, readonly ToldByAct[], void> {
  const { view } = input
  const fold = replayPlay(view)
  if (!fold.ok) return []
  const { positions } = fold.value
  const agreements = agreementsOf(input)
  // What weighs nothing, and what has nothing to say, is no news.
  const inferences = inferencesOf(view, agreements).filter(
    ({ kind, action, readings }) =>
      readings.length > 0 && (kind !== 'tendency' || action.terms.length > 0),
  )
  const total = view.calls.length + positions.length - 1
  const kept = KEPT(view)
  const texts = new Map<Predicate, string>()
  const textOf = (p: Predicate): string => {
    const text = texts.get(p) ?? predicateText(p)
    texts.set(p, text)
    return text
  }
  const knownAfter = (cards: number): Known => {
    const known = kept[cards] ?? { statuses: new Map(), met: new Map() }
    kept[cards] = known
    return known
  }
  const latest = new Map<string, JudgedInference>()
  const events: ToldByAct[] = []
  let work = 0
  for (let at = 1; at <= total; at++) {
    const cards = Math.max(0, at - view.calls.length)
    const position = positions[cards]!
    const known = knownAfter(cards)
    const statusAt = (_: Position, says: Predicate): Status =>
      keptIn(known.statuses, textOf(says), () => statusOf(position, says))
    const changes: InferenceChange[] = []
    let bits = 0
    for (const inference of inferences) {
      const first = eventOf(inference, view)
      const before = latest.get(inference.id)
      // A call tells nothing new by law, so nothing but its own inference changes at it.
      const may = first === at || (first < at && at > view.calls.length)
      if (!may || (before !== undefined && settled(before))) continue
      const after = judgeInference(inference, position, statusAt)
      latest.set(inference.id, after)
      work += inference.readings.length
      if (work > 30) {
        work = 0
        yield at / total
      }
      if (before === undefined) {
        const told = bitsOf(inference, position, (p) =>
          keptIn(known.met, textOf(p), () => countOf(position, p)),
        )
        bits += told
        // A call that nearly every hand would make is not worth a sentence.
        if (inference.because.kind === 'call' && after.verdict === 'open' && told < LITTLE) continue
        if (inference.saidBefore === true && after.verdict === 'open') continue
      } else if (before.verdict !== after.verdict || before.active !== after.active) bits += CHANGED
      else if (before.statuses.every((status, i) => status === after.statuses[i])) continue
      changes.push({
        id: inference.id,
        act: {
          seat: inference.seat,
          ...wordsOf(inference, view),
          sign: signOf(inference.because),
        },
        kind: inference.kind,
        readings: inference.readings.map(({ says, qualifier }, i) => ({
          says: readingWords(inference, says, i, agreements.meanings),
          agreed: qualifier !== 'inconsistent',
          before: before?.statuses[i],
          after: after.statuses[i] ?? 'open',
        })),
        before,
        after,
      })
    }
    const sentences = changeSentences(changes)
    if (sentences.length > 0 || bits > 0) events.push({ at, bits, sentences })
  }
  return events
}

function wordsOf(inference: Inference, view: SeatView) {
  const act = actOf(inference.because, view)
  return act.kind === 'call' ? { call: act.call } : { card: act.card }
}
