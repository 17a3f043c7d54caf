/**
 * Agreements in a share link: the file of agreements, packed. Agreements as on a first visit are left
 * out of the link. What comes back is read and checked as a file is.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { BothSides } from '../agreements/agreements.ts'
import {
  MAX_AGREEMENTS_TEXT,
  readAgreements,
  writeAgreements,
} from '../agreements/agreements-file.ts'
import { START_SIDES } from '../agreements/agreements-start.ts'
import { packText, unpackText } from './packed-text.ts'

/** Most characters that packed agreements may have in a link. */
const MAX_PACKED = 100_000

const same = (a: BothSides, b: BothSides): boolean => JSON.stringify(a) === JSON.stringify(b)
/** True when a link need not carry them. */
export const areUsual = (sides: BothSides): boolean => same(sides, START_SIDES)

/** Packed for an address: letters, digits, `-` and `_`; nothing for agreements as on a first visit. */
export async function packAgreements(sides: BothSides): Promise<string> {
  if (areUsual(sides)) return ''
  return packText(JSON.stringify(JSON.parse(writeAgreements(sides))))
}

const broken = (why: string): Result<never, Problem> =>
  problem('agreements/link', t`The agreements of the link cannot be read: ${why}`)

/** Agreements as a link carries them; nothing of them is taken where anything is wrong. */
export async function unpackAgreements(packed: string): Promise<Result<BothSides, Problem>> {
  if (packed.length > MAX_PACKED) return broken(t`they are too long.`)
  const unpacked = await unpackText(packed, MAX_AGREEMENTS_TEXT)
  if (unpacked === 'too-long') return broken(t`they are too long.`)
  if (unpacked === undefined) return broken(t`they are cut off or changed.`)
  const read = readAgreements(unpacked.text)
  return read.ok ? ok(read.value) : broken(read.error[0]?.message ?? '')
}
