/**
 * The conformance harness: reads a file of records (one JSON object a line), checks each against the
 * code, prints every mismatch with its record and field, and counts. One record is one case. What
 * cannot be read or is not known fails: an empty file, an unreadable line, an unknown or absent field.
 */
import { readFileSync } from 'node:fs'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [field: string]: Json
}

/** One field whose value is not what the code gives. */
export interface Mismatch {
  /** Path of the field inside its record: `len.W.S`. */
  readonly field: string
  /** What the file says, shown as JSON; `undefined` shows as `absent`. */
  readonly expected: unknown
  /** What the code gives. */
  readonly actual: unknown
}

/** How many cases agreed and how many did not. A report without a single case counts as a failure. */
export interface ConformanceReport {
  readonly passed: number
  readonly failed: number
}

/** Where a run prints: `console.log`, or a list in tests. */
export type Print = (line: string) => void

/** One kind of fixture: `npm run conformance -- kind path…`. */
export interface ConformanceKind {
  readonly kind: string
  /** What the arguments are, for the usage line: `FILE`. */
  readonly usage: string
  run(args: readonly string[], print: Print): ConformanceReport | Promise<ConformanceReport>
}

/** What a kind that reads lines of JSON has to say about its records. */
export interface RecordKind {
  readonly kind: string
  /** Fields a record must have; all are handed to `check`. */
  readonly fields: readonly string[]
  /** Fields a record may have, checked when present. */
  readonly optional?: readonly string[]
  /** Fields a record may have that are not compared; printed once with the reason. */
  readonly unchecked?: Readonly<Record<string, string>>
  /** The name a mismatch is printed under; by default `line 7`. */
  name?(record: JsonObject): string | undefined
  /** Compares one record. A throw counts as a mismatch of the whole record. */
  check(record: JsonObject): Iterable<Mismatch>
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const show = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value))

/**
 * Compares two plain values leaf by leaf.
 * @param field the path printed for the value itself; inner fields are appended with dots.
 */
export function* compare(field: string, expected: unknown, actual: unknown): Generator<Mismatch> {
  if (Object.is(expected, actual)) return
  const inner = (key: string) => (field === '' ? key : `${field}.${key}`)
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    for (const [i, item] of expected.entries()) yield* compare(inner(String(i)), item, actual[i])
    return
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
    for (const key of keys) {
      const want = Object.hasOwn(expected, key) ? expected[key] : undefined
      const have = Object.hasOwn(actual, key) ? actual[key] : undefined
      if (want === undefined || have === undefined)
        yield { field: inner(key), expected: want, actual: have }
      else yield* compare(inner(key), want, have)
    }
    return
  }
  yield { field, expected, actual }
}

/** The fields of `value` that nobody knows, and the required ones that are absent, as mismatches. */
export function* checkFields(
  value: JsonObject,
  required: readonly string[],
  allowed: readonly string[] = [],
  path = '',
): Generator<Mismatch> {
  const inner = (key: string) => (path === '' ? key : `${path}.${key}`)
  for (const key of Object.keys(value))
    if (!required.includes(key) && !allowed.includes(key))
      yield { field: inner(key), expected: value[key], actual: 'unknown field' }
  for (const key of required)
    if (!Object.hasOwn(value, key))
      yield { field: inner(key), expected: 'a value', actual: undefined }
}

/**
 * Prints the mismatches of one case.
 * @returns true when there were none.
 */
export function printCase(name: string, mismatches: Iterable<Mismatch>, print: Print): boolean {
  let good = true
  for (const { field, expected, actual } of mismatches) {
    good = false
    print(`${name}: ${field || 'record'}: expected ${show(expected)}, got ${show(actual)}`)
  }
  return good
}

/** The text of a file, or the problem of reading it. */
export function readText(path: string): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** What a check finds; a throw counts as a mismatch of the whole case. */
export function* guarded(check: () => Iterable<Mismatch>): Generator<Mismatch> {
  try {
    yield* check()
  } catch (error) {
    yield { field: '', expected: 'an answer', actual: `thrown: ${String(error)}` }
  }
}

function* checkRecord(kind: RecordKind, record: JsonObject): Generator<Mismatch> {
  const may = [...(kind.optional ?? []), ...Object.keys(kind.unchecked ?? {})]
  const strange = [...checkFields(record, kind.fields, may)]
  yield* strange
  // A record that lacks a field cannot be checked; one with a field too many still can.
  if (strange.some((mismatch) => mismatch.actual === undefined)) return
  yield* guarded(() => kind.check(record))
}

/** Checks a text of one JSON object a line. Empty lines are skipped; no record at all is a failure. */
export function checkLines(kind: RecordKind, text: string, print: Print): ConformanceReport {
  let passed = 0
  let failed = 0
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue
    let record: unknown
    try {
      record = JSON.parse(line)
    } catch (error) {
      print(`line ${i + 1}: not readable as JSON: ${String(error)}`)
      failed += 1
      continue
    }
    if (!isObject(record)) {
      print(`line ${i + 1}: not a record: ${line.slice(0, 80)}`)
      failed += 1
      continue
    }
    const name = [`line ${i + 1}`, kind.name?.(record)].filter((part) => part !== undefined)
    if (printCase(name.join(' '), checkRecord(kind, record), print)) passed += 1
    else failed += 1
  }
  if (passed + failed === 0) {
    print('The file holds no record.')
    failed = 1
  }
  for (const [field, why] of Object.entries(kind.unchecked ?? {}))
    print(`not checked: ${field} (${why})`)
  return { passed, failed }
}

/** A whole kind: every argument is a file, and one that cannot be read is a failure. */
export const ofFiles = (
  kind: string,
  check: (text: string, print: Print) => ConformanceReport,
): ConformanceKind => ({
  kind,
  usage: 'FILE…',
  run(args, print) {
    let passed = 0
    let failed = 0
    for (const path of args) {
      const read = readText(path)
      if ('problem' in read) print(`${path}: ${read.problem}`)
      const report = 'text' in read ? check(read.text, print) : { passed: 0, failed: 1 }
      passed += report.passed
      failed += report.failed
    }
    return { passed, failed }
  },
})

/** The whole kind for files of JSON lines. */
export const jsonLines = (kind: RecordKind): ConformanceKind =>
  ofFiles(kind.kind, (text, print) => checkLines(kind, text, print))
