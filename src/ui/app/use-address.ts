/** Where the page is, from the hash. */
import { useHashLocation } from 'wouter/use-hash-location'

/** Line breaks as they stand in an address: no route takes one, not even the page for unknown places. */
const LINE_BREAK = /%0[AD]|%E2%80%A[89]/gi

const read: typeof useHashLocation = (...options) => {
  const [location, navigate] = useHashLocation(...options)
  return [location.replace(LINE_BREAK, '%20'), navigate]
}

export const useAddress = Object.assign(read, { hrefs: (href: string) => `#${href}` })
