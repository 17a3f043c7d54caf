/** The journey as scripts for the page: helpers that know controls by role and name, and the steps. */

export interface Step {
  readonly name: string
  /** Where to go first; missing stays where it is. */
  readonly path?: string
  /** The host is gone from here on. */
  readonly offline: boolean
  /** Body of an async function; what it throws fails the journey. */
  readonly body: string
}

/** Odds that say nothing must never be shown: every text of the page is watched for them. */
const NOTHING_KNOWN = '0–100\u00a0%'

/** Put before every step. */
export const HELPERS = `
const until = async (what, find) => {
  const end = Date.now() + 90000
  for (;;) {
    const found = find()
    if (found) return found
    if (Date.now() > end) throw new Error('never seen: ' + what + '; the page says: ' + document.body.innerText.slice(0, 300))
    await new Promise((on) => setTimeout(on, 60))
  }
}
const shown = (one) => one.checkVisibility ? one.checkVisibility() : one.offsetParent !== null
const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
const button = (name) => until('button ' + name, () =>
  [...document.querySelectorAll('button, a.btn')].find((one) => shown(one) && (name instanceof RegExp ? name.test(nameOf(one)) : nameOf(one) === name)))
const press = async (name) => { (await button(name)).click() }
const said = (text) => until('text ' + text, () => document.body.innerText.includes(text))
const calls = () => document.querySelectorAll('[aria-label="Auction"] td button').length
const same = (what, a, b) => { if (a !== b) throw new Error(what + ': ' + a + ', not ' + b) }
if (!window.watched) {
  window.watched = true
  new MutationObserver(() => {
    if (document.body.innerText.includes('${NOTHING_KNOWN}')) sessionStorage.setItem('nothing-known', '1')
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
`

const BOARD = `[Board "7"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:KQ842.A9.AQ5.A73 A7.J62.KT762.654 JT953.KT43.94.KJ 6.Q875.J83.QT982"]
[Declarer "N"]
[Contract "4S"]
[Auction "N"]
1S Pass 4S AP
`

export const STEPS: readonly Step[] = [
  {
    name: 'deal',
    path: '',
    offline: false,
    body: `await press('Study a bid'); await until('the table', () => document.querySelector('[aria-label="South hand"]'))
      same('calls of a new deal', calls(), 0)`,
  },
  {
    name: 'bid',
    offline: false,
    body: `await press(/^Make this call/); await until('a call', () => calls() === 1)
      await press(/^Make this call/); await until('two calls', () => calls() === 2)`,
  },
  {
    name: 'hands',
    offline: false,
    body: `const tab = await until('Hands', () => [...document.querySelectorAll('[role="tab"]')].find((one) => /^Hands/.test(nameOf(one))))
      tab.click(); await press('See it as South')
      await until('chances of three closed hands', () => /\\s%/.test(document.querySelector('.hidden-hands')?.innerText ?? ''))`,
  },
  {
    name: 'step',
    offline: false,
    body: `document.getElementById('main').focus()
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
      await until('one call fewer', () => document.querySelector('[role="slider"]').getAttribute('aria-valuenow') === '1')
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      await until('both calls', () => document.querySelector('[role="slider"]').getAttribute('aria-valuenow') === '2')`,
  },
  {
    name: 'import',
    offline: false,
    body: `await press('Menu'); await press('Import')
      const box = await until('the import box', () => document.querySelector('dialog textarea'))
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(box, ${JSON.stringify(BOARD)})
      box.dispatchEvent(new Event('input', { bubbles: true }))
      await press('Read the text'); await press('Use the board'); await said('Board 7')`,
  },
  {
    name: 'practise',
    offline: false,
    body: `location.hash = '#/practice'; await press(/^(?:Begin|Continue)$/)
      await until('a question or an example', () => document.querySelector('[aria-label="Bidding box"], [aria-label="Why?"], [aria-label="Step by step"]'))`,
  },
  {
    name: 'reload',
    path: '?again#/',
    offline: false,
    body: `await said('Board 7'); await until('the worker of the app', () => navigator.serviceWorker.controller)`,
  },
  {
    name: 'offline',
    path: '?offline#/library',
    offline: true,
    body: `await said('Open at the table'); await said('Board 7')
      same('odds that say nothing were shown', sessionStorage.getItem('nothing-known'), null)`,
  },
]
