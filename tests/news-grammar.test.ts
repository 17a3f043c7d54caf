/** The line of news in each language: of every kind of fact, with every number, held to the sentences allowed. */
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueOf, messagesOf } from '../build/catalogues.ts'
import type { Card } from '../src/bridge/core/card.ts'
import type { Seat } from '../src/bridge/core/seat.ts'
import type { Fact, Quantity } from '../src/reasoning/answer/news.ts'

const SEATS = [0, 1, 2, 3] as const satisfies readonly Seat[]
const QUANTITIES: readonly Quantity[] = [0, 1, 2, 3, 'hcp']
const range = (seat: Seat, what: Quantity, lo: number, hi: number, was = { lo: 0, hi: 9 }) =>
  ({ kind: 'range', seat, what, is: { lo, hi }, was }) as const

/** Every kind of fact there is, with every number it can have. */
function* everyFact(): Generator<readonly Fact[]> {
  for (const seat of SEATS) {
    const other = ((seat + 2) & 3) as Seat
    for (const what of QUANTITIES) {
      const most = what === 'hcp' ? 24 : 9
      for (let lo = 0; lo <= most; lo++) {
        yield [{ kind: 'exact', seat, what, is: lo }]
        yield [{ kind: 'value', seat, what, is: lo, now: 0.62, was: 0.354 }]
        for (let hi = lo; hi <= most; hi++) {
          yield [range(seat, what, lo, hi)]
          yield [range(seat, what, lo, hi, { lo, hi: lo + 3 })]
        }
        if (what === 'hcp') continue
        yield [{ kind: 'show-out', seat, suit: what, dealt: lo }]
        for (const dealt of [0, 1, 5])
          yield [{ kind: 'show-out', seat, suit: what, dealt: lo, other: { seat: other, dealt } }]
        yield [range(seat, what, lo, lo + 1), range(seat, 'hcp', 1, 1)]
        yield [range(seat, what, lo, lo), range(seat, 'hcp', 11, 14)]
      }
    }
    for (let card = 0; card < 52; card++)
      for (const now of [0.5, 0.894, 0.996, 1])
        yield [{ kind: 'card', seat, card: card as Card, now, was: 0.127 }]
  }
}

const alternatives = (words: readonly string[]): string => `(?:${words.join('|')})`
interface Grammar {
  readonly sentences: readonly RegExp[]
  readonly examples: readonly (readonly [readonly Fact[], string])[]
}
const figure = '(?:\\d\\d|>99)[ \\u00a0\\u202f]%'
const spans = '\\d+(?:–\\d+)?'
const examplesOf = (words: readonly string[]): Grammar['examples'] => [
  [[range(3, 2, 5, 6), range(3, 'hcp', 11, 14)], words[0] ?? ''],
  [[range(1, 'hcp', 11, 13)], words[1] ?? ''],
  [[{ kind: 'card', seat: 3, card: 24 as Card, now: 0.89, was: 0.5 }], words[2] ?? ''],
  [
    [{ kind: 'show-out', seat: 3, suit: 2, dealt: 3, other: { seat: 1, dealt: 5 } }],
    words[3] ?? '',
  ],
  [[{ kind: 'value', seat: 1, what: 2, is: 1, now: 0.62, was: 0.35 }], words[4] ?? ''],
  [[{ kind: 'exact', seat: 1, what: 3, is: 4 }], words[5] ?? ''],
  [[range(1, 0, 0, 2)], words[6] ?? ''],
  [[range(3, 3, 4, 9), range(3, 'hcp', 12, 22)], words[7] ?? ''],
  [[range(1, 'hcp', 1, 11)], words[8] ?? ''],
  [[range(1, 0, 2, 3, { lo: 1, hi: 3 })], words[9] ?? ''],
  [[range(3, 0, 0, 1), range(3, 'hcp', 19, 19)], words[10] ?? ''],
  [[range(0, 3, 4, 7)], words[11] ?? ''],
]

function english(): Grammar {
  const who = alternatives(['North', 'East', 'South', 'West'])
  const suits = alternatives(['clubs', 'diamonds', 'hearts', 'spades'])
  const suit = alternatives(['club', 'diamond', 'heart', 'spade'])
  const many = alternatives('two three four five six seven eight nine ten'.split(' '))
  const some = `(?:one ${suit}|${many} ${suits})`
  const points = '(?:one point|\\d+ points)'
  const clause = `(?:no ${suits}|${some}|at (?:most|least) ${some}|at (?:most|least) ${points}|${points}|\\d–\\d+ ${suits}|\\d+–\\d+ points)`
  const dealt = alternatives(['none', 'one', 'two', 'three', 'four', 'five', 'six'])
  return {
    sentences: [
      `${who} should have ${clause}(?: \\(${spans} before\\))?\\.`,
      `${who} should have ${points} and ${clause}\\.`,
      `${who} should have ${clause} and (?:at (?:most|least) )?${points.replace('\\d+', spans)}\\.`,
      `${who} probably has (?:no ${suits}|${some}|${points}): ${figure}, was \\d+\\.`,
      `${who} has exactly (?:${some}|${points})\\.`,
      `${who} has no (?:more )?${suits}(?:: ${who} was dealt ${dealt})?\\.`,
      `The [a-z]+ of ${suits} is with ${who}(?:: ${figure}, was \\d+)?\\.`,
    ].map((form) => new RegExp(`^${form}$`)),
    examples: examplesOf([
      'West should have 5–6 hearts and 11–14 points.',
      'East should have 11–13 points.',
      'The king of diamonds is with West: 89 %, was 50.',
      'West has no more hearts: East was dealt five.',
      'East probably has one heart: 62 %, was 35.',
      'East has exactly four spades.',
      'East should have at most two clubs.',
      'West should have at least four spades and at least 12 points.',
      'East should have at most 11 points.',
      'East should have 2–3 clubs (1–3 before).',
      'West should have 19 points and at most one club.',
      'North should have at least four spades.',
    ]),
  }
}
function german(): Grammar {
  const who = alternatives(['Nord', 'Ost', 'Süd', 'West'])
  const suit = alternatives(['Treff', 'Karo', 'Coeur', 'Pik'])
  const many = alternatives('ein zwei drei vier fünf sechs sieben acht neun zehn'.split(' '))
  const some = `${many} ${suit}`
  const points = '(?:ein Punkt|\\d+ Punkte)'
  const clause = `(?:kein ${suit}|${some}|(?:höchstens|mindestens) ${some}|(?:höchstens|mindestens) ${points}|${points}|\\d–\\d+ ${suit}|\\d+–\\d+ Punkte)`
  const dealt = alternatives(['keins', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'])
  return {
    sentences: [
      `${who} sollte ${clause} haben(?: \\(vorher ${spans}\\))?\\.`,
      `${who} sollte ${points} und ${clause} haben\\.`,
      `${who} sollte ${clause} und (?:höchstens |mindestens )?${points.replace('\\d+', spans)} haben\\.`,
      `${who} hat wahrscheinlich (?:kein ${suit}|${some}|${points}): ${figure}, vorher \\d+\\.`,
      `${who} hat genau (?:${some}|${points})\\.`,
      `${who} hat kein ${suit}(?: mehr)?(?:: ${who} hatte ${dealt})?\\.`,
      `${suit}-[A-ZÄÖÜa-zäöü0-9]+ ist bei ${who}(?:: ${figure}, vorher \\d+)?\\.`,
    ].map((form) => new RegExp(`^${form}$`)),
    examples: examplesOf([
      'West sollte 5–6 Coeur und 11–14 Punkte haben.',
      'Ost sollte 11–13 Punkte haben.',
      'Karo-König ist bei West: 89 %, vorher 50.',
      'West hat kein Coeur mehr: Ost hatte fünf.',
      'Ost hat wahrscheinlich ein Coeur: 62 %, vorher 35.',
      'Ost hat genau vier Pik.',
      'Ost sollte höchstens zwei Treff haben.',
      'West sollte mindestens vier Pik und mindestens 12 Punkte haben.',
      'Ost sollte höchstens 11 Punkte haben.',
      'Ost sollte 2–3 Treff haben (vorher 1–3).',
      'West sollte 19 Punkte und höchstens ein Treff haben.',
      'Nord sollte mindestens vier Pik haben.',
    ]),
  }
}

const root = new URL('..', import.meta.url).pathname
describe.each([
  ['en', english()],
  ['de', german()],
] as const)('the news in %s', (language, { sentences, examples }) => {
  let server: ViteDevServer
  let say: (facts: readonly Fact[]) => string
  beforeAll(async () => {
    globalThis.kibitzerCatalogue =
      language === 'en'
        ? undefined
        : { language, address: '', messages: messagesOf(catalogueOf(language)) }
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false },
    })
    const words = await server.ssrLoadModule('/src/reasoning/explain/knowledge/news-words.ts')
    say = (facts) => words['wholeNews'](words['newsWords'](facts)).replace(/[\u00a0\u202f]/g, ' ')
  })
  afterAll(() => {
    globalThis.kibitzerCatalogue = undefined
    return server.close()
  })

  it('is a sentence of the grammar, whatever the fact', () => {
    const strange = new Set<string>()
    for (const facts of everyFact()) {
      const said = say(facts)
      if (!sentences.some((form) => form.test(said))) strange.add(said)
    }
    expect([...strange]).toEqual([])
  })
  it('is said as these are', () => {
    expect(examples.map(([facts]) => say(facts))).toEqual(examples.map(([, said]) => said))
  })
})
