/** How OPENBID (1967) opens a hand: `node scripts/run.mjs examples/open-a-hand.ts AK54.K3.A762.842` */
import { bidder, call, describe, hand, loadedSystems, phrase, seatView } from '../src/index.ts'

const read = hand.parse(process.argv[2] ?? 'AK54.K3.A762.842')
if (!read.ok) throw new Error(read.error.message)

const side = { id: 'schenken-1967' }
await loadedSystems.loadSystems([side])
const table = bidder.bidderOf([side, side])
if (!table.ok) throw new Error(table.error.message)
const turn = table.value.turn(seatView.openingView(read.value))
if (!turn.ok) throw new Error(turn.error.message)

// The sections in the order in which they were tried, each with the rules that its door let the hand reach.
const { by } = turn.value
const blocks = by.kind === 'procedure' ? by.trace.blocks.filter(({ reached }) => reached) : []
for (const { id, name, door, rules } of blocks) {
  console.log(`${id}. ${name}: ${door.met ? 'yes' : 'no'}`)
  for (const { rule, reached, chosen } of rules)
    if (reached && door.met)
      console.log(
        `   ${rule.label}. ${phrase.plain(describe(rule.shows))}: ${chosen ? 'yes' : 'no'}`,
      )
}
console.log(`${hand.format(read.value)} opens ${call.callName(turn.value.call)}.`)
