import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { runInline } from '#engine/inline.ts'
import { position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import {
  questionKey,
  sideChoices,
  systemAuctionQuestion,
  systemTurnQuestion,
} from './system-question.ts'
import { rulesSystemOf, sideSystem, systemName } from './systems.ts'

const table = (...calls: string[]) => {
  const { store, actions } = createKibitzerStore()
  actions.dealNew({ seed: [1, 9, 6, 7], number: 1 })
  for (const text of calls) {
    const call = parseCall(text)
    if (call === undefined || !actions.makeCall(call).ok) throw new Error(text)
  }
  return position(store.getState())
}
const of = (id: string) => sideSystem(id, [], [])
const BOTH = sideChoices([of('schenken-1967'), of('essex-acol')], false)

describe('what the systems of rules are asked', () => {
  it('names the system of each side, natural where there is none, silent where two hands bid', () => {
    expect(BOTH).toEqual([{ system: 'schenken-1967' }, { system: 'essex-acol' }])
    expect(sideChoices([of('none'), of('lost')], false)).toEqual([
      { system: 'natural' },
      { system: 'natural' },
    ])
    expect(sideChoices([of('essex-acol'), of('essex-acol')], true)[1]).toEqual({ system: 'silent' })
    expect(rulesSystemOf(of('none'))).toBeUndefined()
    expect(systemName(of('schenken-1967'))).toBe('Schenken 1967')
    expect(systemName(of('lost'))).toBeUndefined()
  })
  it('has the calls before the turn, and the hand of its seat alone', () => {
    const p = table('1S', 'P', '2S')
    const asked = systemTurnQuestion(p, 2, BOTH)
    expect(asked?.view).toMatchObject({ seat: 2, hand: p.record.board.deal[2] })
    expect(asked?.view.calls).toHaveLength(2)
    const other = systemTurnQuestion(p, 3, BOTH)
    expect(other && questionKey(other)).not.toBe(asked && questionKey(asked))
  })
  it('is answered by the engine at every turn, and so is the whole auction', () => {
    const p = table('1S', 'P')
    const asked = systemTurnQuestion(p, 2, BOTH)
    const read = systemAuctionQuestion(p, 2, BOTH)
    if (asked === undefined || read === undefined) throw new Error('no question')
    expect(runInline('system-turn', asked)).toMatchObject({ ok: true })
    const answer = runInline('system-auction', read)
    expect(answer.ok && answer.value.calls).toHaveLength(2)
  }, 60_000)
})
