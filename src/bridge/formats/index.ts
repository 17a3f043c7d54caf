/** The list of file formats, and reading a text or file of any of them. */
import { MAX_FILE_BYTES } from '#core/file-limits.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { finish, reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { deals } from './deals/index.ts'
import { type DecodedText, decodeBytes, type Encoding } from './decode.ts'
import type {
  FileContent,
  FileFormat,
  FileReader,
  FileRecord,
  FileWriter,
  ReadProgress,
  WrittenFile,
} from './format.ts'
import { json } from './json/index.ts'
import { lin } from './lin/index.ts'
import { link } from './link/index.ts'
import { dlm, dup } from './machines/index.ts'
import { pbn } from './pbn/index.ts'
import { rbn } from './rbn/index.ts'

export { MAX_BOARDS, MAX_FILE_BYTES } from '#core/file-limits.ts'
export { decodeBytes, ENCODINGS, type Encoding, whyTooLarge } from './decode.ts'
export {
  type FileContent,
  type FileFormat,
  type FileReader,
  type FileRecord,
  type KeptPbn,
  type Loss,
  type LossKind,
  type Lost,
  NOTHING_LOST,
  type ReadProgress,
  type WrittenFile,
} from './format.ts'
export { writeLink } from './link/write.ts'
export { decodeSet, encodeSet, isSet } from './share/set.ts'
export {
  decodeShare,
  encodeShare,
  fitShare,
  type ShareState,
  type ShareView,
} from './share/share.ts'

/** The formats that are read and written, in the order in which a text is tried. */
const WRITTEN = [json, link, lin, pbn] as const
/** Those that are only read, tried after them. */
const READ = [rbn, deals] as const
export type FormatId = (typeof WRITTEN)[number]['id']
export type ReaderId = FormatId | (typeof READ)[number]['id']

export const FORMATS: readonly FileFormat<FormatId>[] = WRITTEN
export const READERS: readonly FileReader<ReaderId>[] = [...WRITTEN, ...READ]

/** Hands alone, for dealing machines. */
const MACHINES = [dup, dlm] as const
export type WriterId = FormatId | (typeof MACHINES)[number]['id']
export const writerById = (id: WriterId): FileWriter =>
  [...WRITTEN, ...MACHINES].find((writer) => writer.id === id)!
export const formatById = (id: FormatId): FileFormat => FORMATS.find((format) => format.id === id)!

/** What a file was read as, and what it holds. */
export interface ReadFile extends FileContent {
  readonly format: ReaderId
}

/** The format of a text: by its content, and where that does not decide, by the end of the file's name. */
export function formatOf(text: string, name?: string): FileReader<ReaderId> | undefined {
  const extension = name?.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const named = READERS.find(
    (format) => extension !== undefined && format.extensions.includes(extension),
  )
  if (named?.detect(text)) return named
  return READERS.find((format) => format.detect(text)) ?? named
}

/** Reads a text of any format. An unknown one is a problem; faults inside are in the content. */
export function* readText(
  text: string,
  name?: string,
): Generator<ReadProgress, Result<ReadFile, Problem>, void> {
  if (text.length > MAX_FILE_BYTES)
    return problem(
      'file/too-large',
      t`The text is longer than the limit of ${MAX_FILE_BYTES / 1024 / 1024} MB.`,
    )
  if (text.trim() === '')
    return problem('file/empty', t`There is nothing to read: the text is empty.`)
  const format = formatOf(text, name)
  if (format === undefined)
    return problem(
      'file/unknown',
      t`This is not a format that can be read: PBN ([Deal "…"]), LIN (md|…|), RBN, Kibitzer JSON, a link to a hand viewer or bare hands (N:AK4.Q82.T976.J53 …).`,
      { line: 1, column: 1 },
    )
  const content = yield* format.read(text)
  return ok({ format: format.id, ...content })
}

/** Reads a file: decodes its bytes, then reads the text. */
export function* readBytes(
  bytes: Uint8Array,
  name?: string,
  chosen?: Encoding,
): Generator<ReadProgress, Result<ReadFile & Omit<DecodedText, 'text'>, Problem>, void> {
  const decoded = yield* reporting(decodeBytes(bytes, chosen), () => ({
    done: 0,
    total: bytes.length,
    boards: 0,
  }))
  if (!decoded.ok) return decoded
  const { text, ...letters } = decoded.value
  const read = yield* readText(text, name)
  return read.ok ? ok({ ...read.value, ...letters }) : read
}

/** Writes records in a format, in one go. */
export const writeRecords = (records: readonly FileRecord[], id: FormatId): WrittenFile =>
  finish(formatById(id).write(records))
