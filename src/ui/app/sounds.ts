/**
 * Short sounds for what is done at the table, made by the browser itself: no files. Fetched only where the
 * reader wants sounds.
 */
import { type KibitzerState, position, type TablePosition } from '#store/index.ts'

/** What is heard of: a call, a card, the card that ends a trick, the last card or call of a board. */
export type Heard = 'call' | 'card' | 'trick' | 'end'

interface Tone {
  /** Cycles a second. */
  readonly pitch: number
  /** Seconds from the start of the sound, and how long it lasts. */
  readonly at: number
  readonly lasts: number
}
const SOUNDS: Readonly<Record<Heard, readonly Tone[]>> = {
  call: [{ pitch: 520, at: 0, lasts: 0.07 }],
  card: [{ pitch: 190, at: 0, lasts: 0.05 }],
  trick: [
    { pitch: 190, at: 0, lasts: 0.05 },
    { pitch: 280, at: 0.09, lasts: 0.07 },
  ],
  end: [
    { pitch: 390, at: 0, lasts: 0.09 },
    { pitch: 520, at: 0.1, lasts: 0.14 },
  ],
}
const LOUDNESS = 0.08

/** What is heard when the table goes from one position to the next; nothing when it steps, turns back or jumps. */
export function heard(before: TablePosition, after: TablePosition): Heard | undefined {
  const [was, is] = [before.record, after.record]
  if (was.board !== is.board) return undefined
  const calls = is.calls.length - was.calls.length
  const cards = is.cards.length - was.cards.length
  if (calls + cards !== 1 || calls < 0 || cards < 0) return undefined
  if (after.phase === 'finished') return 'end'
  if (calls === 1) return 'call'
  return is.cards.length % 4 === 0 ? 'trick' : 'card'
}

function play(context: AudioContext, tones: readonly Tone[]): void {
  for (const { pitch, at, lasts } of tones) {
    const start = context.currentTime + at
    const voice = context.createOscillator()
    const volume = context.createGain()
    voice.type = 'triangle'
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDNESS, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts)
    voice.connect(volume).connect(context.destination)
    voice.start(start)
    voice.stop(start + lasts)
  }
}

export interface Subscribed {
  readonly subscribe: (hear: (now: KibitzerState, then: KibitzerState) => void) => () => void
}

/** Sounds from now on. @returns how to end it. */
export function startSounds(store: Subscribed): () => void {
  let context: AudioContext | undefined
  const stop = store.subscribe((now, then) => {
    if (now.table === then.table) return
    const what = heard(position(then), position(now))
    if (what === undefined) return
    // Made only now: a browser lets a page sound once somebody has pressed something.
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    play(context, SOUNDS[what])
  })
  return () => {
    stop()
    void context?.close()
  }
}
