/** The rooms of the text: a folder of the source each, so that one person can write a room from end to end. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { judged } from '../../text/judged/index.ts'
import { placesOf } from './messages.ts'

/** Folders whose second level is a room of its own. */
const DEEP = new Set(['ui', 'systems', 'engine', 'knowledge', 'lessons'])
const APART = /\.(?:test|bench|fixtures?)\.tsx?$|\.d\.ts$|^src\/testing\/|\/fixtures[^/]*\//

/** Files that are rooms of their own: a word in them is another word than the same elsewhere in the folder. */
const OWN = new Set(['src/core/faces.ts', 'src/core/locale.ts', 'src/core/number-words.ts'])

/** The room of a source file, given from the root: `ui/pages`. */
export function roomOf(file: string): string {
  if (OWN.has(file)) return file.slice('src/'.length, -'.ts'.length)
  const parts = file.split('/').slice(1, -1)
  const [first = 'main', second] = parts
  return DEEP.has(first) && second !== undefined ? `${first}/${second}` : first
}

/** Whether a file of ours can hold text. */
export const holdsText = (file: string): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !APART.test(file)

/** What the readers of a room are told, and where; strings that only look like text are left out. */
export function messagesOf(source: string, file: string): ReturnType<typeof placesOf> {
  const { kept = [], also = [] } = judged[roomOf(file)] ?? {}
  const left = new Set(kept)
  return placesOf(source, file, new Set(also)).filter(({ message }) => !left.has(message))
}

/** The messages of every room, in the order of the source, each with the files it stands in. */
export function everyRoom(root: string): Map<string, Map<string, string[]>> {
  const rooms = new Map<string, Map<string, string[]>>()
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(holdsText)
    .sort()
  for (const file of files)
    for (const { message } of messagesOf(readFileSync(join(root, file), 'utf8'), file)) {
      const room = rooms.get(roomOf(file)) ?? new Map<string, string[]>()
      rooms.set(roomOf(file), room)
      const found = room.get(message) ?? []
      room.set(message, found)
      if (!found.includes(file)) found.push(file)
    }
  return rooms
}
