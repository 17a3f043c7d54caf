/** The room of the article on lawful bounds: its endings and leads at the table, and where simple ways go wrong. */
import { t } from '#core/text.ts'
import { BRIBIP_AUCTION, OPENINGS_BID } from '#examples/example.ts'
import { ExamplesPanel } from './ExamplesPanel.tsx'
import { RoomHead } from './room/RoomHead.tsx'
import type { RoomProps } from './room/room.ts'
import { Told } from './Told.tsx'

export const BoundsRoom = ({ source }: RoomProps) => (
  <main id="main" tabIndex={-1} className="page">
    <RoomHead source={source} />
    <div className="page-column">
      <ExamplesPanel which={({ group }) => group !== BRIBIP_AUCTION && group !== OPENINGS_BID} />
    </div>
    <div className="page-column">
      <Told
        id="source-said"
        title={t`What it said`}
        facts={[
          t`Each closed hand has a least and a greatest length in every suit. The cards alone force them, as nobody revokes.`,
          t`A card followed, a show-out and dummy each move them, and one suit moves the others: a hand has thirteen cards.`,
          t`What a call or a lead suggests is open, confirmed or impossible, judged anew at each card.`,
          t`Where a reading becomes impossible, a weaker one that the caller may have meant takes its place.`,
          t`The same goes for points, and for single cards that one hand or the other must have.`,
        ]}
      />
      <Told
        id="source-further"
        title={t`Where our figures differ`}
        facts={[
          t`Its way of moving bounds is exact for two closed hands. With three, all suits and hands must be weighed together.`,
          t`It leaves open that a small card is the highest of three headed by an honour. No such holding has it as the highest.`,
          t`A figure that differs stands beside the article’s in the step of the example.`,
        ]}
      />
    </div>
  </main>
)
