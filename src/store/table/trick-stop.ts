import { activeLine, type LineTree, linePlaceOf } from './lines.ts'

/** Where a step by a trick ends: the edges of tricks, the end of the auction and its rounds. */
export function trickStop(tree: LineTree, direction: 1 | -1): number {
  const { events } = activeLine(tree)
  const calls = events.findIndex((event) => event.kind !== 'call')
  const auctionEnd = calls < 0 ? events.length : calls
  const isStop = (at: number): boolean =>
    at <= 0 ||
    at >= events.length ||
    at === auctionEnd ||
    (at > auctionEnd ? (at - auctionEnd) % 4 === 0 : at % 4 === 0)
  let at = linePlaceOf(tree).cursor + direction
  while (!isStop(at)) at += direction
  return at
}
