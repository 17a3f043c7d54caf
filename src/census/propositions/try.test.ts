import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { decideClaims } from './decide.ts'
it('x', () => {
  const t = performance.now()
  const g = decideClaims()
  let step = g.next()
  while (!step.done) step = g.next()
  const { verdicts, classes } = step.value
  console.log(performance.now() - t, classes, verdicts.filter((v) => v.kind === 'leaf').length, verdicts.filter((v) => v.kind === 'inference').length)
  for (const v of verdicts) if (!v.holds || v.hands === 0) console.log(v.kind, v.id, v.hands, v.failing, v.counterexample, JSON.stringify(v.actual), v.claim)
  for (const v of verdicts) if (v.holds && v.actual && v.actual.otherwise>0) console.log('OTHERWISE', v.id, v.hands, JSON.stringify(v.actual), v.claim)
  writeFileSync('/tmp/verdicts.json', JSON.stringify(verdicts, null, 1))
}, 600000)
