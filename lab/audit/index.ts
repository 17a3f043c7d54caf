/**
 * Audits an opening strategy over all hands, exactly.
 *
 * `npm run lab -- audit FILE [OUTPUT]`: a strategy over all 635,013,559,600 hands, exactly. FILE is a
 * strategy as JSON or in the paper's fact syntax; its audit is printed, or written to OUTPUT, in the
 * form of one entry of the fixtures' `exhaustive`. A file with several (a field `strategies`) gives
 * an object with an entry for each.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { runAudit } from './run.ts'

const [file, output, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0) {
  console.error('Usage: npm run lab -- audit FILE [OUTPUT]')
  process.exitCode = 2
} else {
  let text: string | undefined
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  const audited = text === undefined ? undefined : runAudit(text, (line) => console.error(line))
  if (audited === undefined) process.exitCode = 1
  else if (output === undefined) process.stdout.write(audited)
  else writeFileSync(output, audited)
}
