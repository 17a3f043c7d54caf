/**
 * Budgets of the built app, gzip. The initial script is what index.html loads: its module scripts
 * and whatever it preloads. Run after a build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const page = 'dist/index.html'
if (!existsSync(page)) throw new Error('No dist/index.html: run `npm run build` first.')
const html = readFileSync(page, 'utf8')

/** @param {RegExp} pattern */
const named = (pattern) =>
  [...html.matchAll(pattern)].map((match) => `dist/${(match[1] ?? '').replace(/^\.\//, '')}`)

const script = [
  ...named(/<script\b[^>]*\bsrc="([^"]+)"/g),
  ...named(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
]
const styles = named(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)
const built = readdirSync('dist/assets')

/**
 * Files of the build by the beginning of their names, each with whatever it needs before it can run.
 * @param {string} prefix
 */
const withImports = (prefix) => {
  const pattern = new RegExp(`^${prefix}-[\\w-]{8}\\.js$`)
  const found = new Set(built.filter((name) => pattern.test(name)))
  for (const name of found) {
    const text = readFileSync(`dist/assets/${name}`, 'utf8')
    for (const match of text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      if (match[1] !== undefined) found.add(match[1])
  }
  return [...found].map((name) => `dist/assets/${name}`)
}

const worker = withImports('worker')
/** What the table asks for at its first look, in two workers that share their files (build/chunks.ts). */
const look = ['bidding', 'knowledge'].flatMap((family) => withImports(`jobs-${family}`))
const firstLook = [...new Set(look)].filter((path) => !worker.includes(path))
/**
 * Budgets in kB: what a family of jobs fetches, for whoever asks for it alone, beyond the first look. The
 * rules of a system are fetched when it is first played, and count with all jobs. Robots that play read
 * calls, leads and signals as the panels do, look ahead in the auction, and solve the last tricks exactly (8 kB); with the ideas of cards and
 * the verdict of a board: 44.2; with the cards of beginners, by rules of thumb: 46. Names of the
 * plans of endings and a match of two systems: 49.7.
 * Questions are drawn as hands come (1 kB). Deals by script are counted and drawn as those of *New deal*. Claims
 * of one’s own are read in the words of systems (13 kB), those on systems counted there (1 kB). OPENBID changed, and what falls, takes 1.5 kB. Lines of play over all the suits, with layouts drawn: 1.4 kB. Every proof, of hands and of calls,
 * is in `knowledge`. What strategies strike, and the texts of strategies, left the first look (12 kB), and so did the fact base: what book and
 * census use of it counts with them, the rest with openings. A step as text and as JSON is written beside boards as files (1 kB).
 * The turn of a rule, which the workshop shows at the caret, brought the book to 11.1.
 */
const FAMILIES = {
  play: 51,
  book: 12,
  facts: 9,
  table: 43,
  deals: 17,
  suit: 47,
  census: 45,
  openings: 16,
  practice: 7,
  audit: 12,
}
const families = Object.entries(FAMILIES).map(([name, limit]) => ({
  name: `jobs: ${name}`,
  path: withImports(`jobs-${name}`).filter((path) => ![...worker, ...firstLook].includes(path)),
  limit: `${limit} kB`,
  gzip: true,
}))
const jobs = built
  .filter((name) => /^(?:jobs|worker)-.*\.js$/.test(name))
  .map((name) => `dist/assets/${name}`)
/** What each page but the first fetches beyond the initial script. */
const pages = built
  .flatMap((name) => /^(\w+Page)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
  .map((page) => ({
    name: `page: ${page}`,
    path: withImports(page).filter((path) => !script.includes(path)),
    // The boards and sentences of the lessons stand in their page; the second sets brought it to 66.4, robots of a
    // level to 68.1, what twelve first sets tell before they ask to 68.9, boards of a set read as a class to 73.9.
    limit: page === 'LessonsPage' ? '76 kB' : '60 kB',
    gzip: true,
  }))
if (pages.length === 0) throw new Error('The build has no page to measure.')
const measured = { script, styles, worker, firstLook }
for (const [what, found] of Object.entries(measured))
  if (found.length === 0) throw new Error(`The build has no ${what} to measure.`)
for (const { name, path } of families)
  if (path.length === 0) throw new Error(`The build has no ${name} to measure.`)

export default [
  { name: 'initial script', path: script, limit: '200 kB', gzip: true },
  { name: 'initial styles', path: styles, limit: '30 kB', gzip: true },
  // The scheduler alone: each family of jobs follows when it is first asked for.
  { name: 'worker', path: worker, limit: '6 kB', gzip: true },
  // The news of a step and the reasons between two calls take 9 kB. What follows the openings of strategies, and the
  // ranges that may be changed there, come with the first of them. The account of each closed hand and its
  // ranges of nine in ten take 2 kB, calls told apart from others of their turn 1.5. With what is supposed, and what a
  // lead to be ruffed asks for, and without BRIBIP's fact base: 172.2. Random words drawn 2.5 times as fast take 0.3 kB.
  { name: 'jobs: the first look', path: firstLook, limit: '164 kB', gzip: true },
  ...families,
  ...pages,
  // The reader of systems of one's own and the text they may copy take 42 kB, fetched with the first of them. The marks
  // of the text take 2 kB.
  // The dealer language is read, counted and dealt by in 5 kB; links of sets, files of dealing machines and what makes
  // take 2 kB.
  // Systems in chunks of their own take 11 kB more than all in one, and a third less for each worker. What follows the
  // openings of strategies takes 8 kB more so, as thirteen topics that keep their words, and the first look 22 kB less.
  // Calls told apart from the other calls of their turn take 1.5 kB: 497.0.
  // Two over one, with six conventions of its own, takes 9 kB; claims of one’s own take 5 kB.
  // With Modern Acol, First steps, the ideas of cards, the verdict and what is supposed: 519.2; with two openers
  // compared and OPENBID changed: 523.3; with Forum D: 528.0; with lines over all the suits: 529.4; the fact base
  // in the play and a chunk of its own: 533.9; answers by elimination, and
  // one more chunk: 540.5; names of the plans of endings and a match of two systems: 544.7;
  // cards of other programs, read and written: 554.8; calls mended: 560.1.
  { name: 'all jobs', path: jobs, limit: '563 kB', gzip: true },
  // The library that speaks to a relay, fetched by who goes into a live room and kept from then on.
  { name: 'a live room', path: ['dist/assets/mqtt-line-*'], limit: '107 kB', gzip: true },
  // Deflated already, and sent as it is.
  { name: 'suit combinations', path: 'dist/combinations.bin', limit: '400 kB', brotli: false },
  // Deals by controls and by script, their link and its QR code take 20 kB.
  // Fonts, seven systems with their sentences, the answer table, the text editor (122 kB) and every page, kept for use offline.
  // *Together* and its referee take 24 kB; what speaks to a relay counts above. Tries of a board and their tables, marks
  // out of ten and calls told as played brought it to 1490.0. Lessons from the first trick to the
  // danger hand take 16 kB, QR codes 2, the rooms of the five sources 9, two over one 11, the challenge 5: 1546.3 in all. The second sets of eleven
  // lessons and calls told apart brought it to 1551.3. With *My record*, a class and two who only bid in *Together*, two
  // more systems, the verdict, *What if* and the projector: 1610.4; levels of robots, what lessons tell first: 1615.9;
  // a room that moves, a room on the projector: 1625.8; OPENBID changed, what falls, the leaf of a hand: 1633.4; boards read
  // as a class, a device passed on, a board as a picture: 1636; Forum D: 1640.2; lines over
  // all the suits, the fact base in the play and its example: 1649; answers by elimination: 1657.3; plans of endings named, systems
  // matched, lines of a text that take their place: 1663.4; cards of other programs: 1673.9; calls mended: 1679.6.
  {
    name: 'everything',
    path: ['dist/**', '!dist/de/**', '!dist/assets/locale-*', '!dist/assets/mqtt-line-*'],
    limit: '1683 kB',
    gzip: true,
  },
  // What a page in another language loads beside the app: every message but those of lessons, and what stands for it.
  // The rooms of the sources take 8 kB, two over one 2: 184.9; with Forum D: 197.6; the
  // fact base in the play: 199.3; answers by elimination and lines over all the suits: 202.1; plans
  // named, matches and mistakes of texts: 203.0; cards of other programs, calls read and mended: 206.3.
  {
    name: 'a language',
    path: ['dist/assets/locale-*', '!dist/assets/locale-*-lessons-*'],
    limit: '208 kB',
    gzip: true,
  },
  // What the lessons say, fetched with them.
  {
    name: 'a language: lessons',
    path: 'dist/assets/locale-*-lessons-*',
    limit: '40 kB',
    gzip: true,
  },
]
