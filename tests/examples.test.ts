/** The programs of `examples/` say what they should, run as their first lines tell a reader to run them. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Runs the command in a program's first line. */
function run(name: string, ...args: readonly string[]): string {
  const [, command = ''] = /`node (.+)`/.exec(readFileSync(`examples/${name}`, 'utf8')) ?? []
  const [script = '', entry = '', ...usual] = command.split(' ')
  expect(entry).toBe(`examples/${name}`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, entry, ...(args.length > 0 ? args : usual)],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout
}

it('opens a hand by OPENBID and tells its sections', () => {
  const lines = run('open-a-hand.ts').trim().split('\n')
  expect(lines[0]).toBe('1. Hopeless pass: no')
  expect(lines).toContain('12. Standard opening: yes')
  expect(lines.at(-2)).toMatch(/^ {3}12d\. four-card suits in play; .*: yes$/)
  expect(lines.at(-1)).toBe('AK54.K3.A762.842 opens one diamond.')
})

it('tells bounds and odds of the closed hands as JSON', () => {
  interface Told {
    readonly atLeast: number
    readonly atMost: number
    readonly odds: Readonly<Record<string, number>>
  }
  const { layouts, hands } = JSON.parse(run('odds.ts')) as {
    layouts: string
    hands: readonly {
      readonly seat: string
      readonly points: Told
      readonly lengths: readonly Told[]
    }[]
  }
  // Two cards of the first trick are known: 24 of the defenders' 26 are unseen, twelve with each.
  expect(layouts).toBe('2704156')
  expect(hands.map(({ seat }) => seat)).toEqual(['West', 'East'])
  const [west, east] = hands.map(({ lengths }) => lengths[2])
  expect([west?.atLeast, west?.atMost]).toEqual([1, 6])
  // Seven hearts are out. The lead says that most of them are with West: evens without it.
  for (const [length, chance] of Object.entries(west?.odds ?? {}))
    expect(east?.odds[7 - Number(length)]).toBeCloseTo(chance, 10)
  expect((west?.odds[4] ?? 0) + (west?.odds[5] ?? 0)).toBeGreaterThan(0.35)
  const sum = Object.values(west?.odds ?? {}).reduce((a, b) => a + b, 0)
  expect(sum).toBeCloseTo(1, 10)
  const points = Object.values(hands[0]?.points.odds ?? {}).reduce((a, b) => a + b, 0)
  expect(points).toBeCloseTo(1, 10)
})

it('plays a suit at its best', () => {
  const text = run('best-play.ts')
  expect(text).toContain('AQT32 opposite 654, 3.64 tricks on average')
  // King and jack with West, in a suit that breaks: 3 of 10 ways of three cards, 1 of 10 of two.
  expect(text).toMatch(/^5 or more: 13\.6 %\. Lead low from South to the ten;/m)
  expect(run('best-play.ts', 'AK', 'xx')).toMatch(/^2 or more: 100\.0 %/m)
})

it('has programs of at most thirty lines', () => {
  const long = readdirSync('examples').filter(
    (name) => readFileSync(`examples/${name}`, 'utf8').trimEnd().split('\n').length > 30,
  )
  expect(long).toEqual([])
})
