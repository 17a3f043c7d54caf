/**
 * `npm run text`: brings the catalogues, `locales/*.po`, up to what is marked in the source, and tells what each
 * lacks. `-- --check` writes nothing and fails only where a catalogue is wrong: what it lacks is shown in English.
 */
import { writeFileSync } from 'node:fs'
import { bringUp, catalogueOf, faultsOf, languages, marked } from '../../build/catalogues.ts'

const check = process.argv.includes('--check')
const marks = marked()
for (const language of languages) {
  const po = catalogueOf(language)
  const { wrong, lacking } = faultsOf(po, marks)
  for (const one of wrong) console.error(`${language}: ${one}`)
  for (const one of lacking) console.warn(`${language}: ${one}`)
  console.log(
    `${language}: ${marks.size} messages, ${wrong.length} wrong, ${lacking.length} lacking.`,
  )
  if (wrong.length > 0) process.exitCode = 1
  if (check) continue
  bringUp(po, marks)
  writeFileSync(`locales/${language}.po`, po.toString())
}
