/**
 * Holds OPENBID’s direct port, its rules and the census against each other on every class of hands.
 *
 * `npm run lab -- agreement`: OPENBID's direct port, its rules and the census held against each other on
 * every one of the 34,033,880 classes of hands, with the ranges that the measures declare; then the
 * traced choice against the port on a million random hands. Takes minutes; ends `N passed, N failed`.
 * Arguments: names of readings (default `corrected published`). Nothing here is drawn by the clock, so a
 * program that passed passes again: `--keep` writes the digest of the program once it has passed, and
 * `--kept` runs nothing while that digest is still the program's (any line that it imports changes it).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HCP_COUNT, openbidCensus } from '#census/openbid-census.ts'
import { createCompiler } from '#constraint/compile.ts'
import { HAND_MEASURES, type HandMeasureId } from '#constraint/measures.ts'
import * as hand from '#core/hand.ts'
import { HAND_COUNT, type Hand } from '#core/hand.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import { byLength, suitStates } from '#counting/classes.ts'

import { selectTraced } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { packedBidval, packedOpenbid, packedSection } from '#systems/schenken-1967/openbid.ts'
import { READING_NAMES, READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { compileSystem } from './compile.ts'

const CLASSES = 34_033_880
const TRACED = 1_000_000
/** Packed answers cut to BIDVAL and section. */
const CODES = 8192

let passed = 0
let failed = 0
const check = (what: string, good: boolean): void => {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${what}`)
  if (good) passed += 1
  else failed += 1
}

/** Calls `visit` with every class: its hand and how many hands are like it. */
function visitClasses(visit: (hand: Hand, ways: number) => void): void {
  const states = byLength(suitStates())
  for (let ns = 0; ns <= 13; ns++)
    for (let nh = 0; ns + nh <= 13; nh++)
      for (let nd = 0; ns + nh + nd <= 13; nd++)
        for (const s of states[ns] ?? [])
          for (const h of states[nh] ?? [])
            for (const d of states[nd] ?? [])
              for (const c of states[13 - ns - nh - nd] ?? [])
                visit(
                  [c.holding, d.holding, h.holding, s.holding],
                  s.ways * h.ways * d.ways * c.ways,
                )
}

function agreeOn(name: ReadingName): void {
  const started = performance.now()
  const port = packedOpenbid(READINGS[name])
  const choose = compileSystem(openbidSystem(READINGS[name]), everySituation)
  const byHcpFound = new Float64Array(HCP_COUNT * CODES)
  const byShapeFound = new Float64Array(SHAPES.length * CODES)
  let classes = 0
  let hands = 0
  const different: string[] = []
  visitClasses((held, ways) => {
    const packed = port(held[3], held[2], held[1], held[0])
    const choice = choose(held)
    if (
      choice?.action.bidval !== packedBidval(packed) ||
      choice.rule.label !== packedSection(packed)
    )
      different.push(hand.format(held))
    const code = packed & (CODES - 1)
    const atHcp = hand.hcp(held) * CODES + code
    const atShape = shapeIndex(hand.lengths(held)) * CODES + code
    byHcpFound[atHcp] = byHcpFound[atHcp]! + ways
    byShapeFound[atShape] = byShapeFound[atShape]! + ways
    classes += 1
    hands += ways
  })
  check(
    `${name}: ${classes} classes of ${hands} hands`,
    classes === CLASSES && hands === HAND_COUNT,
  )
  check(
    `${name}: rules and port choose alike on every class${different
      .slice(0, 3)
      .map((h) => `; not ${h}`)
      .join('')}`,
    different.length === 0,
  )
  const steps = openbidCensus(READINGS[name])
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { outcomes, byHcp, byShape } = step.value
  const cells = (found: Float64Array): number => found.reduce((n, v) => n + (v > 0 ? 1 : 0), 0)
  /** Cells in which the two differ; a cell that the census lacks altogether shows in the count. */
  const wrong = (census: Float64Array, found: Float64Array): number => {
    let n = 0
    for (let row = 0; row * outcomes.length < census.length; row++)
      for (const [i, { bidval, section }] of outcomes.entries())
        if (census[row * outcomes.length + i] !== found[row * CODES + (bidval | (section << 7))])
          n += 1
    return n
  }
  check(
    `${name}: the census counts ${cells(byHcpFound)} cells by points as the classes do`,
    wrong(byHcp, byHcpFound) === 0 && cells(byHcp) === cells(byHcpFound),
  )
  check(
    `${name}: the census counts ${cells(byShapeFound)} cells by shape as the classes do`,
    wrong(byShape, byShapeFound) === 0 && cells(byShape) === cells(byShapeFound),
  )
  console.log(`       ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

function measureRanges(): void {
  const compiler = createCompiler()
  const ids = Object.keys(HAND_MEASURES) as HandMeasureId[]
  const places = ids.map((id) => compiler.placeOf(id))
  const min = ids.map(() => Number.POSITIVE_INFINITY)
  const max = ids.map(() => Number.NEGATIVE_INFINITY)
  visitClasses((held) => {
    const facts = compiler.read(held)
    for (const [i, at] of places.entries()) {
      const value = facts[at]!
      if (value < min[i]!) min[i] = value
      if (value > max[i]!) max[i] = value
    }
  })
  for (const [i, id] of ids.entries())
    check(
      `measure ${id} runs from ${min[i]} to ${max[i]}`,
      HAND_MEASURES[id].min === min[i] && HAND_MEASURES[id].max === max[i],
    )
}

function tracedAgrees(): void {
  const system = openbidSystem()
  const port = packedOpenbid(READINGS.corrected)
  const next = randomWords(1967)
  let different = 0
  for (let i = 0; i < TRACED; i++) {
    const held = randomHand(next)
    const packed = port(held[3], held[2], held[1], held[0])
    const { selection } = selectTraced(system, everySituation, held)
    if (
      selection?.action.bidval !== packedBidval(packed) ||
      selection.label !== packedSection(packed)
    )
      different += 1
  }
  check(`the traced choice is the port's on ${TRACED} random hands`, different === 0)
}

/** The digest of everything that runs here, as it is bundled: this file and all that it imports. */
function programDigest(): string {
  const digest = createHash('sha256')
  for (const file of readdirSync(import.meta.dirname).sort())
    if (file.endsWith('.mjs'))
      // Without the bundler's marks of where a module stands: a move is no change of the program.
      digest.update(
        readFileSync(join(import.meta.dirname, file), 'utf8').replace(
          /^\/\/#(end)?region.*$/gm,
          '',
        ),
      )
  return digest.digest('hex')
}

/** Where the digest of the program that passed whole is kept; commands run at the top of the project. */
const KEPT = 'lab/agreement/passed.txt'
const given = process.argv.slice(2)
if (given.includes('--kept') && readFileSync(KEPT, 'utf8').trim() === programDigest()) {
  console.log(`This very program has passed over all ${CLASSES} classes of hands (${KEPT}).`)
  console.log('1 passed, 0 failed')
  process.exit(0)
}
const asked = given.filter((one) => !one.startsWith('--'))
const names = READING_NAMES.filter((name) =>
  asked.length === 0 ? name === 'corrected' || name === 'published' : asked.includes(name),
)
check(`readings ${names.join(', ')}`, names.length === (asked.length === 0 ? 2 : asked.length))
measureRanges()
for (const name of names) agreeOn(name)
tracedAgrees()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
if (failed === 0 && asked.length === 0 && given.includes('--keep')) {
  writeFileSync(KEPT, `${programDigest()}\n`)
  console.log(`${KEPT} is written.`)
}
