/**
 * The page's keys. They never fire while somebody types in a field, while a dialog is open, or for a
 * control that uses the key itself; single letters can be switched off. Left and right step the board
 * wherever the focus is, except in a field, a choice (both take text or arrows) and a slider (which
 * marks the key as taken).
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { REDOUBLE } from '#core/call.ts'
import { t } from '#core/text.ts'
import {
  actions,
  callWithheld,
  legalCalls,
  phase,
  positionKey,
  store,
  timeline,
} from '#store/index.ts'
import { stopSupposing } from '../ask/knowledge/supposing.ts'
import {
  requestCall,
  requestCard,
  requestRedo,
  requestUndo,
  say,
  setTyped,
} from '../ask/requests.ts'
import { useDialogs } from '../kit/dialogs.ts'
import type { ReadingKey } from './read-table.ts'
import { typed } from './typed-keys.ts'

/** The route of the table. */
const TABLE = '/'
/** How long the first half of a bid or card waits for the second, in milliseconds. */
const PATIENCE = 2500

/** Keys that have something read; the rest of their kind lives in a file that comes with the first of them. */
const isReading = (key: string): key is ReadingKey => key.length === 1 && 'mytalr'.includes(key)

const read = (key: ReadingKey): void =>
  void import('./read-table.ts').then(({ readAloud }) => readAloud(key))

/** True when the element takes letters as text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(?:checkbox|button|submit|reset)$/.test(target.type)))

/** True when the element does something of its own with Space. */
const takesSpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a[href], summary, input, [role="button"], [role="slider"]') !== null

const insideDialog = (): boolean => document.querySelector('dialog[open]') !== null

/** Presses the button that the page marks as the suggested one. */
function pressSuggested(): boolean {
  const button = document.querySelector<HTMLButtonElement>('button[data-suggested]')
  button?.click()
  return button !== null
}

/** Where a person calls without advice, Space has nothing to do: it must not make the call. */
function sayWhyNot(): void {
  const why = callWithheld(store.getState())
  if (why === 'closed')
    say(t`Space does nothing here: first the device goes to whoever has the turn.`)
  else if (why === 'until-asked') say(t`Space makes no call here: choose one, or press Hint.`)
}

function step(event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'ArrowLeft':
      if (event.shiftKey) actions.stepTrick(-1)
      else actions.stepBy(-1)
      return true
    case 'ArrowRight':
      if (event.shiftKey) actions.stepTrick(1)
      else actions.stepBy(1)
      return true
    case 'Home':
      actions.seek(0)
      return true
    case 'End':
      actions.seek(timeline(store.getState()).length)
      return true
    default:
      return false
  }
}

export function useKeys(): void {
  const { show } = useDialogs()
  const [here] = useLocation()
  const pending = useRef({ half: '', at: 0 })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || insideDialog()) return
    if (takesText(event.target)) return
    if (here !== TABLE) {
      // On another page nobody sees what the keys would do to the table.
      const sheet = event.key === '?' && store.getState().prefs.letterKeys
      if (sheet && !event.ctrlKey && !event.metaKey && !event.altKey) show('keys')
      return
    }
    const modified = event.ctrlKey || event.metaKey
    if (modified && !event.altKey && event.key.toLowerCase() === 'z') {
      if (event.shiftKey) requestRedo()
      else requestUndo()
      event.preventDefault()
      return
    }
    if (modified || event.altKey) return
    if (step(event)) {
      event.preventDefault()
      return
    }
    if (event.key === ' ') {
      if (takesSpace(event.target)) return
      if (!pressSuggested()) sayWhyNot()
      event.preventDefault()
      return
    }
    if (event.key === 'Escape') {
      pending.current = { half: '', at: 0 }
      setTyped('')
      stopSupposing()
      return
    }
    if (event.repeat || !store.getState().prefs.letterKeys) return
    if (letter(event)) event.preventDefault()
  })

  const letter = (event: KeyboardEvent): boolean => {
    const state = store.getState()
    const now = phase(state)
    const { half, at } = pending.current
    const mode = now === 'auction' ? 'call' : now === 'finished' ? 'none' : 'card'
    const answer = typed(
      event.key,
      event.timeStamp - at < PATIENCE ? half : '',
      mode,
      legalCalls(state).includes(REDOUBLE),
    )
    pending.current = {
      half: answer.kind === 'pending' ? answer.rest : '',
      at: event.timeStamp,
    }
    setTyped(pending.current.half)
    if (answer.kind === 'call') requestCall(answer.call, 'key')
    else if (answer.kind === 'card') requestCard(answer.card, 'key')
    else if (answer.kind === 'pending') return true
    else if (event.key === 'f') actions.turnTable()
    else if (event.key === 'g') actions.guessFirst(!state.prefs.guessFirst)
    else if (event.key === '?') show('keys')
    else if (isReading(event.key)) read(event.key)
    else return false
    return true
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  // A step by any means makes a half-typed call stale. Nothing is drawn for it: the whole page is below.
  useEffect(() => {
    let place = positionKey(store.getState())
    return store.subscribe((state) => {
      if (positionKey(state) === place) return
      place = positionKey(state)
      pending.current = { half: '', at: 0 }
      setTyped('')
    })
  }, [])
}
