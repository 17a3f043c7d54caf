/** What a call or card changed in the inferences, in sentences. */

import { type Phrase, plain } from '#constraint/phrase.ts'
import { type Call, callName } from '#core/call.ts'
import { type Card, cardName } from '#core/card.ts'
import { capital } from '#core/locale.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Inference, InferenceVerdict } from '#reasoning/inference/inference.ts'
import type { Status } from '#reasoning/inference/status.ts'
import { ANY_HAND, ANY_SUCH_HAND, DENIES_NOTHING } from '../call/meaning-words.ts'
import type { Opening, OpenSentence } from '../proof.ts'
import { listing, number } from './why-bound-words.ts'

/** An act in words: the call with its article, the card, and what a card is evidence of. */
export interface ActWords {
  readonly seat: Seat
  readonly call?: Call
  readonly card?: Card
  /** `lead`, `count signal`; empty for a call. */
  readonly sign: string
}
/** One inference before and after. */
export interface InferenceChange {
  /** Names the inference. */
  readonly id: string
  readonly act: ActWords
  readonly kind: Inference['kind']
  readonly readings: readonly {
    readonly says: Phrase
    /** False for readings that the agreements rule out from the start. */
    readonly agreed: boolean
    readonly before: Status | undefined
    readonly after: Status
  }[]
  /** `undefined` before the act was made. */
  readonly before:
    | { readonly verdict: InferenceVerdict; readonly active: number | undefined }
    | undefined
  readonly after: { readonly verdict: InferenceVerdict; readonly active: number | undefined }
}

/** The words around a card that was played in place of another: before its name, and after it. */
const LEFT_UNDONE: Readonly<Record<string, readonly [string, string]>> = {
  'honour not covered': [t`play of`, t`not covering the honour`],
  'partner’s suit not led': [t`lead of`, t`not partner’s suit`],
  'no sequence led': [t`lead of`, t`not from a sequence`],
  'lowest of equals': [t`play of`, t`the lowest of equals`],
  'restricted choice': [t`play of`, t`by restricted choice`],
}
/** `West’s one heart`, `East’s lead of the five of spades`, `East’s count signal with the five of spades`. */
export function actWords({ seat, call, card, sign }: ActWords): string {
  const who = t`${seatName(seat)}’s`
  if (call !== undefined) return `${who} ${callName(call)}`
  if (card === undefined) return who
  const undone = LEFT_UNDONE[sign]
  if (undone !== undefined) return t`${who} ${undone[0]} the ${cardName(card)}, ${undone[1]},`
  return sign === 'lead'
    ? t`${who} lead of the ${cardName(card)}`
    : t`${who} ${sign} with the ${cardName(card)}`
}

const tellsNothing = (says: string): boolean => says === ANY_SUCH_HAND || says === ANY_HAND
const SAME = t`the same, `
/** A reading in words; one that refers to the first is said in full. */
const saidOf = (readings: InferenceChange['readings'], i: number): string => {
  const said = plain(readings[i]?.says ?? [])
  return said.startsWith(SAME)
    ? `${plain(readings[0]?.says ?? [])}, ${said.slice(SAME.length)}`
    : said
}
/** `cannot be five hearts; it is four hearts.`; a weaker reading is said by what it leaves out. */
function fallenWords(before: string, after: string, now: string): string {
  if (before === ANY_SUCH_HAND) return t`was made with a hand for another call.`
  const less = after.startsWith(`${before}, `) ? after.slice(before.length + 2) : undefined
  if (less === DENIES_NOTHING)
    return t`was made with a hand for another call; ${before} still holds.`
  return less === undefined
    ? t`cannot be ${before}; ${now}${after}.`
    : t`can only be ${before}, ${less}.`
}

/** Readings named; more are counted. */
const NAMED = 2

/** Sentences on one inference; none when nothing of it changed. */
export function inferenceSentences(change: InferenceChange): readonly string[] {
  const { act, kind, readings, before, after } = change
  const words = actWords(act)
  const says = (i: number | undefined): string => (i === undefined ? '' : saidOf(readings, i))
  if (before === undefined) {
    if (kind === 'law') return []
    if (after.verdict === 'off-system')
      return [t`${words} fits no hand there can be by agreement: off-system.`]
    // For a signal only the true reading is said; its readings stand with the hand.
    if (kind === 'exactly-one' && act.sign !== 'lead') return []
    if (kind === 'exactly-one') {
      const open = readings.filter((r) => r.agreed && r.after !== 'impossible')
      return open.length <= NAMED
        ? [
            t`${words} is by agreement ${listing(
              open.map((r) => plain(r.says)),
              t` or `,
            )}.`,
          ]
        : [t`${words} has ${number(open.length)} agreed readings.`]
    }
    // Disproved at once by the cards in sight, or without words: there is nothing to say.
    if (after.active === undefined || tellsNothing(says(after.active))) return []
    const fallen = after.active > 0 ? t`, as the fallback has it` : ''
    return [
      `${words} ${kind === 'tendency' ? t`suggests` : t`shows`} ${says(after.active)}${fallen}.`,
    ]
  }
  const woke = kind === 'chain' && before.active !== after.active && after.active !== undefined
  if (before.verdict !== after.verdict) {
    if (after.verdict === 'confirmed' && woke)
      return [`${words} ${fallenWords(says(before.active), says(after.active), t`it is `)}`]
    if (after.verdict === 'confirmed') {
      const found = readings.findIndex((r) => r.agreed && r.after === 'confirmed')
      const sure = says(kind === 'chain' || found < 0 ? after.active : found)
      return tellsNothing(sure) ? [] : [t`${words} is confirmed: ${sure}.`]
    }
    if (after.verdict === 'off-system')
      return [t`${words} was off-system: no agreed reading of it is left.`]
    if (after.verdict === 'refuted') return [t`${words} did not mean “${says(0)}”.`]
  }
  if (woke)
    return [
      `${words} ${fallenWords(says(before.active), says(after.active), t`the fallback counts now: `)}`,
    ]
  if (kind === 'exactly-one' && act.sign === 'lead') {
    const gone = readings.filter((r) => r.agreed && r.before === 'open' && r.after === 'impossible')
    if (gone.length === 0) return []
    const left = readings.filter((r) => r.agreed && r.after !== 'impossible')
    const what =
      gone.length <= NAMED
        ? listing(gone.map((r) => plain(r.says)))
        : gone.length === 1
          ? t`one agreed reading`
          : t`${number(gone.length)} agreed readings`
    const rest = left.length === 1 ? t`; only ${plain(left[0]?.says ?? [])} is left` : ''
    return [t`${words}: ${what} ${gone.length === 1 ? t`is` : t`are`} impossible${rest}.`]
  }
  return []
}

/** The sentence with each reading that it names opening how likely it is; of two at one place the longer. */
function openedBy({ id, readings }: InferenceChange, text: string): OpenSentence {
  const named = readings
    .map((_, reading) => ({
      words: saidOf(readings, reading),
      of: { kind: 'reading', id, reading } as const,
    }))
    .filter(({ words }) => words !== '' && !tellsNothing(words))
    .sort((a, b) => b.words.length - a.words.length)
  const found: (Opening & { readonly at: number })[] = []
  for (const one of named) {
    const at = text.indexOf(one.words)
    const end = at + one.words.length
    if (at >= 0 && found.every((other) => end <= other.at || at >= other.at + other.words.length))
      found.push({ ...one, at })
  }
  if (found.length === 0) return { text }
  const opens = found.sort((a, b) => a.at - b.at).map(({ words, of }): Opening => ({ words, of }))
  return { text, opens }
}

/** The most sentences about one event. */
const MOST = 3
/** All changes at one event, the weightier first: what a side agreed before what merely tends to be so. */
export function changeSentences(changes: readonly InferenceChange[]): readonly OpenSentence[] {
  const weight = ({ kind, before }: InferenceChange): number =>
    (kind === 'tendency' ? 2 : 0) + (before === undefined ? 1 : 0)
  const all = [...changes]
    .sort((a, b) => weight(a) - weight(b))
    .flatMap((change) => inferenceSentences(change).map((text) => openedBy(change, capital(text))))
  const more = all.length - MOST
  if (more <= 0) return all
  const rest = more === 1 ? t`one more reading changes.` : t`${number(more)} more readings change.`
  return [...all.slice(0, MOST), { text: capital(rest) }]
}
