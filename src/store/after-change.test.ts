import { expect, it } from 'vitest'
import { AFTER_CHANGE, afterChange } from './after-change.ts'
import { initialState } from './store.ts'

it('what follows a change has a name each, in its order', () => {
  expect(AFTER_CHANGE.map(({ name }) => name)).toEqual([
    'leave-example',
    'give-seat-back',
    'score-session-board',
  ])
})
it('where nothing follows the state is the same object', () => {
  const state = initialState([1, 2, 3, 4])
  expect(afterChange(state)).toBe(state)
})
it('a seat that was taken over on another board is given back', () => {
  const state = initialState([1, 2, 3, 4])
  const playedFor = { board: -1, seat: 0 as const, from: 2 as const }
  const sitting = { ...state.view, mode: { kind: 'sit', seat: 0 } as const }
  const after = afterChange({
    ...state,
    players: { ...state.players, playedFor },
    view: sitting,
  })
  expect(after.players.playedFor).toBeUndefined()
  expect(after.view.mode).toEqual({ kind: 'sit', seat: 2 })
})
