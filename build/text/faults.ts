/** What is wrong with a language: each fault a sentence that says where. */
import { type Translation, valuesOf } from './translate.ts'

/** What a room lacks, has too many of, or has with other values than the English. */
export function faultsOf(
  room: string,
  messages: ReadonlyMap<string, readonly string[]>,
  words: Translation[string] = {},
): readonly string[] {
  const faults: string[] = []
  for (const [message, files] of messages) {
    const own = words[message]
    const where = `${room}, ${files[0]}: ${JSON.stringify(message)}`
    if (own === undefined) faults.push(`${where} is not translated.`)
    else if (String(valuesOf(own)) !== String(valuesOf(message)))
      faults.push(`${where} has other values in ${JSON.stringify(own)}.`)
    else if (own.split('|').length !== message.split('|').length)
      faults.push(`${where} has another number of forms in ${JSON.stringify(own)}.`)
  }
  for (const message of Object.keys(words))
    if (!messages.has(message))
      faults.push(`${room}: ${JSON.stringify(message)} is said nowhere any more.`)
  return faults
}
