import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [themeBlock = '', twoBlock = ''] = css.split('[data-deck="two"]')

type Theme = 'light' | 'dark'

/** Reads `--color-name: …` of one block, as the given theme sees it. */
function tokens(block: string, theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', value = ''] of block.matchAll(/--color-([a-z0-9-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/.exec(value)
    const plain = /^#[0-9a-f]{6}$/.exec(value)
    const hex = pair ? pair[theme === 'light' ? 1 : 2] : plain?.[0]
    if (hex !== undefined) found.set(name, hex)
  }
  return found
}

/** Relative luminance of #rrggbb (WCAG 2.2, definitions). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** Contrast ratio of two colours, 1..21 (WCAG 2.2, definitions). */
function contrast(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (hi + 0.05) / (lo + 0.05)
}

const SUITS = ['spade', 'heart', 'diamond', 'club']
const TEXT = 4.5
const MARK = 3

/** Foreground, backgrounds, least ratio. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', ['paper', 'panel', 'inset', 'table', 'table-deep', 'accent-soft', 'agree-soft'], TEXT],
  ['ink-2', ['paper', 'panel', 'inset', 'table', 'table-deep', 'accent-soft'], TEXT],
  ['ink-3', ['paper', 'panel', 'inset', 'accent-soft'], TEXT],
  ['accent', ['paper', 'panel', 'inset', 'table', 'table-deep'], TEXT],
  ['on-accent', ['accent'], TEXT],
  ['agree', ['panel', 'table', 'agree-soft'], TEXT],
  ['yes', ['panel', 'accent-soft'], TEXT],
  ['no', ['panel', 'inset'], TEXT],
  ['vul', ['panel', 'table'], TEXT],
  ['law', ['panel', 'table'], TEXT],
  ...SUITS.map((s) => [`s-${s}`, ['panel', 'inset', 'table', 'accent-soft'], TEXT] as const),
  ...SUITS.map((s) => [`c-${s}`, ['card', 'card-rest'], TEXT] as const),
  ['edge', ['paper', 'panel', 'inset', 'table', 'table-deep'], MARK],
  ['fill', ['panel'], MARK],
  ['focus', ['paper', 'panel', 'table', 'table-deep'], MARK],
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  describe.each(['four', 'two'] as const)('%s-colour deck', (deck) => {
    const map = new Map(tokens(themeBlock, theme))
    if (deck === 'two') for (const [name, hex] of tokens(twoBlock, theme)) map.set(name, hex)
    const hex = (name: string): string => {
      const value = map.get(name)
      if (value === undefined) throw new Error(`No token --color-${name}`)
      return value
    }
    it.each(
      PAIRS.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)),
    )('%s on %s reaches %d to 1', (front, back, least) => {
      expect(contrast(hex(front), hex(back))).toBeGreaterThanOrEqual(least)
    })
  })

  it('shows a card against the table by its edge or its face', () => {
    const map = tokens(themeBlock, theme)
    const table = map.get('table') ?? ''
    const best = Math.max(
      contrast(map.get('card-edge') ?? '', table),
      contrast(map.get('card') ?? '', table),
    )
    expect(best).toBeGreaterThanOrEqual(MARK)
  })
})

describe('the contrast formula', () => {
  it('gives the known ends and the figures of the design', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    const light = tokens(themeBlock, 'light')
    expect(contrast(light.get('ink') ?? '', light.get('panel') ?? '')).toBeCloseTo(15.7, 1)
    expect(contrast(light.get('accent') ?? '', light.get('table') ?? '')).toBeCloseTo(5.8, 1)
  })
})
