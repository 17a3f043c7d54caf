/** An auction for each rule of a system in which it speaks, as the rules' own guard keeps them (edges/). */
import { type Call, parseCall } from '#core/call.ts'
import essexAcol from './edges/essex-acol.txt?places'
import modern from './edges/modern.txt?places'
import precision from './edges/precision.txt?places'
import sayc from './edges/sayc.txt?places'
import schenken from './edges/schenken-1967.txt?places'
import standard from './edges/standard.txt?places'

const TEXTS: Readonly<Record<string, string>> = {
  'schenken-1967': schenken,
  'essex-acol': essexAcol,
  sayc,
  standard,
  precision,
  modern,
}

/** Rules that speak at one turn; North deals, nobody is vulnerable. */
export interface RulePlace {
  readonly calls: readonly Call[]
  /** As the system labels its rules. */
  readonly labels: readonly string[]
}
/** Every rule that some auction comes to, once; none for a system that has no such list. */
export const rulePlaces = (system: string): readonly RulePlace[] =>
  (TEXTS[system] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [calls = '', ...labels] = line.split('|')
      return {
        calls: calls === '-' ? [] : calls.split(' ').flatMap((code) => parseCall(code) ?? []),
        labels,
      }
    })
