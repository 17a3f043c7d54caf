/**
 * Positions in the address: `#/s/` and the text of a share link, then a stroke and the agreements where
 * they are other than usual, then a stroke and how the position is explained. The address is read when the page
 * opens and whenever it changes; after that it goes back to the table, so that a reload brings back
 * the saved table and does not open the link again.
 */
import type { Problem, Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { EngineClient } from '#engine/client.ts'
import type { JobOutput, Jobs } from '#engine/protocol.ts'
import type { BothSides } from '../agreements/agreements.ts'
import type { KibitzerStore } from '../store.ts'
import type { Notice } from '../table/view.ts'

const ROUTE = '#/s/'
export const TABLE_ROUTE = '#/'

/**
 * The address part for the text of a share link, `#` and all.
 * @param agreed packed agreements; empty for the usual ones.
 */
export const shareHash = (text: string, agreed = '', look = ''): string =>
  ROUTE + text + (agreed + look === '' ? '' : `/${agreed}`) + (look === '' ? '' : `/${look}`)
/** The text of the share link in an address part; `undefined` when it carries none. */
export const sharedText = (hash: string): string | undefined =>
  hash.startsWith(ROUTE) ? hash.slice(ROUTE.length) : undefined

const NOTICE = 'share-link'
const AGREED_NOTICE = 'share-link-agreements'
const LOOK_NOTICE = 'share-link-systems'
/** The choice to go back to the reader's own agreements. */
export const KEEP_AGREEMENTS = 'keep-agreements'
const OPEN_AGAIN = 'open-link-again'
/** Milliseconds that the first drawing waits for a link, so that no other board shows first; it is opened after it too. */
const DRAWING_WAITS = 8000

type Engine = Pick<EngineClient<Jobs>, 'run'>

/**
 * Takes the agreements of a link into use where they are sound and other than those in use. A link
 * without any leaves those in use: it may be of a reader who has none to show.
 */
async function openAgreements(
  { actions, store }: KibitzerStore,
  engine: Engine,
  packed: string,
): Promise<void> {
  const warn = (message: string) =>
    actions.addNotice({
      id: AGREED_NOTICE,
      tone: 'warning',
      message: t`The position is open. ${message} Yours stay in use.`,
      choices: [],
    })
  let read: Result<BothSides, Problem>
  try {
    const { unpackAgreements } = await import('./shared-agreements.ts')
    read = await unpackAgreements(packed)
  } catch (fault) {
    // The position is open: what fails from here on must not be told as a failure of the link.
    warn(
      t`Its agreements could not be read: ${fault instanceof Error ? fault.message : String(fault)}`,
    )
    return
  }
  if (!read.ok) {
    warn(read.error.message)
    return
  }
  const sides = read.value
  let faults: JobOutput<'agreements-check'>['faults']
  try {
    const checked = await engine.run('agreements-check', { kind: 'check', sides })
    faults = checked.faults
  } catch (fault) {
    warn(
      t`Its agreements could not be judged: ${fault instanceof Error ? fault.message : String(fault)}`,
    )
    return
  }
  if (faults[0] !== undefined) {
    warn(t`The agreements of the link cannot be used: ${faults[0].message}`)
    return
  }
  if (JSON.stringify(sides) === JSON.stringify(store.getState().agreements.sides)) return
  actions.agreeOnBoth(sides)
  actions.addNotice({
    id: AGREED_NOTICE,
    tone: 'note',
    message: t`The agreements of the link are in use, in place of yours.`,
    choices: [{ id: KEEP_AGREEMENTS, label: t`Keep mine` }],
  })
}

/** What rides beside the position of a link: `agreements/look`, either of them left out. */
export async function openBeside(
  kibitzer: KibitzerStore,
  engine: Engine,
  packed: string,
): Promise<void> {
  const [agreed = '', look = ''] = packed.split('/', 2)
  if (look !== '') {
    const { unpackLook } = await import('./shared-look.ts')
    const read = await unpackLook(look)
    if (read !== undefined) {
      const { takenSystems } = await import('./shared-systems.ts')
      kibitzer.actions.explainAs({ ...read, systems: takenSystems(kibitzer, read.systems) })
    } else
      kibitzer.actions.addNotice({
        id: LOOK_NOTICE,
        tone: 'warning',
        message: t`The position is open. The systems of the link cannot be read: they are cut off or changed. Yours stay in use.`,
        choices: [],
      })
  }
  if (agreed !== '') await openAgreements(kibitzer, engine, agreed)
}

/**
 * Opens the position of a link's text; a broken link leaves the table and says why. Agreements that
 * cannot be read or used leave those in use, and that is said too. No clock ends it: a busy device opens
 * its link late, and where the engine has failed the reader can try again.
 */
export async function openShared(
  kibitzer: KibitzerStore,
  engine: Engine,
  link: string,
): Promise<void> {
  const { actions } = kibitzer
  const [text = '', ...beside] = link.split('/')
  const fail = (message: string, choices: Notice['choices'] = []) =>
    actions.addNotice({ id: NOTICE, tone: 'error', message, choices })
  try {
    const answer = await engine.run('link', { kind: 'decode', text })
    if (answer.kind !== 'decoded' && answer.kind !== 'decoded-set') return
    if (!answer.result.ok) {
      fail(t`The link could not be opened: ${answer.result.error.message}`)
      return
    }
    actions.dismissNotice(NOTICE)
    if (answer.kind === 'decoded-set') {
      actions.openSet(answer.result.value, t`the link`)
      return
    }
    actions.openPosition(answer.result.value)
    await openBeside(kibitzer, engine, beside.join('/'))
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    fail(t`The link could not be opened: ${why}`, [
      { id: OPEN_AGAIN, label: t`Try again`, address: ROUTE + link },
    ])
  }
}

/**
 * Opens the link the page was called with, and those that come later.
 * @returns when the first link is open, or has kept the first drawing waiting for long enough.
 */
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
  await Promise.race([
    follow(),
    new Promise((resolve) => {
      setTimeout(resolve, DRAWING_WAITS)
    }),
  ])
}
