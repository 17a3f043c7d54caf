/** What the last event that is shown did, in words. */
import { activeLine } from './lines.ts'
import { actorOf } from './readings.ts'
import { eventSentence } from './sentences.ts'
import { positionOf, type TableBoard, treeOf } from './table.ts'

/** `undefined` before the first event. */
export function lastDone(board: TableBoard): string | undefined {
  const tree = treeOf(board)
  const event = activeLine(tree).events[tree.cursor - 1]
  if (event === undefined) return undefined
  return eventSentence(event, actorOf(positionOf(board, tree.cursor - 1), event), positionOf(board))
}
