/**
 * `npm run text`: writes the catalogue of all text, `text/catalogue`, anew from the source, and tells what
 * each language lacks or has too many. `-- --check` writes nothing and fails where the catalogue is not the
 * source's or a language is not whole. `-- --lacks ROOM [--language ID]` prints what a room lacks, each
 * message with the files in which it is said.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueText, fileOfRoom } from '../../build/text/catalogue.ts'
import { faultsOf } from '../../build/text/faults.ts'
import { everyRoom } from '../../build/text/rooms.ts'
import { languages } from '../../text/languages.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    lacks: { type: 'string' },
    language: { type: 'string', default: 'de' },
  },
})
const rooms = everyRoom('.')
const folder = 'text/catalogue'

if (values.lacks === undefined) report()
else {
  const own = languages[values.language]?.[values.lacks] ?? {}
  for (const [message, files] of rooms.get(values.lacks) ?? [])
    if (own[message] === undefined) console.log(JSON.stringify(message), '//', files.join(' '))
}

function report(): void {
  let wrong = 0
  const files = new Set(readdirSync(folder))
  for (const [room, messages] of rooms) {
    const file = `${fileOfRoom(room)}.ts`
    const text = catalogueText(room, messages.keys())
    const stale = !files.delete(file) || readFileSync(join(folder, file), 'utf8') !== text
    if (!stale) continue
    if (values.check) {
      console.error(`${folder}/${file} is not what the source says: npm run text.`)
      wrong++
    } else writeFileSync(join(folder, file), text)
  }
  for (const file of files) {
    if (values.check) wrong++
    else rmSync(join(folder, file))
    console.error(`${folder}/${file} belongs to no room any more.`)
  }
  for (const [language, words] of Object.entries(languages)) {
    let faults = 0
    for (const [room, messages] of rooms) {
      const found = faultsOf(room, messages, words[room])
      for (const fault of found.slice(0, values.check ? found.length : 3)) console.error(fault)
      if (found.length > 3 && !values.check) console.error(`… ${room}: ${found.length} in all`)
      faults += found.length
    }
    const all = [...rooms.values()].reduce((sum, { size }) => sum + size, 0)
    console.log(`${language}: ${all} messages in ${rooms.size} rooms, ${faults} faults.`)
    wrong += faults
  }
  if (values.check && wrong > 0) process.exitCode = 1
}
