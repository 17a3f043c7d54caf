import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { Inferences } from './Inferences.tsx'

it('an excluded reading of no chance at all shows its mark and no stray figure', () => {
  const markup = renderToStaticMarkup(
    <Inferences
      seat={3}
      calls={1}
      onGo={() => undefined}
      detail={() => null}
      list={[
        {
          id: 'one',
          seat: 3,
          act: { kind: 'call', index: 0, call: bidOf(1, 2) },
          rule: 'By hand',
          kind: 'exactly-one',
          sign: '',
          verdict: 'open',
          denies: [],
          readings: [
            {
              says: ['a singleton'],
              qualifier: undefined,
              status: 'open',
              soft: 'excluded',
              role: 'one-of',
              chance: 0,
            },
          ],
        },
      ]}
    />,
  )
  const text = markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('a singleton Excluded')
  expect(text).not.toMatch(/Excluded 0/)
})
