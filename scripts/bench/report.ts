/** Writes what was measured: docs/bench.json for programs, docs/bench.md for people. */
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { AppOutcome } from './app.ts'
import type { Outcome } from './measure.ts'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGB: number
  readonly system: string
  readonly node: string
  readonly chromium: string
}
export interface Report {
  readonly machine: Machine
  /** Day of the run and the commit measured, with `+` when files had changed since. */
  readonly day: string
  readonly commit: string
  readonly seed: number
  readonly node: readonly Outcome[]
  readonly worker: readonly Outcome[]
  readonly app: readonly AppOutcome[]
}

export const machine = (chromium: string): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
  chromium,
})

export const commit = (): string => {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
  } catch {
    return 'unknown'
  }
}

/** True when the case was right and within its limit; the limit is held against the fastest sample. */
export const isGood = (outcome: Outcome): boolean =>
  'bestNs' in outcome && outcome.bestNs <= outcome.limitNs

const digits = (n: number): string => (n >= 100 ? n.toFixed(0) : n.toPrecision(3))
/** `12.3 ns`, `4.56 µs`, `7.89 ms`. */
export const duration = (ns: number): string =>
  ns < 1e3
    ? `${digits(ns)} ns`
    : ns < 1e6
      ? `${digits(ns / 1e3)} µs`
      : ns < 1e9
        ? `${digits(ns / 1e6)} ms`
        : `${digits(ns / 1e9)} s`
const rate = (ns: number): string => {
  const perSecond = 1e9 / ns
  return perSecond >= 1e6
    ? `${digits(perSecond / 1e6)} M`
    : perSecond >= 1e3
      ? `${digits(perSecond / 1e3)} k`
      : digits(perSecond)
}

/** One line for the terminal. */
export const line = (outcome: Outcome): string =>
  'problem' in outcome
    ? `FAILED ${outcome.name}: ${outcome.problem}`
    : `${isGood(outcome) ? 'ok    ' : 'SLOW  '} ${outcome.name}: ${duration(outcome.bestNs)} per ${outcome.unit} (middle ${duration(outcome.medianNs)}, limit ${duration(outcome.limitNs)}, ${rate(outcome.bestNs)}/s${outcome.note === undefined ? '' : `; ${outcome.note}`})`

function table(outcomes: readonly Outcome[]): string {
  const [reference] = outcomes
  const yardstick = reference !== undefined && 'bestNs' in reference ? reference.bestNs : Number.NaN
  const rows = outcomes.map((outcome) =>
    'problem' in outcome
      ? `| ${outcome.name} | wrong: ${outcome.problem} | | | | | |`
      : `| ${outcome.name}${outcome.note === undefined ? '' : ` (${outcome.note})`} | ${duration(outcome.bestNs)} per ${outcome.unit} | ${duration(outcome.medianNs)} | ${rate(outcome.bestNs)} | ${digits(outcome.bestNs / yardstick)} | ${duration(outcome.limitNs)} | ${isGood(outcome) ? 'yes' : '**no**'} |`,
  )
  return [
    '| case | fastest | middle | per second | × reference | limit | met |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const appTable = (app: readonly AppOutcome[]): string =>
  [
    '| measure | result | limit | met | runs |',
    '| --- | --- | --- | --- | --- |',
    ...app.map(
      (one) =>
        `| ${one.name} | ${one.result} | ${one.limit} | ${one.good ? 'yes' : '**no**'} | ${one.runs.join(', ')} |`,
    ),
  ].join('\n')

export function markdown(report: Report): string {
  const { cpu, cores, memoryGB, system, node, chromium } = report.machine
  return `# Benchmarks

Written by \`npm run bench\` on ${report.day} at commit ${report.commit}; do not edit. Seed ${report.seed}.

Machine: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}; Node ${node}; Chromium ${chromium}.

Every case compares its checksum with one found in another way, at every call. "Fastest" is the
fastest sample, "middle" the median; the limit is held against the fastest, because other work on
the machine can only slow a sample down. "× reference" divides by the first row of the same table,
measured in the same run, and travels between machines better than nanoseconds do.

## In Node

${table(report.node)}

## In a worker in Chromium

${table(report.worker)}

## The built app in Chromium

${appTable(report.app)}
`
}
