import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plain, type Token } from '#constraint/phrase.ts'
import { parseCall } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { openingView } from '#core/seat-view.ts'
import { runInline } from '#engine/inline.ts'
import type { WhyCall } from '#explain/call/why-call.ts'
import { lopsidedHand, randomWords } from '#testing/random-hands.ts'
import { GLOSSARY } from '../../parts/glossary.ts'
import { sectionBody } from './section-model.ts'
import type { Subject } from './subject.ts'
import { WhyCallView } from './WhyCallView.tsx'

const read = hand.parse('KQJT8.AK7.QJ.T52')
if (!read.ok) throw new Error(read.error.message)
const HAND = read.value

const whyOf = (h: hand.Hand): WhyCall => {
  const system = { id: 'schenken-1967' }
  const made = runInline('turn', { systems: [system, system], view: openingView(h) })
  if (!made.ok || made.value.by.kind !== 'procedure') throw new Error('OPENBID opens')
  return made.value.by.why
}
const call = (text: string) => {
  const parsed = parseCall(text)
  if (parsed === undefined) throw new Error(text)
  return parsed
}
const drawn = (subject: Subject): string =>
  renderToStaticMarkup(<WhyCallView subject={subject} why={whyOf(HAND)} state="ready" />)
const words = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const made = (text: string, followed = false): Subject => ({
  kind: 'made',
  seat: 2,
  hand: HAND,
  call: call(text),
  followed,
})

describe('the panel', () => {
  it('shows fourteen sections, the one that chose open', () => {
    const markup = drawn(made('1S'))
    expect(markup.match(/<li [^>]*data-state=/g)).toHaveLength(14)
    expect(
      markup.match(/<li [^>]*data-state="[^"]+"><button [^>]*aria-expanded="true"/g),
    ).toHaveLength(1)
    expect(
      markup.match(/<li [^>]*data-state="[^"]+"><button [^>]*aria-expanded="false"/g),
    ).toHaveLength(13)
    expect(words(markup)).toContain('12b–12j')
    expect(words(markup)).not.toContain('by hand')
  })
  it('says plainly when the call was not OPENBID’s, and when it was no opening', () => {
    expect(words(drawn(made('2H')))).toContain('was made by hand')
    expect(words(drawn(made('P')))).toContain('pass was made by hand')
    expect(words(drawn(made('1S', true)))).toContain('speaks of openings only')
  })
  it('says whose call is to come before there is one', () => {
    expect(words(drawn({ kind: 'offer', seat: 2, hand: HAND }))).toContain(
      'South has not called yet',
    )
  })
  it('shows nothing of a closed hand', () => {
    const markup = drawn({ kind: 'none', reason: 'closed', seat: 0 })
    expect(words(markup)).toContain('North’s hand is closed to you')
    expect(markup).not.toContain('data-state="chosen"')
  })
  it('marks every verdict with its word', () => {
    const text = words(drawn(made('1S')))
    for (const word of ['met', 'declined', 'not reached']) expect(text).toContain(word)
  })
  it('uses only terms that the glossary explains', () => {
    const next = randomWords(4)
    const terms = new Set<string>()
    const note = (phrase: readonly Token[]) => {
      for (const token of phrase)
        if (typeof token === 'object' && token.kind === 'term') terms.add(token.term)
    }
    for (let i = 0; i < 200; i++)
      for (const section of whyOf(lopsidedHand(next)).sections)
        for (const part of section.parts)
          for (const row of part.rows) {
            note(row.text)
            note(row.value)
          }
    expect([...terms].filter((term) => !Object.hasOwn(GLOSSARY, term))).toEqual([])
    expect(terms.size).toBeGreaterThan(8)
  })
})

describe('the body of a section', () => {
  const section = (id: string) => {
    const found = whyOf(HAND).sections.find((r) => r.id === id)
    if (!found) throw new Error(id)
    return found
  }
  it('gathers what was not read into one line', () => {
    expect(sectionBody(section('12')).parts.map(({ part }) => part.label)).toEqual(['door', '12a'])
    expect(sectionBody(section('12')).unread).toBe('12b–12j')
    expect(sectionBody(section('8')).unread).toBe('8a–8e')
    expect(sectionBody(section('7')).unread).toBeUndefined()
  })
  it('folds what fell through before the answer to its failed test, and nothing else', () => {
    // 12e answers: 12a to 12d fell through. The door that let the hand in stays open.
    const four = hand.parse('K93.AQJ4.KT42.J3')
    if (!four.ok) throw new Error(four.error.message)
    const why = whyOf(four.value)
    const chosen = why.sections.find((r) => r.state === 'chosen')
    if (!chosen) throw new Error('no section')
    const { parts } = sectionBody(chosen)
    expect(parts.map(({ part, folds }) => [part.label, folds])).toEqual([
      ['door', false],
      ['12a', true],
      ['12b', true],
      ['12c', true],
      ['12d', true],
      ['12e', false],
    ])
    expect(plain(parts[1]?.part.decided?.test ?? [])).toBe('L ≥ 5')
    expect(plain(parts[1]?.part.decided?.value ?? [])).toBe('4')
    const markup = renderToStaticMarkup(
      <WhyCallView
        subject={{ ...made('1H'), hand: four.value } as Subject}
        why={why}
        state="ready"
      />,
    )
    expect(markup.match(/<h3 [^>]*><button [^>]*aria-expanded="false"/g)).toHaveLength(4)
    // A declined section is opened to read all of it.
    for (const declined of why.sections.filter((r) => r.state === 'declined'))
      expect(sectionBody(declined).parts.some(({ folds }) => folds)).toBe(false)
  })
  it('shows a section that was not reached in full', () => {
    expect(sectionBody(section('13')).parts.map(({ part }) => part.label)).toEqual([
      '13a',
      '13b',
      '13c',
      '13d',
    ])
  })
})
