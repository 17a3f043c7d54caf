/** The next version of the built app, as a host has it: another list, and pages that say which version they are. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Digests, Release } from '../../build/release.ts'
import type { Meddle } from './static-host.ts'

/** The version that is in `dist`. */
export function builtRelease(): Release {
  const [, json = ''] =
    /^const RELEASE = (\{.*?^\})$/ms.exec(readFileSync('dist/sw.js', 'utf8')) ?? []
  return JSON.parse(json) as Release
}

/** The worker's text with another list. */
export const workerOf = (release: Release): string =>
  readFileSync('dist/sw.js', 'utf8').replace(
    /^const RELEASE = \{.*?^\}$/ms,
    () => `const RELEASE = ${JSON.stringify(release)}`,
  )

/** What the worker names its store of files, for an app in the first folder of its host. */
export const storeOf = (build: string): string => `kibitzer / ${build}`

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** A version of the same files, of which each has its first thousand bytes only. */
export function shortened(release: Release): {
  readonly release: Release
  readonly bytes: ReadonlyMap<string, Buffer>
} {
  const bytes = new Map<string, Buffer>()
  const short = (digests: Digests): Digests =>
    Object.fromEntries(
      Object.keys(digests).map((path) => {
        const start = readFileSync(`dist/${path}`).subarray(0, 1000)
        bytes.set(path, start)
        return [path, sha256(start)]
      }),
    )
  const later = Object.entries(release.later).map(([name, files]) => [name, short(files)] as const)
  return {
    release: { ...release, files: short(release.files), later: Object.fromEntries(later) },
    bytes,
  }
}

export interface NextVersion {
  readonly build: string
  /** What the host sends of it; what is not in it is as it was. */
  readonly files: ReadonlyMap<string, string>
  readonly meddle: Meddle
}

/**
 * @param build its number: 16 hexadecimal digits.
 * @param changed files that it has new or otherwise, by path.
 * @param gone files that it has no more.
 */
export function nextVersion(
  build: string,
  changed: Readonly<Record<string, string>> = {},
  gone: (path: string) => boolean = () => false,
): NextVersion {
  const now = builtRelease()
  const paged = (path: string): string =>
    readFileSync(`dist/${path}`, 'utf8').replace(now.build, build)
  const page = paged('index.html')
  const files = new Map([['index.html', page], ...Object.entries(changed)])
  const rest = Object.entries(now.files).filter(([path]) => !gone(path))
  const own = [...files].map(([path, text]) => [path, sha256(text)])
  const release = {
    ...now,
    build,
    files: Object.fromEntries([...rest, ...own]) as Release['files'],
  }
  files.set('sw.js', workerOf(release))
  return {
    build,
    files,
    meddle: (path, answer) => {
      const body = files.get(path.slice(1))
      return body === undefined ? answer : { ...answer, status: 200, body }
    },
  }
}
