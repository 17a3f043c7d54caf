import { afterEach, expect, it, vi } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { SPADES } from '#core/suit.ts'
import { createKibitzerStore } from '#store/store.ts'
import { startVoice } from './voice.ts'

/** A voice that says a sentence when it is told to. */
function fakeVoice() {
  const said: string[] = []
  let now: SpeechSynthesisUtterance | undefined
  class Utterance {
    lang = ''
    onend: (() => void) | null = null
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (one: SpeechSynthesisUtterance) => {
      expect(now, 'one sentence at a time').toBeUndefined()
      now = one
      said.push(`${one.lang}: ${one.text}`)
    },
    cancel: () => {
      now = undefined
    },
  })
  const end = () => {
    const ended = now
    now = undefined
    ended?.onend?.call(ended, undefined as unknown as SpeechSynthesisEvent)
  }
  return { said, end }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('reads sentence after sentence in the language of the page, with signs as words, until it is ended', () => {
  const voice = fakeVoice()
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const stop = startVoice(store)
  actions.makeCall(bidOf(1, SPADES))
  actions.announceNews('♣J is as good as ♣K.')
  expect(voice.said).toEqual(['en: North: one spade.'])
  voice.end()
  expect(voice.said.at(-1)).toBe('en: jack of clubs is as good as king of clubs.')
  voice.end()
  stop()
  actions.makeCall(PASS)
  expect(voice.said).toHaveLength(2)
})

it('drops what is old where the table is quicker than the voice', () => {
  const voice = fakeVoice()
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  startVoice(store)
  for (let n = 1; n <= 9; n++) actions.announce(`${n}`)
  for (let n = 0; n < 9; n++) voice.end()
  expect(voice.said).toEqual(['en: 1', 'en: 6', 'en: 7', 'en: 8', 'en: 9'])
})

it('says nothing where the browser has no voice', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  const { store, actions } = createKibitzerStore({ seed: [1, 2, 3, 4] })
  const stop = startVoice(store)
  expect(() => actions.makeCall(PASS)).not.toThrow()
  stop()
})
