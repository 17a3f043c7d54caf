/** Reads a text or file of boards, in whatever format it is, or of a system: the data of the dialog *Import boards*. */
import { packed } from '#core/packed-records.ts'
import type { Problem } from '#core/result.ts'
import { reporting } from '#core/steps.ts'
import { isSystemText, MOST_SYSTEM_TEXT, type OtherCard, otherCard } from '#core/system-text.ts'
import { t } from '#core/text.ts'
import {
  decodeShare,
  type Encoding,
  type Lost,
  NOTHING_LOST,
  type ReadFile,
  type ReadProgress,
  readBytes,
  readText,
  type ShareState,
  whyTooLarge,
} from '#formats/index.ts'
import { defineJob, type Job } from '../../job.ts'

export interface ImportInput {
  /** The file's name, when it has one: its end helps where the text does not tell the format. */
  readonly name?: string
  /** Either a text that was pasted … */
  readonly text?: string
  /** … or the bytes of a file … */
  readonly bytes?: Uint8Array
  /** How its letters are to be read where the bytes do not tell. */
  readonly encoding?: Encoding
  /** … or only the size of a file that has not been read yet, to learn whether it may be. */
  readonly size?: number
}
export interface ImportProgress {
  readonly bytesRead: number
  readonly total: number
  /** Boards found so far. */
  readonly boards: number
}
export interface ImportOutput {
  /** What it was read as; `undefined` when it could not be read at all (the one problem says why). */
  readonly format: ReadFile['format'] | undefined
  /** How many boards were found. */
  readonly boardCount: number
  /** The boards, in packs (core/packed-records.ts): the page makes records of them one after the other. */
  readonly packs: readonly string[]
  /** What was lost, and how much of it in all, also beyond the list's end. */
  readonly problems: readonly Problem[]
  readonly problemCount: number
  /** What was read leniently and is there. */
  readonly remarks: readonly Problem[]
  readonly remarkCount: number
  /** How many boards, calls and cards of the text were lost. */
  readonly lost: Lost
  /** How the letters of a file were read, and whether that is a guess. */
  readonly encoding?: Encoding
  readonly guessed?: true
  /** The text was one of our share links: where the one board stands and how it is looked at. */
  readonly position?: Omit<ShareState, 'record'>
  /** The agreements and the look that the share link carries, packed as it carries them. */
  readonly agreed?: string
  /** It was the text of a system and no boards; nothing of it has been read. */
  readonly system?: string
  /** It was a system as another program writes it, and no boards; nothing of it has been read. */
  readonly card?: OtherCard
}

/** A text that is nothing but a share link, or the part of one behind the hash. */
const SHARE_LINK =
  /^\s*(?:\S{0,2000}#\/?(?:s\/)?)?(k\d[A-Za-z0-9_-]{8,16000})(?:\/([A-Za-z0-9_-]{0,100000}(?:\/[A-Za-z0-9_-]{1,100000})?))?\s*$/

const NOTHING: ImportOutput = {
  format: undefined,
  boardCount: 0,
  packs: [],
  problems: [],
  problemCount: 0,
  remarks: [],
  remarkCount: 0,
  lost: NOTHING_LOST,
}
const refused = (why: Problem): ImportOutput => ({ ...NOTHING, problems: [why], problemCount: 1 })

function opened(code: string, agreed: string | undefined): ImportOutput {
  const read = decodeShare(code)
  if (!read.ok) return refused(read.error)
  const { record, ...position } = read.value
  return {
    ...NOTHING,
    boardCount: 1,
    packs: [...packed([record])],
    position,
    ...(agreed === undefined ? {} : { agreed }),
  }
}

const BEGINNING = 4096
/** The text of a system, where it is one; files of our own are in UTF-8. */
function systemIn({ text, bytes }: ImportInput): string | undefined {
  const letters = new TextDecoder()
  const begins = text ?? letters.decode(bytes?.subarray(0, BEGINNING))
  if (!isSystemText(begins)) return undefined
  return (text ?? letters.decode(bytes)).replace(/^\uFEFF/, '')
}
/** The card of another program, where it is one. */
function cardIn({ text, bytes, name }: ImportInput): OtherCard | undefined {
  const letters = new TextDecoder()
  const begins = text ?? letters.decode(bytes?.subarray(0, BEGINNING))
  return otherCard(begins, name) && otherCard(text ?? letters.decode(bytes), name)
}
const MOST_KB = MOST_SYSTEM_TEXT / 1024
const ofSystem = (found: Pick<ImportOutput, 'system' | 'card'>): ImportOutput =>
  (found.system ?? found.card?.text ?? '').length > MOST_SYSTEM_TEXT
    ? refused({ code: 'system/long', message: t`The text of a system has at most ${MOST_KB} kB.` })
    : { ...NOTHING, ...found }

/** @see ImportInput */
export const importJob: Job<ImportInput, ImportProgress, ImportOutput> = function* (input) {
  const { name, text, bytes, encoding, size } = input
  const total = bytes?.length ?? text?.length ?? 0
  const large = whyTooLarge(Math.max(total, size ?? 0))
  if (large) return refused(large)
  if (size !== undefined && bytes === undefined && text === undefined) return NOTHING
  const system = systemIn(input)
  if (system !== undefined) return ofSystem({ system })
  const link = text === undefined ? null : SHARE_LINK.exec(text)
  if (link) return opened(link[1]!, link[2])
  const card = cardIn(input)
  if (card !== undefined) return ofSystem({ card })
  const read = yield* reporting(
    bytes === undefined ? readText(text ?? '', name) : readBytes(bytes, name, encoding),
    (told) => progressOf(told, total),
  )
  if (!read.ok) return refused(read.error)
  const { boards, ...told } = read.value
  const packs: string[] = []
  for (const pack of packed(boards)) {
    packs.push(pack)
    yield { bytesRead: total, total, boards: boards.length }
  }
  return { ...told, boardCount: boards.length, packs }
}

/** A reader counts characters; a file is counted in bytes. */
const progressOf = (
  { done, total: length, boards }: ReadProgress,
  total: number,
): ImportProgress => ({
  bytesRead: length === 0 ? 0 : Math.round((done / length) * total),
  total,
  boards,
})

export const job = defineJob({ name: 'import', family: 'table', weight: 'heavy', run: importJob })
declare module '../../registry.ts' {
  interface JobsByName {
    import: typeof importJob
  }
}
