/** The parts of the bidding, as a book names its chapters. */
import type { JobOutput } from '#engine/protocol.ts'

export type BookRule = Extract<
  JobOutput<'book-rules'>,
  { readonly ok: true }
>['value']['rules'][number]
export type Topic = BookRule['topic']

/** In the order of the book. */
export const TOPIC_TITLES: Readonly<Record<Topic, string>> = {
  openings: 'Openings',
  responses: 'Responses',
  opener: 'Opener’s next calls',
  responder: 'Responder’s next calls',
  notrump: 'After 1NT and 2NT',
  strong: 'After a strong opening',
  weak: 'After a weak opening',
  slam: 'Slams',
  contested: 'They come in',
  defence: 'They open',
}
export const TOPICS = Object.keys(TOPIC_TITLES) as readonly Topic[]
