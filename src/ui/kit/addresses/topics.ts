/** The parts of the bidding, as a book names its chapters. */
import { t } from '#core/text.ts'
import type { JobOutput } from '#engine/protocol.ts'

export type BookRule = Extract<
  JobOutput<'book', 'rules'>,
  { readonly ok: true }
>['value']['rules'][number]
export type Topic = BookRule['topic']

/** In the order of the book. */
export const TOPIC_TITLES: Readonly<Record<Topic, string>> = {
  openings: t`Openings`,
  responses: t`Responses`,
  opener: t`Opener’s next calls`,
  responder: t`Responder’s next calls`,
  notrump: t`After 1NT and 2NT`,
  strong: t`After a strong opening`,
  weak: t`After a weak opening`,
  slam: t`Slams`,
  contested: t`They come in`,
  defence: t`They open`,
}
export const TOPICS = Object.keys(TOPIC_TITLES) as readonly Topic[]
