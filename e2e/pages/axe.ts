/** What an accessibility checker finds on the page as it stands. */
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { drawn, endMotion, settled } from './table.ts'

/** Every rule of WCAG 2.0, 2.1 and 2.2 at levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The rules among them that hang on colours; the others see no theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Everything is run; of what passes only the first element is described, since nobody reads it. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
  // Style sheets and media are fetched for rules that are not among these.
  preload: false,
}
const COLOUR_OPTIONS: RunOptions = { ...OPTIONS, runOnly: { type: 'rule', values: COLOUR_RULES } }
/** Up to two thirds of the checker's time goes to colours. */
const STRUCTURE_OPTIONS: RunOptions = {
  ...OPTIONS,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
}
/**
 * The rules that read where an element stands, how large it is or what it hides. The metadata of the checker does
 * not name them: seen by its version 4.13 run rule by rule, with every reading of a place counted. The other rules
 * read names, roles, values and what is hidden, which are the same wherever the same elements are seen.
 */
const PLACE_RULES = ['avoid-inline-spacing', 'scrollable-region-focusable', 'target-size']
const PLACE_OPTIONS: RunOptions = { ...OPTIONS, runOnly: { type: 'rule', values: PLACE_RULES } }

/**
 * Runs the checker in the page, which gets it once. Behind a dialog that has to be closed first nothing can be
 * reached: the dialog alone is looked at.
 */
async function check(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(lighten)
  }
  return page.evaluate(async (options) => {
    const page = window as unknown as {
      readonly axe: { run: (at: ParentNode, options: RunOptions) => Promise<AxeResults> }
    }
    const at = document.querySelector('dialog:modal') ?? document
    return (await page.axe.run(at, options)).violations
  }, options)
}

/** A colour as the checker has it, and the class that reads it from the words of a style. */
interface Channels {
  r: number
  g: number
  b: number
  alpha: number
}
interface Colour extends Channels {
  parseString(text: string): Colour
}

/**
 * Runs in the page: the checker reads a colour from its words for every element behind every text, a third of
 * its time. The same words give the same colour: they are read once. Nor does it copy the source of each element:
 * a failure names it by its selector.
 */
function lighten(): void {
  const page = window as unknown as {
    readonly axe: {
      readonly configure: (spec: { readonly noHtml: boolean }) => void
      readonly commons: { readonly color: { readonly Color: { prototype: Colour } } }
    }
  }
  page.axe.configure({ noHtml: true })
  const { prototype } = page.axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Channels>()
  prototype.parseString = function (text) {
    const before = known.get(text)
    if (before !== undefined) return Object.assign(this, before)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Fails with the rule and the elements when something is found. */
export const expectAccessible = (page: Page, state: string): Promise<void> =>
  expectNothing(page, state, OPTIONS)

/** As `expectAccessible`, without what hangs on colours: for a state whose colours are asked elsewhere. */
export const expectStructure = (page: Page, state: string): Promise<void> =>
  expectNothing(page, state, STRUCTURE_OPTIONS)

/** All that is shown, in order: elements with what they bear, and their words; not where they stand. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.querySelector('dialog:modal') ?? document.documentElement
    return [at, ...at.querySelectorAll('*')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const words = [...one.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
        const itself = (one.cloneNode() as Element).outerHTML.replace(/ style="[^"]*"/, '')
        return itself + words.map(({ nodeValue }) => nodeValue).join('')
      })
      .join('')
  })

/**
 * As `expectStructure`, where the state has just been looked at in a window of another size, for which `before` was
 * shown: where the same elements are shown, only what hangs on their places is asked again.
 */
async function expectPlaces(page: Page, state: string, before: string): Promise<void> {
  const same = (await shown(page)) === before
  await expectNothing(page, state, same ? PLACE_OPTIONS : STRUCTURE_OPTIONS)
}

/** Looks again at the state that has just been looked at, in a window of that size, for all but colours. */
export async function expectAlsoAt(page: Page, state: string, size: Size): Promise<void> {
  const before = page.viewportSize()
  if (before === null) throw new Error('the window has no size of its own')
  const was = await shown(page)
  await page.setViewportSize(size)
  await settled(page)
  const where = `${state} at ${size.width} px`
  await expectPlaces(page, where, was)
  await expectNoSideScroll(page, where)
  await page.setViewportSize(before)
}
interface Size {
  readonly width: number
  readonly height: number
}

/** A theme and a deck, as the root element bears them (src/ui/app/use-appearance.ts). */
export interface Look {
  readonly theme: 'light' | 'dark'
  readonly deck: 'two' | 'four'
}

/** As `expectAccessible`, of the same state in another look: only what hangs on colours is asked again. */
export async function expectColours(page: Page, state: string, look: Look): Promise<void> {
  const wear = ({ theme, deck }: Look) =>
    page.evaluate(
      (to) => {
        const { dataset } = document.documentElement
        const before = { theme: dataset['theme'], deck: dataset['deck'] }
        dataset['theme'] = to.theme
        dataset['deck'] = to.deck
        return before as Look
      },
      { theme, deck },
    )
  const before = await wear(look)
  expect(before, 'the look it wore').not.toEqual(look)
  await expectNothing(page, `${state}, ${look.theme}, ${look.deck} colours`, COLOUR_OPTIONS)
  await wear(before)
}

async function expectNothing(page: Page, state: string, options: RunOptions): Promise<void> {
  // A colour on its way to another would be measured half-way.
  await endMotion(page)
  await page.evaluate(() => {
    // A button that is enabled only now must not be met on its way either.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
  const violations = await check(page, options)
  const faint = await page.evaluate(faintSymbols)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
  expect.soft(found, `axe: ${state}`).toEqual([])
  expect.soft(faint, `suit symbols that hardly stand out: ${state}`).toEqual([])
}

/** Runs in the page: suit symbols below 3 to 1 with their ground. They are drawings, which the checker passes over. */
function faintSymbols(): readonly string[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (pen === null) return ['no canvas']
  const paint = (colours: readonly string[]): readonly number[] => {
    pen.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
    }
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => {
      const c = part / 255
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  /** Backgrounds from the nearest opaque one up to the symbol. */
  const ground = (symbol: Element): readonly string[] => {
    const found: string[] = []
    for (let at: Element | null = symbol; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      found.unshift(backgroundColor)
      if (paint([backgroundColor])[3] === 255) break
    }
    return found
  }
  return [...document.querySelectorAll('.suit-symbol')].flatMap((symbol) => {
    const seen = symbol.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // What cannot be pressed is pale, as its words are.
    if (!seen || symbol.closest('[aria-disabled="true"], :disabled') !== null) return []
    const behind = ground(symbol)
    const [a, b] = [behind, [...behind, getComputedStyle(symbol).color]].map(
      (layers) => luminance(paint(layers)) + 0.05,
    )
    const ratio = a === undefined || b === undefined ? 0 : Math.max(a, b) / Math.min(a, b)
    if (ratio >= 3) return []
    const around = symbol.closest('[class]:not(.suit-symbol)')
    return [`${ratio.toFixed(2)} in ${around?.className} “${around?.textContent}”`]
  })
}

interface Within {
  /** The widths of the window, in pixels: two or more. */
  readonly widths: readonly number[]
  /** The colours of the last width are those of the dark look. */
  readonly bothThemes?: boolean
  /** Colours are looked at in one theme alone, at the first width in light or at the last in dark. */
  readonly only?: 'light' | 'dark'
}

/**
 * As `expectStructure` and `expectNoSideScroll`, of one state at each width; colours are looked at where the
 * window is as it is first and as it is last, for those between have theirs. The window is given back as it was.
 */
export async function expectAccessibleAt(
  page: Page,
  state: string,
  { widths, bothThemes = false, only }: Within,
): Promise<void> {
  const before = page.viewportSize()
  if (before === null) throw new Error('the window has no size of its own')
  let was = ''
  for (const [i, width] of widths.entries()) {
    await page.setViewportSize({ width, height: before.height })
    // Drawn anew twice: what a narrow window folds away is looked at as it then stands.
    await drawn(page)
    const where = `${state} at ${width} px`
    const last = i === widths.length - 1
    if ((i === 0 && only !== 'dark') || (last && !bothThemes)) await expectAccessible(page, where)
    else if (i === 0) await expectStructure(page, where)
    else await expectPlaces(page, where, was)
    was = await shown(page)
    if (last && bothThemes && only !== 'light')
      await expectColours(page, where, { theme: 'dark', deck: 'four' })
    await expectNoSideScroll(page, where)
  }
  await page.setViewportSize(before)
}

/**
 * Looks at the states of one flow, one after the other, as `expectAccessibleAt` in both themes: `all` of them in
 * both in a long run, or in light and in dark by turns, as on a change.
 */
export function accessibleInTurn(
  page: Page,
  widths: readonly number[],
  all: boolean,
): (state: string) => Promise<void> {
  let states = 0
  return (state) => {
    const only = states++ % 2 === 0 ? 'light' : 'dark'
    return expectAccessibleAt(page, state, {
      widths,
      bothThemes: true,
      ...(all ? {} : { only }),
    })
  }
}

/** Fails when the page, or the dialog open on it, has to be scrolled sideways. */
export async function expectNoSideScroll(page: Page, state: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement
    const within = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
      (one) => getComputedStyle(one).overflowY === 'auto',
    )
    return [root, ...within]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)
  })
  expect.soft(wide, `wider than its room: ${state}`).toEqual([])
}
