/** Writes what was measured: lab/measured/bench.json for programs, lab/measured/bench.md for people. */
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { AppOutcome, Outcome } from './measure.ts'

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

/** The fastest sample; bold where it missed its limit. */
const fastest = (outcome: Outcome | undefined): string => {
  if (outcome === undefined) return '–'
  if ('problem' in outcome) return `wrong: ${outcome.problem}`
  const time = duration(outcome.bestNs)
  return isGood(outcome) ? time : `**${time}**`
}

/** A row for each case, in Node and in the worker. */
function table(node: readonly Outcome[], worker: readonly Outcome[]): string {
  const [reference] = node
  const yardstick = reference !== undefined && 'bestNs' in reference ? reference.bestNs : Number.NaN
  const rows = node.map((outcome) => {
    const { name } = outcome
    const inWorker = fastest(worker.find((one) => one.name === name))
    if ('problem' in outcome) return `| ${name} | ${fastest(outcome)} | ${inWorker} | | |`
    const title = `${name}${outcome.note === undefined ? '' : ` (${outcome.note})`}, per ${outcome.unit}`
    const ratio = digits(outcome.bestNs / yardstick)
    return `| ${title} | ${fastest(outcome)} | ${inWorker} | ${ratio} | ${duration(outcome.limitNs)} |`
  })
  return [
    '| case | Node | worker | × reference | limit |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const appTable = (app: readonly AppOutcome[]): string =>
  [
    '| measure | result | limit |',
    '| --- | --- | --- |',
    ...app.map(
      ({ name, result, limit, good }) =>
        `| ${name} | ${good ? result : `**${result}**`} | ${limit} |`,
    ),
  ].join('\n')

export function markdown(report: Report): string {
  const { cpu, cores, memoryGB, system, node, chromium } = report.machine
  return `# Benchmarks

Written by \`npm run bench\` on ${report.day} at commit ${report.commit}; do not edit. Seed ${report.seed}.

Machine: ${cpu}, ${cores} cores, ${memoryGB} GB, ${system}; Node ${node}; Chromium ${chromium}.

Every case compares its checksum, at every call, with one found in another way. A time is that of the fastest sample, because
other work on the machine can only slow a sample down; in bold it missed its limit. "× reference" divides by the first row in
Node, and travels between machines better than nanoseconds do. \`bench.json\` has the medians and every run.

## In Node, and in a worker of Chromium

${table(report.node, report.worker)}

## The built app in Chromium

${appTable(report.app)}
`
}
