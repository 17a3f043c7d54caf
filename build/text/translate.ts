/**
 * A build in another language: the messages of each module are replaced by their translation before
 * anything else reads the module. The English build is the source as it stands, and neither pays for
 * the other.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Place } from './messages.ts'
import { holdsText, MANIFEST, messagesOf, PAGE_ROOM, roomOf } from './rooms.ts'

/** The messages of one language, by room: the English and what stands for it. */
export type Translation = Readonly<Record<string, Readonly<Record<string, string>>>>

const VALUE = /\{(\d+)\}/

/** Text and values of a message in turn: `['', 0, ' takes ', 1, '']`. */
const partsOf = (message: string): readonly (string | number)[] =>
  message.split(VALUE).map((part, n) => (n % 2 === 1 ? Number(part) : part))

/** The numbers of the values of a message, sorted. */
export const valuesOf = (message: string): readonly number[] =>
  partsOf(message)
    .filter((part) => typeof part === 'number')
    .sort((a, b) => a - b)

const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&')

/** The places that lie in a stretch of the source and in no other place of it. */
const outermost = (places: readonly Place[], start: number, end: number): readonly Place[] => {
  const within = places.filter((place) => place.start >= start && place.end <= end)
  return within
    .filter(
      (place) =>
        !within.some(
          (other) => other !== place && other.start <= place.start && other.end >= place.end,
        ),
    )
    .sort((a, b) => a.start - b.start)
}

/** The text of a module with every message that `say` knows in its words; the others stay. */
export function translated(
  source: string,
  places: readonly Place[],
  say: (message: string) => string | undefined,
): string {
  const stretch = (start: number, end: number, left: readonly Place[]): string => {
    let text = ''
    let at = start
    for (const place of outermost(left, start, end)) {
      text += source.slice(at, place.start) + written(place, left)
      at = place.end
    }
    return text + source.slice(at, end)
  }
  const written = (place: Place, left: readonly Place[]): string => {
    const { form, start, end, values, message } = place
    const rest = left.filter((other) => other !== place)
    const words = say(message)
    if (words === undefined) return stretch(start, end, rest)
    const value = (n: number): string => {
      const [from, to] = values[n] ?? [0, 0]
      return stretch(from, to, rest)
    }
    switch (form) {
      case 'string':
        return JSON.stringify(words)
      case 'attribute':
        return `{${JSON.stringify(words)}}`
      case 'counted':
        return words
          .split('|')
          .map((word) => JSON.stringify(word))
          .join(', ')
      case 'template':
        return `\`${partsOf(words)
          .map((part) => (typeof part === 'number' ? `\${${value(part)}}` : inTemplate(part)))
          .join('')}\``
      case 'children':
        return partsOf(words)
          .map((part) =>
            typeof part === 'number' ? value(part) : part === '' ? '' : `{${JSON.stringify(part)}}`,
          )
          .join('')
    }
  }
  return stretch(0, source.length, places)
}

/** Sets every module of the source in a language. */
export function translate(root: string, words: Translation): Plugin {
  const folder = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`
  return {
    name: 'kibitzer:translate',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replace(/\?.*$/, '')
      if (!path.startsWith(folder)) return undefined
      const file = path.slice(folder.length)
      if (!holdsText(file)) return undefined
      const room = words[roomOf(file)]
      if (room === undefined) return undefined
      return {
        code: translated(code, messagesOf(code, file), (message) => room[message]),
        map: null,
      }
    },
  }
}

/** Sets what stands around the app: the page's head and the manifest of the installed app. */
export function translatePage(language: string, words: Translation): Plugin {
  const own = words[PAGE_ROOM] ?? {}
  const said = (text: string): string => {
    let result = text
    for (const [message, translation] of Object.entries(own))
      for (const quote of ['"', '>'])
        result = result.replaceAll(
          `${quote}${message}${quote === '>' ? '<' : quote}`,
          () => `${quote}${translation}${quote === '>' ? '<' : quote}`,
        )
    return result
      .replace('lang="en"', `lang="${language}"`)
      .replace('"lang": "en"', `"lang": "${language}"`)
  }
  return {
    name: 'kibitzer:translate-page',
    transformIndexHtml: { order: 'pre', handler: said },
    generateBundle() {
      // Files that are given here stand in the place of the public folder's.
      const source = said(readFileSync(join('public', MANIFEST), 'utf8'))
      this.emitFile({ type: 'asset', fileName: MANIFEST, source })
    },
  }
}
