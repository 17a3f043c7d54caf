/** What is known, with its inferences in words. */
import { describe } from '#constraint/describe.ts'
import { type Phrase, plain } from '#constraint/phrase.ts'
import { players } from '#core/play.ts'
import { rotate, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import {
  ANY_HAND,
  ANY_SUCH_HAND,
  DENIES_NOTHING,
  meaningPhrase,
} from '#explain/call/meaning-words.ts'
import { accountsInWords } from '#explain/knowledge/account-words.ts'
import { denialWords, readingStepWords, toldByOwnWords } from '#explain/knowledge/reading-words.ts'
import { predicatePhrase, signWords } from '#explain/knowledge/why-inference.ts'
import { actOf } from '#explain/proof.ts'
import type { Knowledge } from '#reasoning/answer/knowledge-data.ts'
import type { Evidence } from '#reasoning/inference/inference.ts'
import type { WeighedInference } from '#reasoning/inference/weighed.ts'
import { cardEvents } from '#reasoning/law/replay-play.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { readingSteps } from '#reasoning/sources/meanings.ts'
import type { AgreedMeaning, RuleReading } from '#reasoning/sources/source.ts'
import type {
  CallReadingInWords,
  InferenceInWords,
  KnowledgeInWords,
  ReadingInWords,
  ReadingRole,
} from './knowledge-answer.ts'

/** Denials told; a long procedure denies too many things to list. */
const MOST_DENIED = 3

/** What a system said of the call, where the inference rests on it. */
const meaningOf = (
  because: Evidence,
  meanings: readonly AgreedMeaning[],
): AgreedMeaning | undefined =>
  because.kind === 'call'
    ? meanings.find(({ index, rule }) => index === because.index && rule === because.rule)
    : undefined

/** The readings of a call by a system are told as it stands, without the denials, and a step looser. */
function meaningWords({ says, denies, reading }: AgreedMeaning, at: number): Phrase {
  if (reading !== undefined)
    return readingStepWords(readingSteps(reading)[at] ?? 'relaxed', reading)
  if (at === 0) return meaningPhrase(says)
  if (denies.length === 0 || at > 1) return [t`the same, give or take a card or two points`]
  const direct = meaningPhrase(says)
  return plain(direct) === ANY_SUCH_HAND ? [ANY_HAND] : [...direct, `, ${DENIES_NOTHING}`]
}
export function readingWords(
  { because, seat }: { readonly because: Evidence; readonly seat: Seat },
  says: Predicate,
  at: number,
  meanings: readonly AgreedMeaning[],
): Phrase {
  const meaning = meaningOf(because, meanings)
  return meaning === undefined ? predicatePhrase(says, seat) : meaningWords(meaning, at)
}
/** What a card is evidence of, in a word or two; empty for a call. */
export const signOf = (because: Evidence): string =>
  because.kind === 'card' ? signWords(because.sign) : ''

const roleOf = ({ kind, active }: WeighedInference, at: number): ReadingRole =>
  kind === 'exactly-one'
    ? active === at
      ? 'active'
      : 'one-of'
    : active === at
      ? 'active'
      : active === undefined || at < active
        ? 'past'
        : 'asleep'

function inferenceOf(
  known: WeighedInference,
  view: SeatView,
  meanings: readonly AgreedMeaning[],
): InferenceInWords {
  const meaning = meaningOf(known.because, meanings)
  const { id, seat, because, kind, verdict, off } = known
  return {
    id,
    seat,
    act: actOf(because, view),
    rule: because.rule,
    kind,
    sign: signOf(because),
    verdict,
    readings: known.readings.map(
      ({ says, qualifier, status, agreed, chance, upTo }, at): ReadingInWords => ({
        says: readingWords(known, says, at, meanings),
        qualifier,
        status,
        role: roleOf(known, at),
        ...(agreed === 'implied' || agreed === 'excluded' ? { soft: agreed } : {}),
        ...(chance === undefined ? {} : { chance }),
        ...(upTo === undefined ? {} : { upTo }),
      }),
    ),
    denies:
      meaning === undefined || meaning.reading !== undefined || meaning.denies.length > MOST_DENIED
        ? []
        : meaning.denies.map(describe),
    ...(meaning?.reading === undefined ? {} : { read: readOf(meaning.reading) }),
    ...(off === undefined ? {} : { off }),
  }
}
const readOf = (reading: RuleReading): CallReadingInWords => ({
  source: reading.source,
  status: reading.status,
  byDenial: reading.status === 'exact' ? denialWords(reading) : [],
  ...(reading.words === undefined || toldByOwnWords(reading) ? {} : { words: reading.words }),
})
/** Who made the call or played the card. */
const actorOf = (because: Evidence, view: SeatView): Seat =>
  because.kind === 'call' || view.contract === undefined
    ? rotate(view.dealer, because.index)
    : (players({ contract: view.contract, cards: view.cards })[because.index] ?? view.seat)

/** @param meanings what the systems said of the calls. */
export function inWords(
  { law, inferences, problems, conflict, ...known }: Knowledge,
  view: SeatView,
  meanings: readonly AgreedMeaning[],
): KnowledgeInWords {
  const priced = conflict.kind === 'priced'
  // A card that only weighs has nothing to say.
  const told = inferences.filter(({ readings }) => readings.length > 0)
  return {
    ...known,
    calls: view.calls.length,
    cards: view.cards.length,
    accounts: accountsInWords({
      law,
      now: told.length === 0 ? undefined : known.now,
      played: cardEvents(view),
    }),
    inferences: told.map((one) => inferenceOf(one, view, meanings)),
    conflict: priced ? conflict.patterns : [],
    faults: problems.map(({ id, because, problem }) => ({
      id,
      seat: actorOf(because, view),
      act: actOf(because, view),
      rule: because.rule,
      never: problem.code === 'agreement/nothing' && meaningOf(because, meanings) !== undefined,
      why: problem.message,
    })),
    partnerFirst: priced && conflict.partnerFirst,
  }
}
