/** The room of BRIBIP: its worked auction, its asking hand, its review at dummy, and how its fact base works. */
import { t } from '#core/text.ts'
import { BRIBIP_AUCTION } from '#examples/example.ts'
import { ExamplesPanel } from './ExamplesPanel.tsx'
import { RoomHead } from './room/RoomHead.tsx'
import type { RoomProps } from './room/room.ts'
import { Told } from './Told.tsx'

export const BribipRoom = ({ source }: RoomProps) => (
  <main id="main" tabIndex={-1} className="page">
    <RoomHead source={source} />
    <div className="page-column">
      <ExamplesPanel which={({ group }) => group === BRIBIP_AUCTION} />
    </div>
    <div className="page-column">
      <Told
        id="source-said"
        title={t`What it said`}
        facts={[
          t`A player keeps two bases of facts: what is known of the others, and what has been shown to them.`,
          t`Four routines share the work: one chooses the call, and one reads each of the other three players.`,
          t`A call that was expected is not analysed; a surprise is.`,
          t`A fact can trigger others: suits that both have bid are trumps, and partner’s points set the safe level.`,
          t`A control shown where the ace lies elsewhere is a void.`,
          t`A message overrides what is usual: after an asking bid the answer is read as one.`,
          t`When dummy comes down the facts are held against it, and the plan is made anew.`,
        ]}
      />
      <Told
        id="source-further"
        title={t`Where this goes further`}
        facts={[
          t`BRIBIP drew nothing from calls that were not made. Here 1♠ over 1♣ also tells of at most three clubs, and of no longer suit that was cheaper.`,
          t`The diagrams of the worked auction are lost: the three deals are ours, and fit all that the text says.`,
          t`The fact base stands at the table beside the steps of an example, and goes on through the play: cards, shown voids and points add facts, and the plan is followed.`,
        ]}
      />
    </div>
  </main>
)
