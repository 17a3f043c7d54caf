import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogueText, fileOfRoom } from '../build/text/catalogue.ts'
import { faultsOf } from '../build/text/faults.ts'
import { everyRoom } from '../build/text/rooms.ts'
import { OFFERED } from '../src/core/locale.ts'
import { languages } from '../text/languages.ts'

const rooms = everyRoom('.')

/** A room that a language has in part says so by its type, and is not judged until it is whole. */
const inPart = (language: string, room: string): boolean =>
  readFileSync(`text/${language}/${fileOfRoom(room)}.ts`, 'utf8').includes('Partial<')

describe('all text', () => {
  it('stands in the catalogue as the source says it (npm run text)', () => {
    const files = [...rooms].map(([room]) => `${fileOfRoom(room)}.ts`)
    expect(readdirSync('text/catalogue').sort()).toEqual(files.sort())
    for (const [room, messages] of rooms)
      expect(readFileSync(`text/catalogue/${fileOfRoom(room)}.ts`, 'utf8')).toBe(
        catalogueText(room, messages.keys()),
      )
  })

  it('is offered in a language when it is whole, and not before', () => {
    const whole = Object.keys(languages).filter((language) =>
      [...rooms.keys()].every((room) => !inPart(language, room)),
    )
    expect(OFFERED).toEqual(['en', ...whole])
  })

  it.each(Object.entries(languages))('is whole in %s', (language, words) => {
    const faults = [...rooms]
      .filter(([room]) => !inPart(language, room))
      .flatMap(([room, messages]) => faultsOf(room, messages, words[room]))
    expect(faults).toEqual([])
  })

  it('leaves the sign of hundredths and its space to `percentage`, so that it is written one way', () => {
    const own = [...rooms.values()].flatMap((messages) =>
      [...messages.keys()].filter((message) => /(?:\d|\})\s*%/.test(message)),
    )
    expect(own).toEqual([])
  })

  it('quotes in German with the marks of German', () => {
    const answers = Object.values(languages['de'] ?? {}).flatMap((words) => Object.values(words))
    expect(answers.filter((answer) => answer.includes('”'))).toEqual([])
  })
})
