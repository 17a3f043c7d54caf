import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { NORTH, type Seat, SOUTH } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { agreedFigures } from '#engine/jobs/knowledge/agreed-figures.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { good } from '#testing/good.ts'
import { lastMoment, momentsByLaw } from '#testing/moments.ts'
import type { DrawnMoment, Knowledge, Question } from '../../../ask/knowledge/moment.ts'
import { FoldContext } from '../../../kit/Panel.tsx'
import { HiddenHandsView, type HiddenHandsViewProps } from './HiddenHandsView.tsx'

const hand = (text: string): Hand => good(parse(text))
const DUMMY = '2.KJT.KJT9.KJT98'
const viewOf = (seat: Seat, own: string): SeatView => ({
  seat,
  hand: hand(own),
  dealer: SOUTH,
  vulnerability: 'None',
  calls: [],
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
  dummy: hand(DUMMY),
  cards: ['SK', 'S2', 'H5', 'SA'].map((code) => parseCard(code)!),
  claim: undefined,
})
/** The panel with its folds as somebody left them. */
const markupWith = (props: HiddenHandsViewProps, folded: boolean): string =>
  renderToStaticMarkup(
    <FoldContext value={{ isFolded: () => folded, setFolded: () => undefined }}>
      <HiddenHandsView {...props} />
    </FoldContext>,
  )
const NONE = { name: 'By hand', entries: [], weight: 90, price: 0.05 }
const side = { carding: FOURTH_BEST, calls: NONE }
const question = (view: SeatView): Question => ({
  view,
  sides: [side, side],
  systems: [{ id: 'schenken-1967' }, { id: 'schenken-1967' }],
})
const now = (observer: Seat, moment?: DrawnMoment): HiddenHandsViewProps['now'] => ({
  observer,
  key: '',
  moment,
  counts: moment !== undefined,
  running: moment?.agreed === undefined || moment.old !== 'none',
  share: undefined,
  error: undefined,
  retry: undefined,
})
const draw = (
  view: SeatView | undefined,
  cards: number,
  error?: string,
  folded = false,
): string => {
  const law = view && momentsByLaw(view)[cards]
  const moment = law && { question: question(view), law, agreed: undefined, old: 'none' as const }
  return markupWith(
    { now: { ...now(view?.seat ?? SOUTH, moment), error }, onObserver: () => undefined },
    folded,
  )
}
const words = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the panel', () => {
  const declarer = viewOf(SOUTH, 'A.A432.A432.A432')
  it('says the article’s show-out in words and cells, with what it found and took away', () => {
    const markup = draw(declarer, 3)
    const text = words(markup)
    expect(text).toContain('West spades: eleven cards held, no room for more; ten just found')
    expect(text).toContain(
      'West hearts: none held for certain, room for two; room for four just lost',
    )
    expect(text).toContain('East spades: none; room for ten just lost')
    expect(text).toContain('Showed out of spades: five of hearts, trick 1 showed out')
    expect(text).toContain('West, spades: exactly 11, just changed. Why?')
    expect(markup.match(/data-kind="held" data-fresh="true"/g)?.length).toBeGreaterThan(10)
  })
  it('has a button for every number: four suits and the points of each hand', () => {
    expect(draw(declarer, 1).match(/class="hh-number /g)).toHaveLength(10)
  })
  it('folds each hand to one line, and three as two', () => {
    const three = viewOf(NORTH, DUMMY)
    const folded = draw(three, 2, undefined, true)
    expect(folded.match(/class="account"/g)).toHaveLength(3)
    expect(folded.match(/class="hh-number /g)).toBeNull()
    const markup = draw(three, 2)
    expect(markup.match(/class="hh-number /g)).toHaveLength(15)
    expect(draw(declarer, 3, undefined, true).match(/class="hh-number /g)).toBeNull()
    expect(words(markup)).toContain('Dummy may not look at declarer’s cards')
    expect(words(markup)).toContain('What North, dummy, can be sure of about East, South and West.')
  })
  it('puts no comma behind a seat that has no role yet', () => {
    const text = words(draw({ ...declarer, contract: undefined, dummy: undefined, cards: [] }, 0))
    expect(text).toContain('What South can be sure of about West, North and East.')
    expect(words(draw(declarer, 1))).toContain('What South, declarer, can be sure of')
  })
  it('says so when the observer’s hand is unknown, and when something failed', () => {
    expect(words(draw(undefined, 0))).toContain('South’s cards are not known')
    expect(words(draw(declarer, 2, 'The worker stopped.'))).toContain('The worker stopped.')
  })
})

describe('what the agreements say', () => {
  const own = 'A93.KQJ4.KT42.J3'
  const before: SeatView = {
    ...viewOf(SOUTH, own),
    dealer: NORTH,
    calls: [{ call: PASS }, { call: bidOf(1, 2) }],
    contract: undefined,
    dummy: undefined,
    cards: [],
  }
  /** The first answer, which comes as progress. */
  const firstTold = (view: SeatView): Knowledge => {
    const steps = agreedFigures(question(view))
    for (;;) {
      const step = steps.next()
      if (step.done === true) throw new Error('nothing came before the end')
      if (step.value.told !== undefined) return step.value.told
    }
  }
  const drawn = (view: SeatView, lawOnly = false): string => markupOf(view, {}, lawOnly)
  const markupOf = (
    view: SeatView,
    known: { readonly knowledge?: Knowledge; readonly share?: number },
    lawOnly = false,
    folded = false,
  ): string => {
    const { law, agreed } = lastMoment(question(view))
    const told = known.knowledge ?? agreed
    const moment = { question: question(view), law, agreed: told, old: 'none' as const }
    return markupWith(
      { now: { ...now(SOUTH, moment), share: known.share }, onObserver: () => undefined, lawOnly },
      folded,
    )
  }
  const agreed = drawn(before)

  it('tells law and agreement apart, in the line of a hand and in its rows', () => {
    expect(agreed.match(/class="told" data-truth="agreed"/g)?.length).toBeGreaterThan(1)
    expect(words(agreed)).toMatch(/East: [^;]*hearts 4\+ if agreed; 11–15 points if agreed/)
    const text = words(agreed)
    expect(text).toMatch(/North, \w+: if agreed|East, hearts: if agreed/)
    expect(agreed).toContain('hh-bar-agreed')
    expect(agreed).toContain('hh-law-line')
    expect(agreed).toContain('hh-bar-agreed')
    expect(agreed).toContain('data-kind="denied"')
  })
  it('says that the figures are of a sample where two hands have shown honours, and how good they are', () => {
    expect(words(agreed)).toContain(
      'From a sample of 4,000 layouts: 19 intervals in 20 hold the exact chance.',
    )
  })
  it('says that the figures are intervals until the sample is there', () => {
    const first = firstTold(before)
    expect(first.precision).toBe('interval')
    const text = words(markupOf(before, { knowledge: first, share: 0.25 }))
    expect(text).toContain('Intervals, while better figures are worked out: 25 % done')
  })
  /** The five of spades is led, and dummy is down. */
  const play: SeatView = {
    ...viewOf(SOUTH, 'AQT8.KQ4.A62.K84'),
    calls: [],
    dummy: hand('6.A852.KQJ4.AQ63'),
    cards: ['S5'].map((code) => parseCard(code)!),
  }
  it('draws what is folded when it is opened, and says on each line what is in it', () => {
    const text = words(markupOf(play, {}, false, true))
    expect(text).toMatch(/Missing honours K king of spades (E East|W West) \d+ %/)
    expect(text).toMatch(/Readings 1 read How to read this exact/)
    expect(text).not.toContain('has shown, if agreed')
    expect(text).not.toContain('room, not agreed')
    const first = markupOf(before, { knowledge: firstTold(before), share: 0.25 }, false, true)
    expect(words(first)).toContain('How to read this Working it out: 25 %')
  })
  it('shows the law alone on demand', () => {
    const law = drawn(before, true)
    expect(law.match(/class="account"/g)).toHaveLength(3)
    expect(law).not.toContain('data-truth="agreed"')
    expect(words(law)).not.toContain('if agreed')
    expect(law).not.toContain('hh-bar-agreed')
  })
  it('says plainly that an opening is off-system', () => {
    const text = words(drawn({ ...before, calls: [{ call: bidOf(3, 4) }] }))
    expect(text).toContain('Off-system')
    expect(text).toContain('no hand at all makes the call by OPENBID. North is read by law alone.')
  })
  it('reads a lead as one of several, with its qualifiers and chances', () => {
    const text = words(drawn(play))
    expect(text).toContain('What West has shown, if agreed')
    expect(text).toContain('fourth-highest of four cards')
    expect(text).toContain('Consistent')
    expect(text).toMatch(/\d+ more readings/)
    expect(text).toContain('Exact.')
    expect(text).toMatch(/Missing honours, if agreed/)
  })
  it('tells nothing by figures of an earlier moment: they keep their place, dimmed', () => {
    const later: SeatView = { ...play, cards: [...play.cards, parseCard('S6')!] }
    const { law } = lastMoment(question(later))
    const draw = (old: DrawnMoment['old']): readonly string[] => {
      const { agreed } = lastMoment(question(old === 'agreed' ? play : later))
      const moment: DrawnMoment = { question: question(later), law, agreed, old }
      const markup = markupWith({ now: now(SOUTH, moment), onObserver: () => undefined }, false)
      const rows = [...markup.matchAll(/<li class="hh-row.*?<\/li>/g)].map(([row]) => row)
      expect(markup).toContain(`data-old="${old}"`)
      expect(rows).toHaveLength(10)
      expect(rows.join('')).toContain('hh-bar-agreed')
      return rows.filter((row) => /data-kind="(agreed|denied)"|: if agreed/.test(row))
    }
    expect(draw('none')).not.toEqual([])
    expect(draw('agreed')).toEqual([])
  })
})
