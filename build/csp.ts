/**
 * The Content-Security-Policy of the built page. A static host may send no headers, so the policy
 * stands in the page itself; `vite preview` sends it as a header too, with what only a header may
 * say (frame-ancestors). The development server has none: its hot reloading needs inline scripts.
 */
import type { Plugin } from 'vite'
import { type Broker, brokerOf } from './broker.ts'

const directives: readonly (readonly [name: string, value: string])[] = [
  ['default-src', "'self'"],
  ['script-src', "'self' 'wasm-unsafe-eval'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  // Text becomes a script only through src/engine/client-address.ts.
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'kibitzer'],
]

/** The policy as the page's meta element states it, with the broker's origin where it is another. */
export const policyFor = (broker: Broker | undefined): string =>
  directives
    .map(([name, value]) =>
      name === 'connect-src' && broker?.source !== undefined
        ? `${name} ${value} ${broker.source}`
        : `${name} ${value}`,
    )
    .join('; ')

/** The broker of this build. */
export const broker = brokerOf(process.env['KIBITZER_BROKER'])
export const policy: string = policyFor(broker)

/** What the app never asks a browser for. */
const NEVER_USED: readonly string[] = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Response headers for the built files, where a host lets us set them. */
export const headersFor = (of: Broker | undefined): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${policyFor(of)}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
})
export const headers = headersFor(broker)

// What the policy would block: a script or style element with content, a style attribute, an
// event-handler attribute.
const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|\s(?:style|on[a-z]+)=["']/i

/** Why a page would not work under the policy; undefined when it does. */
export const inlineCode = (html: string): string | undefined => inline.exec(html)?.[0]

/** Writes the policy into the built page, first in its head, and refuses inline code there. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'kibitzer:csp',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const found = inlineCode(html)
      if (found !== undefined) throw new Error(`the built page has inline code: ${found}`)
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
      const [before, after] = html.split('<head>')
      if (before === undefined || after === undefined) throw new Error('index.html has no <head>')
      return `${before}<head>\n    ${meta}${after}`
    },
  },
})
