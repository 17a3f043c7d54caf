/**
 * Counts the reasons of “Why not” over drawn turns, or holds “This shape, by points” to hands.
 *
 * `npm run lab -- why-not SYSTEM [TURNS] [SEED] [EXAMPLES]`: deals bid by the system on both sides, every turn
 * once, until so many are seen (1,000); of each the first six calls not made. Prints every reason with its
 * share, the share of rows with a bridge reason, and a few rows of each as examples.
 *
 * `npm run lab -- why-not --bands SYSTEM [HANDS] [SEED]`: first calls of so many hands (2,000). Fails where the filled
 * band is not the call; prints how often the bands hold for another hand of the shape, drawn as the hands are dealt.
 */
import '#systems/every.ts'
import { chooseAt } from '#bidding/auction/choose.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { selfPlay } from '#bidding/audit/walk.ts'
import { plain } from '#constraint/phrase.ts'
import { callCode, PASS } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import { byRules } from '#explain/call/by-rules.ts'
import { rulesOf } from '#systems/registry.ts'
import { countBands } from './bands.ts'

const FIRST = 6

function countReasons(id: string, turns: string, seed: string, examples: string): void {
  const rng = rngOf([Number(seed), 44, 1, 9])
  const system = rulesOf(id)
  function* deals() {
    for (;;) yield randomDeal(rng)
  }
  const found = new Map<string, { rows: number; texts: string[] }>()
  let seen = 0
  let rows = 0
  let bare = 0
  let passFits = 0
  for (const { deal, state } of selfPlay([system, system], deals())) {
    if (seen++ >= Number(turns)) break
    const hand = deal[state.seat]
    const why = byRules(chooseAt(state, hand), rulesAt(state), hand)
    for (const other of why.others.slice(0, FIRST)) {
      rows++
      const text = plain(other.text)
      const name = other.reason ?? 'none'
      if (/would fit|comes first|more tests? fail/.test(text) || text === '') bare++
      if (other.call === PASS && /would fit/.test(text)) passFits++
      const at = found.get(name) ?? { rows: 0, texts: [] }
      at.rows++
      const line = `${state.auction.calls.map(callCode).join(' ')} | ${handOf.format(hand)} | ${callCode(why.call)} not ${callCode(other.call)}: ${text}`
      if (at.texts.length < Number(examples)) at.texts.push(line)
      else if (rng.below(at.rows) < Number(examples)) at.texts[rng.below(Number(examples))] = line
      found.set(name, at)
    }
  }
  const share = (n: number) => `${((100 * n) / rows).toFixed(1)} %`
  console.log(`${id}: ${turns} turns, ${rows} rows, seed ${seed}`)
  console.log(
    `a bridge reason: ${share(rows - bare)}; the rule's own sentence for want of one: ${share(found.get('own')?.rows ?? 0)}; Pass “fits”: ${passFits}`,
  )
  for (const [name, at] of [...found].sort(([, a], [, b]) => b.rows - a.rows)) {
    console.log(`${share(at.rows).padStart(7)}  ${name}`)
    for (const line of at.texts) console.log(`           ${line}`)
  }
}

const bands = process.argv.includes('--bands')
const [id = 'sayc', many = bands ? '2000' : '1000', seed = '1', examples = '3'] = process.argv
  .slice(2)
  .filter((one) => one !== '--bands')
if (!bands) countReasons(id, many, seed, examples)
else if (countBands(id, Number(many), Number(seed)) > 0) process.exitCode = 1
