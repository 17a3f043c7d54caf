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

/** The room of what stands around the app, and the file of the installed app's names. */
export const PAGE_ROOM = 'page'
export const MANIFEST = 'app.webmanifest'

/** What the page's head and the manifest say, each with its file. */
function* aroundTheApp(root: string): Generator<readonly [message: string, file: string]> {
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  for (const [, title, description] of html.matchAll(
    /<title>([^<]+)<|name="description" content="([^"]+)"/g,
  ))
    yield [title ?? description ?? '', 'index.html']
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'public', MANIFEST), 'utf8'))
  if (typeof manifest !== 'object' || manifest === null) return
  for (const key of ['name', 'description'])
    if (key in manifest) yield [String(manifest[key as keyof object]), `public/${MANIFEST}`]
}

/** The messages of every room, in the order of the source, each with the files it stands in. */
export function everyRoom(root: string): Map<string, Map<string, string[]>> {
  const rooms = new Map<string, Map<string, string[]>>()
  const add = (name: string, message: string, file: string): void => {
    const room = rooms.get(name) ?? new Map<string, string[]>()
    rooms.set(name, room)
    const found = room.get(message) ?? []
    room.set(message, found)
    if (!found.includes(file)) found.push(file)
  }
  for (const [message, file] of aroundTheApp(root)) add(PAGE_ROOM, message, file)
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(holdsText)
    .sort()
  for (const file of files)
    for (const { message } of messagesOf(readFileSync(join(root, file), 'utf8'), file))
      add(roomOf(file), message, file)
  return rooms
}
