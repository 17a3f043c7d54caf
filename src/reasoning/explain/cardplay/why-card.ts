/** Why a robot plays a card, and what a card that was played cost: one or two sentences each. */

import type { Among } from '#cardplay/agreed-card.ts'
import type { Asked } from '#cardplay/asked-for.ts'
import type { Lead } from '#cardplay/candidates.ts'
import type { CardChoice, WhyCard } from '#cardplay/choice.ts'
import type { ClaimAnswer } from '#cardplay/claim.ts'
import { isSure } from '#cardplay/paired.ts'
import type { Reason, ReviewedCard } from '#cardplay/review.ts'
import type { Grounds } from '#cardplay/weigh-cards.ts'
import type { Scoring } from '#cardplay/worth.ts'
import { callName } from '#core/call.ts'
import { type Card, cardFace, cardText, suitOf } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { dummyOf } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import { cards as cardsOf, type Hand } from '#core/hand.ts'
import { fixed } from '#core/locale.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { seatName, seatsFrom } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS_DESCENDING, strainName, suitSymbol } from '#core/suit.ts'
import { t, tAs } from '#core/text.ts'
import { actOf, type OpenSentence } from '../proof.ts'
import { endingWords } from './ending-words.ts'

const cardsText = (cards: readonly Card[]): string =>
  cards.length < 3
    ? cards.map(cardText).join(t` and `)
    : t`${cards.slice(0, -1).map(cardText).join(', ')} and ${cardText(cards.at(-1)!)}`

const UNITS: Readonly<Record<Scoring, string>> = {
  imps: 'IMPs',
  total: t`points`,
  matchpoints: t`tricks`,
}
/** `0.4 IMPs`, `35 points`; small figures keep two places, so that none is shown as nought. */
export function amount(n: number, scoring: Scoring): string {
  const size = Math.abs(n)
  const text = size >= 10 ? fixed(size, 0) : size >= 0.095 ? fixed(size, 1) : fixed(size, 2)
  return `${text} ${UNITS[scoring]}`
}

/** What the figures were found over: `over 60 layouts`, `over all 15 layouts`. */
const over = ({ layouts, drawn }: Grounds): string =>
  drawn === undefined
    ? layouts === 1
      ? t`in the only layout left`
      : t`over all ${layouts} layouts`
    : tAs('layouts')`over ${howMany(layouts, 'layout')}`

/** Said of the figures where not everything agreed could be kept. */
function basisWords({ basis, layouts }: Grounds): string {
  if (layouts === 0 || basis === 'agreed') return ''
  return basis === 'loosened'
    ? t` Hardly a layout fits all that was said, so only lengths and points were gone by.`
    : t` No layout fits what was said, so only the cards played were gone by.`
}

/** What a low card among equals is good for. */
const SPARED: Readonly<
  Record<NonNullable<Extract<Among, { readonly kind: 'lowest' }>['sparing']>, string>
> = {
  lead: t` Lead low: the higher cards keep their use.`,
  follow: t` Follow low: a higher card may still be needed.`,
  ruff: t` Ruff low: a higher trump may still be needed.`,
  throw: t` Throw the lowest: a higher card may still be needed.`,
}

/** How sure it is that more layouts would not change the choice; nothing where these are all, or nobody asks. */
const sureWords = (sure: number | undefined, { drawn }: Grounds): string =>
  drawn === undefined || sure === undefined ? '' : t` Surely best: ${percent(sure)}.`

/** Why this one of equal cards. */
export function amongWords(by: Among): string {
  switch (by.kind) {
    case 'single':
      return ''
    case 'lowest':
      return by.sparing === undefined ? t` The lowest of equals.` : SPARED[by.sparing]
    case 'hidden':
      return t` Of equals it tells the defenders least.`
    case 'returned':
      return t` Partner’s suit goes back: the higher of two, else the lowest.`
    case 'preference': {
      const suit = strainName(by.suit)
      return by.high
        ? t` High, for partner to ruff: come back in ${suit}.`
        : t` Low, for partner to ruff: come back in ${suit}.`
    }
    case 'lead':
      return t` Of equals, the lead that “${by.agreement}” asks for.`
    case 'signal': {
      const how = by.high ? t`High` : t`Low`
      const suit = strainName(by.suit)
      if (by.sign === 'count') return t` ${how}: an ${by.yes ? t`even` : t`odd`} number of ${suit}.`
      if (by.sign === 'suit-preference')
        return t` ${how}: ${by.yes ? t`an honour` : t`no honour`} in ${suit}.`
      return ` ${how}: ${by.yes ? t`likes` : t`does not like`} ${suit}.`
    }
  }
}

/** A gap is given in tricks where the score is the same. */
const lead = (gap: Lead, scoring: Scoring): string =>
  amount(gap.mean, gap.in === 'tricks' ? 'matchpoints' : scoring)
/** `0.4 IMPs better than ♥2`; a lead within the error may be chance. */
const ahead = (gap: Lead, scoring: Scoring, other: Card, grounds: Grounds): string =>
  isSure(gap)
    ? t`${lead(gap, scoring)} better than ${cardText(other)} ${over(grounds)}`
    : t`${lead(gap, scoring)} ahead of ${cardText(other)} ${over(grounds)}, which may be chance`

function whyWords(why: WhyCard, card: Card, scoring: Scoring, grounds: Grounds): string {
  const name = cardText(card)
  switch (why.kind) {
    case 'only':
      return t`${name}: the only card that may be played.`
    case 'touching':
      return t`${name}: every card that may be played is worth the same.${amongWords(why.by)}`
    case 'plain':
      return t`${name}: by a beginner’s rule of thumb.${amongWords(why.by)}`
    case 'best':
      return `${name}: ${ahead(why.gap, scoring, why.over, grounds)}.${sureWords(why.sure, grounds)}${amongWords(why.by)}`
    case 'level':
      return why.with.length === 0
        ? t`${name}: every card is worth the same ${over(grounds)}.${amongWords(why.by)}`
        : t`${name}: as good as ${cardsText(why.with)} ${over(grounds)}.${amongWords(why.by)}`
    case 'planned':
      return why.best === undefined
        ? t`${name}: as planned, and still best ${over(grounds)}.`
        : t`${name}: as planned; no card was surely better ${over(grounds)}.`
    case 'proposed':
      return t`${name}: ${ledBy(why.often)} No lead was surely better ${over(grounds)}.`
    case 'asked': {
      const so = `${name}: ${askedWords(why.asked)}`
      return why.best === undefined
        ? t`${so} No lead is better ${over(grounds)}.${amongWords(why.by)}`
        : t`${so} No lead was surely better ${over(grounds)}.`
    }
    case 'ending':
      return t`${name}: every plan for the last tricks is worth the same.${amongWords(why.by)}`
    case 'unsolved':
      return t`${name}: too many ways to work out in the time allowed.${why.often === undefined ? amongWords(why.by) : t` It is ${ledBy(why.often)}`}`
  }
}

/** What partner asked for, and by which card. */
export function askedWords({ suit, card, how }: Asked): string {
  const [name, by] = [strainName(suit), cardText(card)]
  switch (how) {
    case 'liked':
      return t`partner liked ${name} when he played ${by}.`
    case 'preferred':
      return t`partner asked for ${name} when he led ${by} to be ruffed.`
    case 'led':
      return t`partner led ${name} with ${by}, so they go back to him.`
  }
}

/** @param often of a thousand such holdings, how many are led from. */
const ledBy = (often: number): string =>
  t`the suit people lead from such a hand (${Math.round(often / 10)} in 100 do).`

/** Why the robot plays its card. */
export const whyCardWords = ({ why, card, scoring, grounds, ending }: CardChoice): string =>
  (ending === undefined || (why.kind === 'ending' && why.over === undefined)
    ? whyWords(why, card, scoring, grounds)
    : endingWords(ending)) + basisWords(grounds)

/** What a card that was played cost, and whether that could have been known. */
export function reviewWords(reviewed: ReviewedCard, scoring: Scoring): string {
  const { card, verdict, openCost, knowable, better, grounds } = reviewed
  const name = cardText(card)
  const open = openCost > 0 ? t`It cost ${howMany(openCost, 'trick')} as the cards lay.` : ''
  switch (verdict) {
    case 'forced':
      return t`${name}: no choice.`
    case 'unsolved':
      return t`${name}: too many ways to work out.`
    case 'fine':
      return t`${name}: nothing better could have been known.`
    case 'unknowable':
      return t`${name} cost ${howMany(openCost, 'trick')}, and that could not have been known.`
    case 'mistake': {
      const { score, tricks } = knowable!
      const lost =
        score.mean === 0 ? amount(tricks.mean, 'matchpoints') : amount(score.mean, scoring)
      const luck = openCost > 0 ? open : t`As the cards lay it cost nothing.`
      return reviewed.solved === true
        ? t`${name}: with a plan for the last tricks ${cardText(better!)} was ${lost} better ${over(grounds!)}. ${luck}`
        : t`${name}: ${cardText(better!)} was ${lost} better ${over(grounds!)}, and stayed better when robots played on. ${luck}`
    }
  }
}

/**
 * The calls and cards that a mistake depends on, a sentence for each; what the call or card says is
 * a claim with its proof.
 */
export function reasonSentences(
  { card, better, because, byLaw }: Pick<ReviewedCard, 'card' | 'better' | 'because' | 'byLaw'>,
  view: SeatView,
): readonly OpenSentence[] {
  if (byLaw === true)
    return [{ text: t`The cards in sight were enough to know it, whatever was agreed.` }]
  return because.map((reason) => {
    const words = t`${seatName(reason.seat)}’s ${actWords(reason, view)}`
    const then =
      reason.best === better
        ? t`${cardText(better)} would not have been surely better`
        : reason.best === card
          ? t`${cardText(card)} would have been as good as any`
          : t`${cardText(reason.best)} would have looked best`
    return {
      text: t`${words} told it: without that, ${then}.`,
      opens: [{ words, of: { kind: 'reading', id: reason.id, reading: reason.reading } }],
    }
  })
}
function actWords({ because }: Reason, view: SeatView): string {
  const act = actOf(because, view)
  if (act.kind === 'call') return callName(act.call)
  return act.index === 0 ? t`lead of ${cardText(act.card)}` : cardText(act.card)
}

/** What is left of a hand, spades first: `♠K64 ♦QJ`. */
const leftText = (hand: Hand, played: readonly Card[]): string => {
  const left = cardsOf(hand).filter((card) => !played.includes(card))
  return SUITS_DESCENDING.flatMap((suit) => {
    const ranks = left.filter((card) => suitOf(card) === suit).sort((a, b) => b - a)
    return ranks.length === 0 ? [] : `${suitSymbol(suit)}${ranks.map(cardFace).join('')}`
  }).join(' ')
}
/** How many cards are shown of the play that refutes a claim. */
const PLAY_TOLD = 8
/** The hands that the claimer does not see, as they may lie, and how the play may go. */
function refutation(deal: Deal, play: readonly Card[], view: SeatView): string {
  const faced =
    view.contract === undefined || view.dummy === undefined ? undefined : dummyOf(view.contract)
  const lie = seatsFrom(view.seat)
    .filter((seat) => seat !== view.seat && seat !== faced)
    .map((seat) => `${seatName(seat)} ${leftText(deal[seat], view.cards)}`)
    .join(t` and `)
  const told = play.slice(0, PLAY_TOLD).map(cardText).join(' ')
  const more = play.length > PLAY_TOLD ? ' …' : ''
  return t`They may lie so: ${lie}.${told === '' ? '' : t` The play may go ${told}${more}.`}`
}

/**
 * Whether a claim stands, and what refutes it: a layout of the closed hands, with the play.
 * @param view of the claimer, before the claim.
 */
export function claimWords(
  { verdict, claimed, layouts, all }: ClaimAnswer,
  view: SeatView,
): string {
  const tried = all ? t`all ${howMany(layouts, 'layout')}` : t`${howMany(layouts, 'layout')} drawn`
  const tricks = claimed === 1 ? t`The trick` : t`The ${numberWord(claimed)} tricks`
  switch (verdict.kind) {
    case 'right':
      if (claimed === 0) return t`Nothing was claimed of the rest.`
      return verdict.by === 'winners'
        ? t`Right: ${howMany(claimed, 'winner')} that nobody can beat.`
        : t`Right: ${tricks.toLowerCase()} can be taken in ${tried}.`
    case 'wrong':
      return t`Wrong: only ${numberWord(verdict.tricks)} of the ${numberWord(claimed)} can be taken if the other hands lie badly. ${refutation(verdict.deal, verdict.play, view)}`
    case 'guess':
      return t`Not certain: ${tricks.toLowerCase()} can be taken in every layout, but only by guessing which.`
    case 'unproved':
      return t`Not proved: ${tried} speak for it, and the whole proof is too long.`
  }
}
