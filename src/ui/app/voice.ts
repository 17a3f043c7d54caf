/** Reads aloud what a screen reader is told, by the browser’s own voice. Fetched only where the reader wants it. */
import { LANGUAGE } from '#core/locale.ts'
import type { Subscribed } from './sounds.ts'

/** Sentences that may wait: whoever plays faster than the voice speaks hears the last trick, not the whole board. */
const MOST_WAITING = 4

/** Reads from now on. @returns how to end it. */
export function startVoice(store: Subscribed): () => void {
  const voice = globalThis.speechSynthesis as SpeechSynthesis | undefined
  if (voice === undefined) return () => undefined
  const waiting: string[] = []
  let speaking = false
  const next = (): void => {
    const text = waiting.shift()
    speaking = text !== undefined
    if (text === undefined) return
    const said = new SpeechSynthesisUtterance(text)
    said.lang = LANGUAGE
    said.onend = next
    said.onerror = next
    voice.speak(said)
  }
  const say = (text: string): void => {
    if (text === '') return
    waiting.push(text)
    if (waiting.length > MOST_WAITING) waiting.shift()
    if (!speaking) next()
  }
  const stop = store.subscribe(({ view: now }, { view: then }) => {
    if (now.announcement.count !== then.announcement.count) say(now.announcement.text)
    if (now.news.count !== then.news.count) say(now.news.text)
  })
  return () => {
    stop()
    waiting.length = 0
    voice.cancel()
  }
}
