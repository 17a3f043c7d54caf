/** The rooms of *Sources* in the address: `/sources/openbid/claim/CALLS/CONDITIONS` brings a claim along. */
import { type Call, isCall } from '#core/call.ts'

interface Claimed {
  readonly conditions: string
  readonly calls: readonly Call[]
}
const CLAIM = 'claim'

export const claimAddress = ({ conditions, calls }: Claimed): string =>
  `/sources/openbid/${CLAIM}/${calls.join('-')}/${encodeURIComponent(conditions)}`

/** @param rest what follows `/sources/`. */
export function claimOf(rest: string): Claimed | undefined {
  const [, word, calls = '', ...conditions] = rest.split('/')
  if (word !== CLAIM) return undefined
  const read = calls.split('-').map(Number).filter(isCall)
  const text = conditions.join('/')
  // The router may have read the address once itself.
  const plain = /%[0-9a-f]{2}/i.test(text) ? decodeURIComponent(text) : text
  return read.length === 0 || plain === '' ? undefined : { conditions: plain, calls: read }
}
