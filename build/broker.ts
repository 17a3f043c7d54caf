/**
 * The broker of live tables (docs/live.md). `KIBITZER_BROKER` at the build says where it stands: `self` for
 * `./mqtt` beside the page, or a `wss:` address. The page then names it in a link element, and the policy lets
 * exactly that through. A build without it names none, and its page speaks to nobody.
 */
import type { Plugin } from 'vite'

export interface Broker {
  /** As the page names it: relative to the page where it stands beside it. */
  readonly address: string
  /** What `connect-src` lets through beside the page's own host; `undefined` where that is enough. */
  readonly source: string | undefined
}

/** One address; letters of an address only, so that it can stand in a policy and in an attribute. */
const ADDRESS = /^(wss?:\/\/([\w.-]+)(:\d+)?)(\/[\w./-]*)?$/

/**
 * Reads the variable.
 * @param development lets `ws:` to this machine through as well.
 * @throws Error where it says anything else: better no page than one that speaks to a stranger.
 */
export function brokerOf(value: string | undefined, development = false): Broker | undefined {
  if (value === undefined || value === '') return undefined
  if (value === 'self') return { address: './mqtt', source: undefined }
  const [, origin, host] = ADDRESS.exec(value) ?? []
  const plain = value.startsWith('ws://')
  if (
    origin === undefined ||
    host === undefined ||
    (plain && !(development && host === '127.0.0.1'))
  )
    throw new Error(
      `KIBITZER_BROKER is “${value}”; it must be “self” or an address such as wss://broker.example/mqtt`,
    )
  return { address: value, source: origin }
}

/** Names the broker in the page. */
export const brokerLink = (broker: Broker | undefined): Plugin => ({
  name: 'kibitzer:broker',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      broker === undefined
        ? html
        : html.replace(
            '</head>',
            `  <link rel="kibitzer-broker" href="${broker.address}" />\n  </head>`,
          ),
  },
})
