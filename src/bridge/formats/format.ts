/**
 * The contract of a file format: recognise it, read it, write it. Readers are generators that hand
 * back control often, so that a large file loads with progress and can be stopped; they recover per
 * board and never throw. To add a format: a folder with a `FileFormat`, and its place in index.ts.
 */
import type { BoardRecord } from '#core/record.ts'
import type { Problem } from '#core/result.ts'
import type { Makeable } from '#core/trick-table.ts'

/** A tag of a PBN game that the record has no place for, kept so that it can be written back. */
export interface KeptTag {
  readonly name: string
  readonly value: string
  /** The rows of a table, as they stood. */
  readonly rows?: readonly string[]
}

/** A mark on a call or card (a `$n`, a `!?` suffix, a comment, a card's note), by its place from 0. */
export interface KeptMark {
  readonly at: number
  readonly text: string
}

/** A section of a PBN game that holds what a lawful record cannot (irregularities). */
export interface KeptSection {
  /** The seat letter of the section's first column. */
  readonly first: string
  readonly lines: readonly string[]
  /** How many calls or cards the record took from it; with another number it is out of date. */
  readonly read: number
}

/** What a PBN game says beyond the record. */
export interface KeptPbn {
  readonly kind: 'pbn'
  /** `%` lines that stood before the first game of the file. */
  readonly header?: readonly string[]
  /** Further tags, in the order of the letters. */
  readonly tags: readonly KeptTag[]
  /** Comments of the game that stand outside the sections. */
  readonly comments?: readonly string[]
  readonly callMarks?: readonly KeptMark[]
  readonly cardMarks?: readonly KeptMark[]
  readonly auction?: KeptSection
  readonly play?: KeptSection
}

/** What a LIN board says beyond the record: pairs, with the number of calls and cards before each (-1: before the hands). */
export interface KeptLin {
  readonly kind: 'lin'
  readonly pairs: readonly { readonly at: number; readonly key: string; readonly value: string }[]
}

/** A record with what its file said beyond it. A plain `BoardRecord` is one that came from no file. */
export interface FileRecord extends BoardRecord {
  readonly kept?: KeptPbn | KeptLin
  /** What every contract makes, to be written along by formats that say it. */
  readonly makeable?: Makeable
}

/** How far a reader has come. */
export interface ReadProgress {
  /** Characters read so far. */
  readonly done: number
  /** Characters in all. */
  readonly total: number
  /** Boards found so far. */
  readonly boards: number
}

/** What a text has and what is read of it has not. */
export interface Lost {
  /** Whole boards. */
  readonly boards: number
  /** Calls of boards that were read. */
  readonly calls: number
  /** Cards played on boards that were read. */
  readonly cards: number
}
export const NOTHING_LOST: Lost = { boards: 0, calls: 0, cards: 0 }

/** What a reader found. Problems say what was lost; remarks what was taken leniently and is there. */
export interface FileContent {
  readonly boards: readonly FileRecord[]
  /** Faults of the text, in the order of the lines, at most `MAX_PROBLEMS`. */
  readonly problems: readonly Problem[]
  /** How many faults there were in all. */
  readonly problemCount: number
  /** Things that were taken leniently, in the order of the lines, at most `MAX_PROBLEMS`. */
  readonly remarks: readonly Problem[]
  /** How many of them there were in all. */
  readonly remarkCount: number
  readonly lost: Lost
}

/** The parts of a board that a format may be unable to carry. */
export const LOSSES = [
  'board',
  'hand',
  'contract',
  'result',
  'claimer',
  'event',
  'room',
  'names',
  'notes',
  'length',
  'beyond',
] as const
export type LossKind = (typeof LOSSES)[number]

/** One thing that a written file does not say, or says otherwise. */
export interface Loss extends Problem {
  readonly kind: LossKind
  /** The board's place in the list that was written, from 0. */
  readonly board: number
}

/** What a writer made. */
export interface WrittenFile {
  readonly text: string
  /** What the format could not carry, if anything. */
  readonly losses: readonly Loss[]
}

export interface FileReader<Id extends string = string> {
  readonly id: Id
  /** Ends of file names, without the dot; empty when there are none. */
  readonly extensions: readonly string[]
  /** True when the text looks like this format. */
  readonly detect: (text: string) => boolean
  /** Reads the text; yields its progress at least every 64 KB. */
  readonly read: (text: string) => Generator<ReadProgress, FileContent, void>
}
/** A file that is only written. */
export interface FileWriter<Id extends string = string> {
  readonly id: Id
  /** Writes a file of these records; yields now and then how many are done. */
  readonly write: (records: readonly FileRecord[]) => Generator<number, WrittenFile, void>
}

/** Writers give back control after this many records. */
export const WRITE_STEP = 32
export interface FileFormat<Id extends string = string> extends FileReader<Id>, FileWriter<Id> {
  readonly id: Id
}
