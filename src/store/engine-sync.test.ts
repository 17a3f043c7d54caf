import { describe, expect, it } from 'vitest'
import type { EngineStatus } from '#engine/protocol.ts'
import { followEngine } from './engine-sync.ts'
import { createKibitzerStore } from './store.ts'

const fakeEngine = () => {
  let status: EngineStatus = { state: 'idle', restarts: 0 }
  const listeners = new Set<() => void>()
  return {
    status: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    become: (next: EngineStatus) => {
      status = next
      for (const listener of listeners) listener()
    },
  }
}

describe('the engine in the store', () => {
  it('is told when it fails and when it is back', () => {
    const kibitzer = createKibitzerStore({ seed: [1, 2, 3, 4] })
    const { store } = kibitzer
    const engine = fakeEngine()
    const stop = followEngine(kibitzer, engine)
    engine.become({ state: 'starting', restarts: 0 })
    engine.become({ state: 'ready', restarts: 0 })
    expect(store.getState().insight.engine.state).toBe('ready')
    expect(store.getState().view.announcement.text).toBe('')
    engine.become({ state: 'failed', restarts: 2, reason: 'No worker.' })
    expect(store.getState().view.notices[0]?.message).toContain('No worker.')
    engine.become({ state: 'starting', restarts: 2 })
    expect(store.getState().view.notices).toHaveLength(1)
    engine.become({ state: 'restarted', restarts: 3 })
    expect(store.getState().view.notices).toEqual([])
    expect(store.getState().view.announcement.text).toContain('started again')
    stop()
    engine.become({ state: 'failed', restarts: 4 })
    expect(store.getState().insight.engine.state).toBe('restarted')
  })
})
