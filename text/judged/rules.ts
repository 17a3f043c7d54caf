import type { Judged } from './judged.ts'

export const rules: Judged = {
  kept: ['a fact {0} has the field {1}', 'rule {0} tests a length and looks at a suit'],
  also: [],
}
