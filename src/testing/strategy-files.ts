/** Several strategies in one file: JSON with a field `strategies`, each under its name. */

import { err, ok, type Problem, type Result } from '#core/result.ts'
import { DEFAULT_TIE_BREAK, type Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { readStrategyFields } from '#formats/strategy/json.ts'
import { readJsonTree } from '#formats/strategy/json-tree.ts'
import { collectStrategy } from '#formats/strategy/reading.ts'

/** The strategies of a file by name, or the problems; `undefined` when it is no such file. */
export function readStrategies(
  text: string,
): Result<readonly (readonly [string, Strategy])[], readonly Problem[]> | undefined {
  const root = readJsonTree(text)
  if ('message' in root || root.value.kind !== 'object') return undefined
  const field = root.value.fields.find(({ key }) => key === 'strategies')
  if (field?.node.value.kind !== 'object') return undefined
  const found: (readonly [string, Strategy])[] = []
  const problems: Problem[] = []
  for (const { key, offset, node } of field.node.value.fields) {
    const reading = collectStrategy(text)
    if (node.value.kind !== 'object')
      reading.problem(offset, 'strategy/json', t`A strategy is an object in braces.`)
    const rest =
      node.value.kind === 'object'
        ? readStrategyFields(node.value.fields, reading)
        : { name: '', tieBreak: DEFAULT_TIE_BREAK }
    const read = reading.finish({ ...rest, name: rest.name === '' ? key : rest.name })
    if (read.ok) found.push([key, read.value.strategy])
    else problems.push(...read.error.map((p) => ({ ...p, message: `${key}: ${p.message}` })))
  }
  return problems.length > 0 ? err(problems) : ok(found)
}
