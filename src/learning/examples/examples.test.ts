/** Every example stepped through: what the page's jobs answer against the figures that stand with it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { parseSuit, strainName } from '#core/suit.ts'
import { type JudgedInference, judgeInference } from '#reasoning/inference/inference.ts'
import { leadHoldings } from '#reasoning/inference/lead-cells.ts'
import { statusOf } from '#reasoning/inference/status.ts'
import { replayPlay } from '#reasoning/law/replay-play.ts'
import { facts, type LedFrom, type Predicate } from '#reasoning/predicates/predicate.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { sidesOf } from '#store/table/example-sides.ts'
import { positionAt, sourceEvents } from '#store/table/position.ts'
import { lastMoment, momentsByLaw } from '#testing/moments.ts'
import { describeShared } from '#testing/shared.ts'
import { type Example, type ExampleStep, type Figure, type FigureEnds, isLoose } from './example.ts'
import { EXAMPLES, exampleById } from './index.ts'

const cut = (record: BoardRecord, at: number): BoardRecord =>
  positionAt(record, sourceEvents(record), at).record

const BY_HAND = { id: 'none' } as const
const answered = new Map<string, ReturnType<typeof ask>>()
function ask(example: Example, view: SeatView) {
  const sides = sidesOf(example)
  return lastMoment({ view, sides, systems: [BY_HAND, BY_HAND] }).agreed
}
/** What the page's panels are given at a step, asked once for all its figures. */
function told(example: Example, view: SeatView) {
  const key = JSON.stringify([example.id, view])
  const found = answered.get(key) ?? ask(example, view)
  answered.set(key, found)
  return found
}

/** What is known at a step, from the law's own functions. */
function known(example: Example, step: ExampleStep) {
  const record = cut(example.record, step.at)
  const view = seatView(record, example.observer)
  if (view === undefined) throw new Error('the observer has a hand')
  const fold = replayPlay(view)
  if (!fold.ok || fold.value.problem !== undefined) throw new Error('the play can be read')
  const position = fold.value.positions[record.cards.length]
  if (position === undefined) throw new Error('there is a position')
  const inferences = inferencesOf(view, { ...agreements(example), meanings: [] })
  const judged = inferences.map((one) => judgeInference(one, position))
  return { view, position, judged }
}
const agreements = (example: Example) => {
  const sides = sidesOf(example)
  return {
    carding: [sides[0].carding, sides[1].carding] as const,
    calls: [sides[0].calls, sides[1].calls] as const,
  }
}

const byCall = (judged: readonly JudgedInference[], index: number): JudgedInference => {
  const of = judged.find(
    ({ inference: { because } }) => because.kind === 'call' && because.index === index,
  )
  if (of === undefined) throw new Error(`call ${index} is read`)
  return of
}
const toldCall = (of: ReturnType<typeof told>, index: number) =>
  of.inferences.find(({ act }) => act.kind === 'call' && act.index === index)
const ledFrom = (p: Predicate): LedFrom | undefined =>
  facts(p).find((fact): fact is LedFrom => fact.kind === 'lead')

/** The answer to a figure. */
function answer(example: Example, step: ExampleStep, figure: Figure): unknown {
  const { view, position, judged } = known(example, step)
  switch (figure.kind) {
    case 'length':
    case 'points': {
      if (figure.by === 'law') {
        const hand = momentsByLaw(view)[view.cards.length]?.hands.find(
          ({ seat }) => seat === figure.seat,
        )
        const range = figure.kind === 'points' ? hand?.hcp : hand?.suits[figure.suit]
        return [range?.lo, range?.hi]
      }
      const closed = told(example, view).now?.hands.find(({ seat }) => seat === figure.seat)
      const kept = figure.kind === 'points' ? closed?.kept?.hcp : closed?.kept?.suits[figure.suit]
      return [kept?.lo, kept?.hi]
    }
    case 'call':
      return toldCall(told(example, view), figure.index)?.readings[figure.reading]?.status
    case 'believed': {
      const readings = toldCall(told(example, view), figure.index)?.readings ?? []
      const at = readings.findIndex(({ role }) => role === 'active')
      expect(byCall(judged, figure.index).active ?? -1).toBe(at)
      return at < 0 ? 'none' : at
    }
    case 'lead': {
      const lead = judged.find(({ inference }) => inference.id === 'opening-lead')
      const of = (lead?.inference.readings ?? []).findIndex(({ says }) => {
        const from = ledFrom(says)
        return from?.k === figure.k && from.n === figure.n && from.headed === figure.headed
      })
      const fact = lead === undefined ? undefined : ledFrom(lead.inference.readings[of]!.says)
      if (lead === undefined || fact === undefined) throw new Error('the lead is read so')
      if (figure.holdings !== undefined) expect(leadHoldings(position, fact)).toBe(figure.holdings)
      expect(lead.statuses[of]).toBe(statusOf(position, fact))
      const shown = told(example, view).inferences.find(({ id }) => id === 'opening-lead')
      expect(shown?.readings).toHaveLength(lead.inference.readings.length)
      return shown?.readings[of]?.status
    }
    case 'lead-verdict':
      return told(example, view).inferences.find(({ id }) => id === 'opening-lead')?.verdict
  }
}

const name = (figure: Figure): string => {
  switch (figure.kind) {
    case 'length':
      return `${seatName(figure.seat)} ${strainName(figure.suit)} by ${figure.by}`
    case 'points':
      return `${seatName(figure.seat)} points by ${figure.by}`
    case 'call':
      return `reading ${figure.reading} of call ${figure.index}`
    case 'believed':
      return `what is believed of call ${figure.index}`
    case 'lead':
      return `${figure.k} of ${figure.n} (${figure.headed})`
    default:
      return 'verdict on the lead'
  }
}

describe('the examples', () => {
  it('have names of their own, and boards that can lawfully be played', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length)
    for (const { id, record, steps, observer } of EXAMPLES) {
      const events = sourceEvents(record)
      expect(events.length, id).toBe(record.calls.length + record.cards.length)
      expect(
        record.board.deal.every((hand) => hand !== undefined),
        id,
      ).toBe(true)
      expect(record.board.deal[observer], id).toBeDefined()
      const places = steps.map(({ at }) => at)
      expect(places, id).toEqual([...places].sort((a, b) => a - b))
      expect(places.at(-1), id).toBeLessThanOrEqual(events.length)
      expect(exampleById(id)?.id).toBe(id)
    }
    expect(exampleById('none')).toBeUndefined()
  })
  it('cover the article from section II to section XVII and the thirteen counterexamples', () => {
    const sections = new Set(
      EXAMPLES.flatMap(({ steps }) => steps.flatMap(({ section }) => section?.split('–') ?? [])),
    )
    for (const section of 'II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII'.split(' '))
      expect(sections, section).toContain(section)
    expect(
      EXAMPLES.filter(({ group }) => group === 'Where simple counting goes wrong'),
    ).toHaveLength(
      // Forty less one's own is three boards.
      13 + 2,
    )
  })
  it('say so in the note where the source’s figure is another than ours', () => {
    for (const { id, steps } of EXAMPLES)
      for (const step of steps)
        if (step.figures.some(isLoose))
          expect(step.note.length, `${id} at ${step.at}`).toBeGreaterThan(40)
  })
  for (const example of EXAMPLES)
    for (const [i, step] of example.steps.entries())
      it(`${example.id}, step ${i + 1}: the page shows the figures`, () => {
        for (const figure of step.figures)
          expect(answer(example, step, figure), name(figure)).toEqual(figure.ours)
      })
})

interface ArticleStep {
  readonly section: string
  readonly stated: Readonly<Record<string, Readonly<Record<string, FigureEnds>>>>
}
interface Article {
  readonly scenarios: readonly { readonly id: string; readonly steps: readonly ArticleStep[] }[]
  readonly lead_interpretations: {
    readonly steps: readonly {
      readonly interpretations: readonly {
        readonly k: number
        readonly n: number
        readonly cls: string
        readonly holdings: number
        readonly exact: string
        readonly article?: string
      }[]
    }[]
  }
}

describeShared('the examples against the article’s fixture', (path) => {
  const article = JSON.parse(readFileSync(path('data/bounds/article.json'), 'utf8')) as Article
  const SEAT: Readonly<Record<string, Seat>> = { LHO: 3, Partner: 0, RHO: 1 }
  /** Example, step of it, step of the scenario, and by what. */
  const SAME = [
    ...[0, 1, 2, 3, 4, 5].map(
      (i) => ['five-card-ending', i, 'five-card-ending', i, 'law'] as const,
    ),
    ['dummy-and-lead', 0, 'grand-bounds', 0, 'law'] as const,
    ['dummy-and-lead', 1, 'grand-bounds', 2, 'law'] as const,
    ['dummy-and-lead', 2, 'grand-bounds', 3, 'law'] as const,
    ['fallback-confirmed', 0, 'agreement-lengths', 0, 'law'] as const,
    ['fallback-confirmed', 1, 'agreement-lengths', 1, 'agreed'] as const,
    ['fallback-confirmed', 2, 'agreement-lengths', 3, 'law'] as const,
    ['fallback-confirmed', 2, 'agreement-lengths', 4, 'agreed'] as const,
  ]
  it.each(SAME)('%s %i prints what the article states', (id, at, scenario, place, by) => {
    const stated = article.scenarios.find((one) => one.id === scenario)?.steps[place]?.stated ?? {}
    const figures = exampleById(id)?.steps[at]?.figures ?? []
    let seen = 0
    for (const [who, suits] of Object.entries(stated))
      for (const [letter, span] of Object.entries(suits)) {
        const suit = parseSuit(letter)
        const figure = figures.find(
          (one) =>
            one.kind === 'length' && one.seat === SEAT[who] && one.suit === suit && one.by === by,
        )
        expect(figure?.printed, `${who} ${letter}`).toEqual(span)
        seen += 1
      }
    expect(seen).toBeGreaterThan(0)
  })
  it('has every reading of the lead, holdings and statuses', () => {
    for (const [i, step] of (exampleById('led-card')?.steps ?? []).entries())
      for (const figure of step.figures) {
        if (figure.kind !== 'lead') continue
        const of = article.lead_interpretations.steps[i]?.interpretations.find(
          (one) => one.k === figure.k && one.n === figure.n && one.cls === figure.headed,
        )
        if (figure.holdings !== undefined) expect(figure.holdings).toBe(of?.holdings)
        expect(figure.ours).toBe(of?.exact.toLowerCase())
        expect(figure.printed).toBe(of?.article?.toLowerCase())
      }
  })
})
