import { expect, it, describe as suite } from 'vitest'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'

suite('the audit of a system', () => {
  it('is a problem where the system is not known', () => {
    const found = runInline('system-audit', { system: { id: 'nobody' }, seed: [1, 2, 3, 4] })
    expect(found).toMatchObject({ ok: false, error: { code: 'systems/unknown' } })
  })
  it('tells of a system without rules that nothing is opened', () => {
    const system = { id: 'natural' }
    const found = good(
      runInline('system-audit', { system, seed: [1, 2, 3, 4], deals: 2, walks: 1 }),
    )
    expect(found.findings[0]).toMatchObject({
      kind: 'silence',
      worth: 'points',
      isExact: true,
      rules: [{ id: 'natural/nothing to open' }],
    })
    const [silence] = found.findings
    if (silence?.kind !== 'silence') throw new Error('no silence')
    expect(silence.share.hands).toBe(silence.share.of)
  })
})
