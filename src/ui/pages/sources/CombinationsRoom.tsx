/** The room of the article on card combinations: each of its suits, a press from every plan and every layout. */
import { Link } from 'wouter'
import { t } from '#core/text.ts'
import { Panel } from '../../kit/Panel.tsx'
import { RoomHead } from './room/RoomHead.tsx'
import type { RoomProps } from './room/room.ts'
import { Told } from './Told.tsx'

interface ArticleSuit {
  readonly section: string
  readonly north: string
  readonly south: string
  /** What follows the two hands in the address. */
  readonly more?: string
  readonly about: string
}
const SUITS_OF_IT: readonly ArticleSuit[] = [
  {
    section: 'II–IV, IX',
    north: 'AQJTxxx',
    south: 'xxxx',
    more: '/goal.7',
    about: t`Three plans for all seven tricks: cover the nine, win the ace over it, or cash the ace.`,
  },
  {
    section: 'IX',
    north: 'AQJTxxx',
    south: 'xxxx',
    more: '/want.5-east',
    about: t`Five winners without East on lead.`,
  },
  {
    section: 'V',
    north: 'AJTxx',
    south: 'xxx',
    about: t`A suit that goes on trick by trick, each trick leaving a smaller one.`,
  },
  {
    section: 'VI',
    north: 'AQxx',
    south: 'xx',
    about: t`What is left after one trick, with the gaps between the ranks closed.`,
  },
  {
    section: 'VII',
    north: 'AK',
    south: 'Txx',
    about: t`Two honours and the ten: no winner comes at once, one comes later.`,
  },
  {
    section: 'X',
    north: 'Qxx',
    south: 'AJ9',
    more: '/tab.defence',
    about: t`The same catalogue asked from the other side: three tricks for the defence.`,
  },
]

export const CombinationsRoom = ({ source }: RoomProps) => (
  <main id="main" tabIndex={-1} className="page">
    <RoomHead source={source} />
    <div className="page-column">
      <Panel
        id="source-suits"
        title={t`Its suits`}
        lead={t`Each opens with every plan, and every layout of the hidden cards stepped through.`}
      >
        <ul>
          {SUITS_OF_IT.map(({ section, north, south, more = '', about }) => (
            <li key={section + more} className="border-b border-rule">
              <Link
                href={`/combinations/${north}/${south}${more}`}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 p-2 text-ink no-underline hover:bg-inset"
              >
                <b className="tabular-nums">{t`${north} opposite ${south}`}</b>
                <span className="note">{section}</span>
                <span className="col-span-full text-ink-2">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
    <div className="page-column">
      <Told
        id="source-said"
        title={t`What it said`}
        facts={[
          t`A suit is a question of its own: which cards are led, and what becomes of each layout of the hidden ones.`,
          t`A scenario says who wins the trick, how many winners are ready at once, and how many come later.`,
          t`Layouts that differ only by ranks already gone are one: the ranks that are left close up.`,
          t`What nobody need look up is left out, as where one side has a single card.`,
          t`The same catalogue serves the defence.`,
        ]}
      />
      <Told
        id="source-further"
        title={t`What was found`}
        facts={[
          source.found,
          t`Every plan is counted over all lies, weighed by how often each occurs, and set beside the others.`,
        ]}
      />
    </div>
  </main>
)
