/** The formats of the export dialog. */
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'

export type ExportFormat = JobInput<'export', 'boards'>['format']

export interface ExportFormatInfo {
  readonly id: ExportFormat
  readonly label: string
  /** What it is good for and what it leaves out. */
  readonly hint: string
  readonly extension: string
  readonly mime: string
}

export const EXPORT_FORMATS: readonly ExportFormatInfo[] = [
  {
    id: 'pbn',
    label: 'PBN',
    hint: t`Portable Bridge Notation 2.1: what most bridge programs read.`,
    extension: 'pbn',
    mime: 'text/plain',
  },
  {
    id: 'lin',
    label: 'LIN',
    hint: t`What online tables and their viewers read. It does not say who claimed.`,
    extension: 'lin',
    mime: 'text/plain',
  },
  {
    id: 'link',
    label: t`Viewer link`,
    hint: t`A link to the public hand viewer at bridgebase.com for each board. Opening it leaves this page.`,
    extension: 'txt',
    mime: 'text/plain',
  },
  {
    id: 'json',
    label: 'JSON',
    hint: t`Kibitzer’s own form: everything, easy to read by other programs.`,
    extension: 'json',
    mime: 'application/json',
  },
]

export const infoOf = (id: ExportFormat): ExportFormatInfo =>
  EXPORT_FORMATS.find((format) => format.id === id)!

/** `board-7.pbn`, `8-boards.lin`. */
export const fileName = (count: number, number: number | undefined, extension: string): string =>
  `${count === 1 ? `board${number === undefined ? '' : `-${number}`}` : `${count}-boards`}.${extension}`
