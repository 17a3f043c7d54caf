import { describe, expect, it } from 'vitest'
import { brokerOf } from './broker.ts'
import { headersFor, policyFor } from './csp.ts'

describe('the broker of a build', () => {
  it('is none where none is named, and the policy is as it was, letter for letter', () => {
    expect(brokerOf(undefined)).toBeUndefined()
    expect(brokerOf('')).toBeUndefined()
    expect(policyFor(undefined)).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types kibitzer",
    )
  })
  it('beside the page needs nothing more of the policy', () => {
    expect(brokerOf('self')).toEqual({ address: './mqtt', source: undefined })
    expect(policyFor(brokerOf('self'))).toBe(policyFor(undefined))
  })
  it('elsewhere is let through alone', () => {
    const broker = brokerOf('wss://a.example:8443/mqtt')
    expect(broker).toEqual({ address: 'wss://a.example:8443/mqtt', source: 'wss://a.example:8443' })
    expect(policyFor(broker)).toBe(
      policyFor(undefined).replace("connect-src 'self'", "connect-src 'self' wss://a.example:8443"),
    )
    expect(headersFor(broker)['Content-Security-Policy']).toContain('wss://a.example:8443;')
  })
  it.each([
    'ws://a.example/mqtt',
    'ws://127.0.0.1:1883',
    'https://a.example',
    'wss://*.example',
    'wss://a@b.example',
    'wss://a.example/?x',
    "wss://a.example/ 'unsafe-inline'",
    'wss:',
    '*',
  ])('is refused: %s', (value) => {
    expect(() => brokerOf(value)).toThrow('KIBITZER_BROKER')
  })
  it('on this machine is for development', () => {
    expect(brokerOf('ws://127.0.0.1:9001', true)?.source).toBe('ws://127.0.0.1:9001')
    expect(() => brokerOf('ws://10.0.0.1:9001', true)).toThrow('KIBITZER_BROKER')
  })
})
