/** Lines as they are meant: comments aside, lines that go on joined, and what stands further in below each. */

import type { Comments, LineRange } from '../document.ts'
import { GOES_ON } from '../print/layout.ts'
import type { Stretch } from './problem.ts'

export interface Line {
  readonly indent: number
  readonly text: string
  readonly range: LineRange
  /** The comments above it, and in it. */
  readonly comments: Comments
  /** Where a place of its text stands in the file. */
  readonly stretch: (at: number, length: number) => Stretch
}
/** A line with those that stand further in below it. */
export interface Block {
  readonly line: Line
  readonly inner: readonly Block[]
}
export interface Lines {
  readonly blocks: readonly Block[]
  /** Comments below the last line. */
  readonly end: Comments
}

const isComment = (text: string): boolean =>
  text.startsWith('--') || text.startsWith('—') || text.startsWith('//')
/** Lines that end in a colon because more stands below them, not because they go on. */
const isHeading = (text: string): boolean => /^(when|after|change|before)(?!\w)/i.test(text)

interface Piece {
  readonly at: number
  readonly line: number
  readonly column: number
  readonly length: number
}
interface Growing {
  readonly indent: number
  text: string
  readonly pieces: Piece[]
  readonly comments: string[]
}
const finished = ({ indent, text, pieces, comments }: Growing): Line => ({
  indent,
  text,
  comments,
  range: { from: pieces[0]!.line, to: pieces.at(-1)!.line },
  stretch: (at, length) => {
    const piece = pieces.findLast((one) => one.at <= at) ?? pieces[0]!
    const into = at - piece.at
    // What reaches into the next line is shown to the end of this one.
    const room = Math.max(piece.length - into, 1)
    return { line: piece.line, column: piece.column + into, length: Math.min(length, room) }
  },
})
const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const top: Block[] = []
  const open: { readonly line: Line; readonly inner: Block[] }[] = []
  for (const line of lines) {
    while (open.length > 0 && open.at(-1)!.line.indent >= line.indent) open.pop()
    const block = { line, inner: [] }
    ;(open.at(-1)?.inner ?? top).push(block)
    open.push(block)
  }
  return top
}

export function linesOf(text: string): Lines {
  const lines: Growing[] = []
  let comments: string[] = []
  for (const [i, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const written = whole.trim()
    if (written === '') continue
    if (isComment(written)) {
      comments.push(written)
      continue
    }
    const before = whole.length - whole.trimStart().length
    const space = whole.slice(0, before)
    const indent = space.includes('\t') ? space.replace(/\t/g, '  ').length : before
    const last = lines.at(-1)
    const goesOn =
      last !== undefined &&
      indent > last.indent &&
      GOES_ON.test(last.text) &&
      !(last.text.endsWith(':') && isHeading(last.text))
    const piece = { line: i + 1, column: before + 1, length: written.length }
    if (goesOn) {
      last.pieces.push({ ...piece, at: last.text.length + 1 })
      last.text += ` ${written}`
      last.comments.push(...comments)
    } else lines.push({ indent, text: written, pieces: [{ ...piece, at: 0 }], comments })
    comments = []
  }
  return { blocks: blocksOf(lines.map(finished)), end: comments }
}
