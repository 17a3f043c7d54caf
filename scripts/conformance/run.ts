/** `npm run conformance -- KIND PATH…`: the dispatcher, apart from the process so that it can be tested. */
import type { ConformanceKind, Print } from './harness.ts'

/** The line that closes every run. */
export const closingLine = (passed: number, failed: number): string =>
  `${passed} passed, ${failed} failed`

/**
 * Runs one kind and prints the closing line.
 * @returns the exit code: 0 when at least one case passed and none failed, 1 otherwise, 2 for wrong use.
 */
export async function runConformance(
  kinds: Readonly<Record<string, () => Promise<ConformanceKind>>>,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const [kind, ...args] = argv
  const load = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (load === undefined || args.length === 0) {
    print(`usage: npm run conformance -- ${Object.keys(kinds).join('|')} PATH`)
    print(closingLine(0, 1))
    return 2
  }
  try {
    const { passed, failed } = await (await load()).run(args, print)
    const failures = passed + failed === 0 ? 1 : failed
    print(closingLine(passed, failures))
    return failures === 0 ? 0 : 1
  } catch (error) {
    print(`${kind}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    print(closingLine(0, 1))
    return 1
  }
}
