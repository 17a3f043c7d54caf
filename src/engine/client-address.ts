/**
 * The addresses of our own scripts, made what Trusted Types ask for (build/csp.ts): where a browser enforces
 * them, no other text becomes a script of the page.
 */

/** As far as we use it; TypeScript does not know it yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

/** @throws TypeError where the script is not of this host. */
function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError(`${address} is not a script of this page.`)
  return address
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('kibitzer', { createScriptURL: own })

/** The address of a worker, for the browser. @throws TypeError where it is not of this host. */
export const scriptAddress = (address: string): string =>
  // A trusted address stands wherever a text does.
  (policy === undefined ? own(address) : policy.createScriptURL(address)) as string
