/** One vanilla Zustand store and the actions on it. */

import { createStore, type StoreApi } from 'zustand/vanilla'
import { dealtRecord } from '#core/record.ts'
import { formatSeed, type Seed } from '#core/rng.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { type Actions, createActions } from './actions.ts'
import { initialAgreements } from './agreements/agreements-start.ts'
import { freshSeed } from './fresh-seed.ts'
import { initialInsight } from './insight.ts'
import { initialOwnSystems } from './own-systems/own-systems.ts'
import { initialPrefs } from './prefs.ts'
import type { KibitzerState } from './state.ts'
import { initialStrategies } from './strategies/strategies.ts'
import { initialLibrary } from './table/library.ts'
import { initialPlayers } from './table/players.ts'
import { DARK } from './table/spotlight.ts'
import { tableOf } from './table/table.ts'
import { initialView } from './table/view.ts'

export interface KibitzerStore {
  readonly store: StoreApi<KibitzerState>
  readonly actions: Actions
}

/** The state of a first visit: one dealt board, nothing called. */
export const initialState = (seed: Seed): KibitzerState => ({
  table: tableOf([dealtRecord(1, dealFromSeed(seed, 1))], { seed: formatSeed(seed) }),
  players: initialPlayers(),
  insight: initialInsight(),
  prefs: initialPrefs(),
  view: initialView(),
  library: initialLibrary(),
  strategies: initialStrategies(),
  ownSystems: initialOwnSystems(),
  spotlight: DARK,
  agreements: initialAgreements(),
  example: undefined,
  sessions: [],
})

/** A store of its own, for the page or a test; without a seed the first board is dealt at random. */
export function createKibitzerStore(options: { readonly seed?: Seed } = {}): KibitzerStore {
  const seed = options.seed ?? freshSeed()
  const store = createStore<KibitzerState>(() => initialState(seed))
  return { store, actions: createActions(store) }
}
