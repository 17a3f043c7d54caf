/** SHA-256 in hexadecimal, by the paths of files. */
export type Digests = Readonly<Record<string, string>>

/** What the service worker is told of the release whose files it keeps. Paths are relative to its folder. */
export interface Release {
  /** The version: 16 hexadecimal digits that follow from every file. */
  readonly build: string
  /** Kept from the first visit on. */
  readonly files: Digests
  /** Groups that only some visitors want, each kept from its first use on: languages by their folders, large files. */
  readonly later: Readonly<Record<string, Digests>>
  /** What every answer carries, whatever headers the host sends. */
  readonly headers: Readonly<Record<string, string>>
  /** The types of files by the ends of their names. */
  readonly types: Readonly<Record<string, string>>
}
