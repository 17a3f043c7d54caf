/**
 * `npm run answer-table`: solves every different 13-card combination a priori and writes the table
 * that the catalogue's search and quiz read (src/combinations/catalogue/answer-table.ts). Work is
 * shared between threads and kept by chunks in node_modules/.cache, so that a run that was stopped
 * goes on where it was; `--fresh` throws that away. `--threads N` (by default half the processors).
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { type AnswerRow, rowOf } from '#combinations/catalogue/answer-row.ts'
import { encodeAnswers } from '#combinations/catalogue/answer-table.ts'
import { normalPairs } from '#combinations/catalogue/single-dummy.ts'

const CACHE = 'node_modules/.cache/kibitzer/answer-table'
const TARGET = 'public/combinations.bin'
const CHUNK = 500

const list = normalPairs()
const chunks = Math.ceil(list.count / CHUNK)
const fileOf = (chunk: number) => join(CACHE, `${chunk}.json`)

/** Solves one chunk and leaves it in the cache. */
function solveChunk(chunk: number): void {
  const rows: AnswerRow[] = []
  for (let i = chunk * CHUNK; i < Math.min(list.count, (chunk + 1) * CHUNK); i++)
    rows.push(rowOf(list, i))
  writeFileSync(`${fileOf(chunk)}.part`, JSON.stringify(rows))
  renameSync(`${fileOf(chunk)}.part`, fileOf(chunk))
}

async function solveAll(threads: number): Promise<void> {
  const open = Array.from({ length: chunks }, (_, i) => i).filter((i) => !existsSync(fileOf(i)))
  let done = chunks - open.length
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url))
      const give = () => {
        const next = open.shift()
        if (next !== undefined) worker.postMessage(next)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', () => {
        done += 1
        if (done % 20 === 0) console.error(`${done} of ${chunks} chunks`)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: threads }, one))
}

function write(): void {
  const rows = Array.from(
    { length: chunks },
    (_, i) => JSON.parse(readFileSync(fileOf(i), 'utf8')) as readonly AnswerRow[],
  ).flat()
  const raw = encodeAnswers(rows)
  const packed = deflateSync(raw, { level: 9, memLevel: 9 })
  writeFileSync(TARGET, packed)
  const open = rows.filter(({ bounds }) => bounds.length > 0)
  console.log(
    `${rows.length} combinations, ${raw.length} bytes, ${packed.length} deflated, ${open.length} with a value that is only an interval`,
  )
  for (const { index, bounds } of open) console.log(`  ${index}: ${JSON.stringify(bounds)}`)
}

if (isMainThread) {
  const args = process.argv.slice(2)
  if (args.includes('--fresh')) rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const given = Number(args[args.indexOf('--threads') + 1])
  await solveAll(
    args.includes('--threads') && given >= 1 ? given : Math.ceil(availableParallelism() / 2),
  )
  write()
} else
  parentPort?.on('message', (chunk: number) => {
    solveChunk(chunk)
    parentPort?.postMessage(chunk)
  })
