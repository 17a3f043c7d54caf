/** How strong the robots are; applies at once and is kept. */
import { t } from '#core/text.ts'
import { actions, robotLevel } from '#store/index.ts'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import { useKibitzer } from './use-kibitzer.ts'

const HINTS = {
  beginner: t`They bid simply and play by rules of thumb: no plans, and no signal but whether they like your suit.`,
  club: t`They bid by their system and listen to the calls, but plan little.`,
  strong: t`They look ahead in the auction, plan the play and read every card.`,
} as const

export function RobotLevel() {
  const level = useKibitzer(robotLevel)
  return (
    <div className="grid gap-1">
      <SegmentedControl
        label={t`Robots`}
        hideLabel={false}
        value={level}
        options={[
          { value: 'beginner', label: t`Beginners` },
          { value: 'club', label: t`Club players` },
          { value: 'strong', label: t`Strong` },
        ]}
        onChange={actions.setLevel}
      />
      <p className="note">{HINTS[level]}</p>
    </div>
  )
}
