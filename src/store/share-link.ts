/**
 * Positions in the address: `#/s/` and the text of a share link. The address is read when the page
 * opens and whenever it changes; after that it goes back to the table, so that a reload brings back
 * the saved table and does not open the link again.
 */
import type { EngineClient } from '#engine/client.ts'
import type { Jobs } from '#engine/protocol.ts'
import type { KibitzerStore } from './store.ts'

const ROUTE = '#/s/'
const TABLE_ROUTE = '#/'

/** The address part for the text of a share link, `#` and all. */
export const shareHash = (text: string): string => ROUTE + text
/** The text of the share link in an address part; `undefined` when it carries none. */
export const sharedText = (hash: string): string | undefined =>
  hash.startsWith(ROUTE) ? hash.slice(ROUTE.length) : undefined

const NOTICE = 'share-link'
/** Milliseconds for the engine to start and read the link; the first drawing waits for it. */
const PATIENCE = 8000

/** Opens the position of a link's text; a broken link leaves the table and says why. */
export async function openShared(
  { actions }: KibitzerStore,
  engine: Pick<EngineClient<Jobs>, 'run'>,
  text: string,
): Promise<void> {
  const fail = (message: string) =>
    actions.addNotice({ id: NOTICE, tone: 'error', message, choices: [] })
  try {
    const answer = await engine.run('link', { kind: 'decode', text }, { timeLimit: PATIENCE })
    if (answer.kind !== 'decoded') return
    if (!answer.result.ok) {
      fail(`The link could not be opened: ${answer.result.error.message}`)
      return
    }
    actions.dismissNotice(NOTICE)
    actions.openPosition(answer.result.value)
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    fail(`The link could not be opened: ${why}`)
  }
}

/** Opens the link the page was called with, and those that come later. */
export async function followLinks(
  kibitzer: KibitzerStore,
  engine: Pick<EngineClient<Jobs>, 'run'>,
): Promise<void> {
  const follow = async (): Promise<void> => {
    const text = sharedText(location.hash)
    if (text === undefined) return
    // The router hears of this by the event that it listens to.
    history.replaceState(history.state, '', TABLE_ROUTE)
    dispatchEvent(new HashChangeEvent('hashchange'))
    await openShared(kibitzer, engine, text)
  }
  addEventListener('hashchange', () => {
    void follow()
  })
  await follow()
}
