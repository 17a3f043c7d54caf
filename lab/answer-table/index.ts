/**
 * Solves every whole suit and writes the stored answers that the catalogue reads.
 *
 * `npm run lab -- answer-table`: solves every different 13-card combination a priori and writes the table
 * that the catalogue's search and quiz read (src/bridge/combinations/catalogue/answer-table.ts). Work is
 * shared between threads and kept by chunks in node_modules/.cache, so that a run that was stopped
 * goes on where it was; `--fresh` throws that away. `--threads N` (by default half the processors).
 * Values that the usual limits leave as intervals are tried again for minutes with `--deep`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { normalPairs } from '#combinations/catalogue/single-dummy.ts'
import type { AnswerRow } from '#testing/answer-rows.ts'
import { DEEP_LIMITS, encodeAnswers, rowOf } from '#testing/answer-rows.ts'

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

/** What a thread is given: a chunk, or one row to be tried for longer. */
type Job = { readonly chunk: number } | { readonly deep: number }

const deepFileOf = (index: number) => join(CACHE, `deep-${index}.json`)

function solveDeep(index: number): void {
  const row = rowOf(list, index, DEEP_LIMITS)
  writeFileSync(`${deepFileOf(index)}.part`, JSON.stringify(row))
  renameSync(`${deepFileOf(index)}.part`, deepFileOf(index))
}

async function solveAll(open: Job[], threads: number): Promise<void> {
  let done = 0
  const all = open.length
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
        if (done % 20 === 0 || done > all - 20) console.error(`${done} of ${all} parts`)
        give()
      })
      worker.on('error', reject)
      give()
    })
  await Promise.all(Array.from({ length: threads }, one))
}

const isOpen = ({ low, high }: { low: number; high: number }): boolean => high - low > 1e-9

/** All rows in order, those tried for longer in their better form. */
function rowsInOrder(): readonly AnswerRow[] {
  const rows = Array.from(
    { length: chunks },
    (_, i) => JSON.parse(readFileSync(fileOf(i), 'utf8')) as readonly AnswerRow[],
  ).flat()
  return rows.map((row) => {
    const file = deepFileOf(row.index)
    const better = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AnswerRow) : row
    // Bounds that meet are a value.
    const bounds = better.bounds.filter(([, low, high]) => isOpen({ low, high }))
    return { ...better, gaps: row.gaps, bounds }
  })
}

function write(): void {
  const rows = rowsInOrder()
  const raw = encodeAnswers(rows)
  // The table's columns differ, so short blocks with codes of their own pack it 3 % smaller than long ones.
  const packed = deflateSync(raw, { level: 9, memLevel: 5 })
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
  const threads =
    args.includes('--threads') && given >= 1 ? given : Math.ceil(availableParallelism() / 2)
  const missing = Array.from({ length: chunks }, (_, i) => i).filter((i) => !existsSync(fileOf(i)))
  await solveAll(
    missing.map((chunk) => ({ chunk })),
    threads,
  )
  if (args.includes('--deep'))
    await solveAll(
      rowsInOrder()
        .filter(({ index, bounds }) => bounds.length > 0 && !existsSync(deepFileOf(index)))
        .map(({ index }) => ({ deep: index })),
      threads,
    )
  write()
} else
  parentPort?.on('message', (job: Job) => {
    if ('chunk' in job) solveChunk(job.chunk)
    else solveDeep(job.deep)
    parentPort?.postMessage(job)
  })
