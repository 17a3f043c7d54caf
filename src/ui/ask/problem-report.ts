/** The text of a problem report: version, seed, position, and what was thrown. */
import { currentBoard, cursor, lineKey, placeSentence, position, store } from '#store/index.ts'

export const VERSION: string = import.meta.env['VITE_APP_VERSION'] ?? 'development'

/** Never throws: a report that cannot read the table still tells the error. */
export function problemReport(where: string, error: Error): string {
  const lines = [
    'Kibitzer problem report',
    `version: ${VERSION}`,
    `where: ${where}`,
    `error: ${error.name}: ${error.message}`,
  ]
  try {
    const state = store.getState()
    const board = currentBoard(state)
    lines.push(
      `seed: ${board.seed ?? 'none (loaded or edited board)'}`,
      `board: ${board.source.board.number ?? 'no number'}`,
      `cursor: ${cursor(state)} (${placeSentence(position(state))})`,
      `position: ${lineKey(state)}`,
    )
  } catch (fault) {
    lines.push(`position: could not be read (${String(fault)})`)
  }
  lines.push(`browser: ${navigator.userAgent}`, `stack: ${error.stack ?? 'none'}`)
  return lines.join('\n')
}
