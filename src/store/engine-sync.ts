/**
 * Follows the worker line: its state goes into the insight slice, and what a reader should know of
 * it is told. The table never waits for the engine.
 */
import { t } from '#core/text.ts'
import type { EngineClient } from '#engine/client.ts'
import type { EngineStatus, Jobs } from '#engine/protocol.ts'
import type { KibitzerStore } from './store.ts'

const NOTICE = 'engine'

/** @returns a function that stops following. */
export function followEngine(
  { store, actions }: KibitzerStore,
  engine: Pick<EngineClient<Jobs>, 'status' | 'subscribe'>,
): () => void {
  let last: EngineStatus = store.getState().insight.engine
  let told = last.restarts
  const follow = () => {
    const status = engine.status()
    if (status.state === last.state && status.restarts === last.restarts) return
    last = status
    store.setState({ insight: { engine: status } })
    if (status.state === 'failed')
      actions.addNotice({
        id: NOTICE,
        tone: 'warning',
        message: t`The engine that works out the answers could not be started${status.reason === undefined ? '.' : `: ${status.reason}`} The table plays on; the next question tries again.`,
        choices: [],
      })
    else if (status.state !== 'starting') {
      actions.dismissNotice(NOTICE)
      // Also of a worker that went while another was loading.
      if (status.restarts > told)
        actions.announce(t`The engine stopped and has been started again.`)
      told = status.restarts
    }
  }
  const stop = engine.subscribe(follow)
  follow()
  return stop
}
