/** Lines of JSON that a program of the lab keeps as it goes, so that what was interrupted goes on. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface KeptLines<T> {
  /** Those of the file, then those added. */
  readonly lines: readonly T[]
  readonly add: (line: T) => void
}
/** @param file `undefined` keeps them in memory alone. */
export function keptLines<T>(file: string | undefined): KeptLines<T> {
  const lines: T[] = []
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n'))
        if (line !== '') lines.push(JSON.parse(line) as T)
  }
  const add = (line: T): void => {
    lines.push(line)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
  return { lines, add }
}
