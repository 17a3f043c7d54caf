import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { type Card, parseCard } from '#core/card.ts'
import { type Hand, parse } from '#core/hand.ts'
import { NORTH, type Seat, SOUTH } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { hiddenHands } from '#engine/jobs/hidden-hands.ts'
import { openingShares } from '#engine/jobs/opening-shares.ts'
import { HiddenHandsView } from './HiddenHandsView.tsx'
import type { HiddenSnapshot, Opening } from './hidden-model.ts'

const hand = (text: string): Hand => {
  const read = parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
const DUMMY = '2.KJT.KJT9.KJT98'
const viewOf = (seat: Seat, own: string): SeatView => ({
  seat,
  hand: hand(own),
  dealer: SOUTH,
  vulnerability: 'None',
  calls: [],
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: SOUTH },
  dummy: hand(DUMMY),
  cards: ['SK', 'S2', 'H5', 'SA'].map((code) => parseCard(code) as Card),
  claim: undefined,
})
const snapshots = (view: SeatView): readonly HiddenSnapshot[] => {
  const steps = hiddenHands({ view })
  for (;;) {
    const step = steps.next()
    if (step.done !== true) continue
    if (!step.value.ok) throw new Error(step.value.error.message)
    return step.value.value.snapshots
  }
}
const draw = (view: SeatView | undefined, cards: number, error?: string): string =>
  renderToStaticMarkup(
    <HiddenHandsView
      observer={view?.seat ?? SOUTH}
      onObserver={() => undefined}
      view={view}
      snapshot={view === undefined ? undefined : snapshots(view)[cards]}
      stale={false}
      error={error}
      onRetry={undefined}
    />,
  )
const words = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the panel', () => {
  const declarer = viewOf(SOUTH, 'A.A432.A432.A432')
  it('says the article’s show-out in words and cells, with what it found and took away', () => {
    const markup = draw(declarer, 3)
    const text = words(markup)
    expect(text).toContain('West spades: 11 cards held, no room for more; 10 just found')
    expect(text).toContain(
      'West hearts: none held for certain, room for two; room for four just lost',
    )
    expect(text).toContain('East spades: none; room for 10 just lost')
    expect(text).toContain('of spades ( five of hearts, trick 1')
    expect(text).toContain('West, spades: exactly 11, just changed. Why?')
    expect(markup.match(/data-kind="held" data-fresh="true"/g)?.length).toBeGreaterThan(10)
  })
  it('has a button for every number: four suits and the points of each hand', () => {
    expect(draw(declarer, 1).match(/class="hh-number"/g)).toHaveLength(10)
  })
  it('folds three hands to a line each', () => {
    const markup = draw(viewOf(NORTH, DUMMY), 2)
    expect(markup.match(/class="hh-line"/g)).toHaveLength(3)
    expect(markup.match(/class="hh-number"/g)).toBeNull()
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

describe('what the calls say', () => {
  const own = 'A93.KQJ4.KT42.J3'
  const before: SeatView = {
    ...viewOf(SOUTH, own),
    dealer: NORTH,
    calls: [{ call: PASS }, { call: bidOf(1, 2) }],
    contract: undefined,
    dummy: undefined,
    cards: [],
  }
  const shares = (view: SeatView): Opening => {
    const steps = openingShares({ view, system: 'schenken-1967' })
    for (;;) {
      const step = steps.next()
      if (step.done !== true) continue
      if (!step.value.ok) throw new Error(step.value.error.message)
      return step.value.value
    }
  }
  const drawn = (view: SeatView, mode: 'law' | 'agreed'): string =>
    renderToStaticMarkup(
      <HiddenHandsView
        observer={SOUTH}
        onObserver={() => undefined}
        view={view}
        snapshot={snapshots(view)[0]}
        opening={shares(view)}
        mode={mode}
        stale={false}
        error={undefined}
        onRetry={undefined}
      />,
    )
  const agreed = drawn(before, 'agreed')

  it('opens the opener’s hand of three, with law and agreement told apart', () => {
    expect(agreed.match(/class="hh-line"/g)).toHaveLength(2)
    const text = words(agreed)
    expect(text).toMatch(/East, hearts: if agreed 4 to \d; by law 0 to 9\. Why\?/)
    expect(text).toContain('law 0–9')
    expect(text).toContain('Each hand is read by its own call alone.')
    expect(agreed).toContain('hh-whisker-agreed')
    expect(agreed).toContain('data-kind="agreed"')
    expect(agreed).toContain('data-kind="denied"')
  })
  it('says what the call shows and denies, and by which sections', () => {
    const text = words(agreed)
    expect(text).toMatch(/Shows 10 to 16 points/)
    expect(text).toMatch(/Denies no 17 points or more : 8b would have come first, mostly/)
    expect(agreed.match(/class="hh-section"/g)?.length).toBeGreaterThan(3)
    expect(text).toMatch(/More of the \d+ shapes/)
  })
  it('shows the law alone on demand', () => {
    const law = drawn(before, 'law')
    expect(law.match(/class="hh-line"/g)).toHaveLength(3)
    expect(words(law)).not.toContain('if agreed')
    expect(law).not.toContain('hh-whisker-agreed')
  })
  it('says plainly that an opening is off-system', () => {
    const text = words(drawn({ ...before, calls: [{ call: bidOf(3, 4) }] }, 'agreed'))
    expect(text).toContain('Off-system')
    expect(text).toContain('North is read by law alone.')
  })
})
