/**
 * Measures how long a press takes to reach the partner's page with many live tables on one broker.
 *
 * Each table has a host and four seats, all sealing and opening.
 * `npm run lab -- live-load [tables] [seconds] [ws://broker/path PID]`; without an address it starts aedes in a process
 * of its own. One act a second a table; a board that is over is followed by the next. Prints one line of JSON, as they
 * stand in lab/measured/live-load.jsonl. Exit code 1 where an act never came.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { rngOf } from '#core/rng.ts'
import { partner, type Seat } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import type { Guest } from '#live/guest.ts'
import type { Host } from '#live/host.ts'
import { isOver, toAct } from '#live/log.ts'
import { actByLot } from '#testing/live-logs.ts'
import { openTableOver } from '#testing/live-tables.ts'
import { thinLine } from '#testing/thin-line.ts'
import { attachBroker } from '../broker/broker.ts'

const SERVE = '--serve'

/** Clock ticks of a process, as milliseconds of processor time. */
const busyOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

async function serve(): Promise<void> {
  const server = createServer()
  await attachBroker(server, '/mqtt')
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

interface Table {
  readonly host: Host
  readonly bySeat: readonly Guest[]
  board: number
}

/** Counts what passes the broker, both ways. */
let messages = 0

async function openTable(url: string): Promise<Table> {
  const { host, guests: bySeat } = await openTableOver((options) => {
    const line = thinLine({ url, ...options })
    return {
      ...line,
      publish: (...what: Parameters<typeof line.publish>) => {
        messages += 1
        return line.publish(...what)
      },
      subscribe: (filter: string, heard: Parameters<typeof line.subscribe>[1]) =>
        line.subscribe(filter, (topic, frame) => {
          messages += 1
          heard(topic, frame)
        }),
    }
  })
  return { host, bySeat, board: 0 }
}
const soon = (ms: number) => new Promise((then) => setTimeout(then, ms))

async function dealNext(table: Table, number: number): Promise<void> {
  table.board += 1
  const hands = randomDeal(rngOf([4, 6, number, table.board]))
  const dealer = ((table.board - 1) % 4) as Seat
  await table.host.deal(0, { board: table.board, dealer, vulnerability: 'None', hands })
}

async function run(tables: number, seconds: number, address?: string, pid?: number) {
  let child: ChildProcess | undefined
  let url = address ?? ''
  if (address === undefined) {
    child = fork(fileURLToPath(import.meta.url), [SERVE], { execArgv: process.execArgv })
    const port = await new Promise((told) => child!.once('message', told))
    url = `ws://127.0.0.1:${port}/mqtt`
  }
  const brokerPid = child?.pid ?? pid
  const all: Table[] = []
  // Some at once: a class does not come in one instant either.
  for (let i = 0; i < tables; i += 10)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, tables - i) }, () => openTable(url)),
      )),
    )
  for (const [i, table] of all.entries()) await dealNext(table, i)
  await soon(1000)
  const rng = rngOf([1, 1, 1, 1])
  const waits: number[] = []
  let lost = 0
  messages = 0
  const [own, theirs] = [process.cpuUsage(), brokerPid === undefined ? 0 : busyOf(brokerPid)]
  const begun = performance.now()
  /** One act at a table, timed until partner's page has folded it. */
  const press = async (table: Table, i: number): Promise<void> => {
    if (isOver(table.host.board(0))) {
      await dealNext(table, i)
      return
    }
    const turn = toAct(table.host.board(0))
    const guest = turn && table.bySeat[turn.by]
    const next = guest && actByLot(guest.state().board, rng)
    // It has not heard of its turn yet: the press before is still under way.
    if (turn === undefined || guest === undefined || next?.[0] !== turn.by) return
    const { n } = guest.state().board
    if (n !== table.host.board(0).n) return
    const other = table.bySeat[partner(turn.by)]!
    const at = performance.now()
    guest.act(next[1])
    while (other.state().board.n <= n) {
      if (performance.now() - at > 20_000) {
        lost += 1
        return
      }
      await soon(1)
    }
    waits.push(performance.now() - at)
  }
  const timers = all.map(
    (table, i) =>
      new Promise<void>((done) => {
        const due = async () => {
          const now = performance.now()
          if (now - begun > 1000 * seconds) {
            done()
            return
          }
          table.host.tick(now)
          for (const guest of table.bySeat) guest.tick(now)
          await press(table, i)
          setTimeout(() => void due(), Math.max(0, 1000 - (performance.now() - now)))
        }
        setTimeout(() => void due(), (1000 * i) / tables)
      }),
  )
  await Promise.all(timers)
  const took = (performance.now() - begun) / 1000
  const used = process.cpuUsage(own)
  const brokerMs = brokerPid === undefined ? 0 : busyOf(brokerPid) - theirs
  for (const { host, bySeat } of all) for (const one of [host, ...bySeat]) one.leave()
  child?.kill()
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 10
  const rate = Math.round(messages / took)
  console.log(
    JSON.stringify({
      broker: address === undefined ? 'aedes' : 'mosquitto',
      ...{ tables, pages: 5 * tables, seconds: Math.round(took) },
      ...{ presses: Math.round((10 * waits.length) / took) / 10, lost, messages: rate },
      ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
      brokerCores: Math.round(brokerMs / took / 10) / 100,
      brokerMicros: Math.round((1000 * brokerMs) / messages),
      pagesCores: Math.round((used.user + used.system) / took / 10_000) / 100,
      machineLoad: Math.round(loadavg()[0]!),
    }),
  )
  if (lost > 0) process.exitCode = 1
}

if (argv.includes(SERVE)) await serve()
else {
  const [tables = '50', seconds = '30', address, pid] = argv.slice(2)
  await run(Number(tables), Number(seconds), address, pid === undefined ? undefined : Number(pid))
  process.exit()
}
