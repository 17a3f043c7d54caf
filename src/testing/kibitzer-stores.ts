/** Stores of the page, and boards bid and played in them. */
import { expect } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { type PartialDeal, parse as parseDeal } from '#core/deal.ts'
import type { Seed } from '#core/rng.ts'
import * as select from '#store/selectors.ts'
import { createKibitzerStore, type KibitzerStore } from '#store/store.ts'
import { good } from './good.ts'

export const SEED: Seed = [1, 2, 3, 4]
export const fresh = (seed = SEED) => createKibitzerStore({ seed })
export const now = (k: KibitzerStore) => k.store.getState()
export const bid = (level: 1 | 2 | 3 | 4, strain: 0 | 1 | 2 | 3 | 4) => bidOf(level, strain)
export const oneNotrump = (k: KibitzerStore) => {
  for (const call of [bid(1, 4), PASS, PASS, PASS]) expect(k.actions.makeCall(call).ok).toBe(true)
}
export const playOut = (k: KibitzerStore, cards = 52) => {
  for (let i = 0; i < cards; i++) {
    const [card] = select.legalCards(now(k))
    expect(k.actions.playCard(card!).ok).toBe(true)
  }
}
export const dealOf = (text: string): PartialDeal => good(parseDeal(text))
