/** The reader's preferences: looks, keys, confirmations. They apply at once and are kept. */
import { actions } from '#store/index.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Checkbox } from '../parts/Field.tsx'
import { SegmentedControl } from '../parts/SegmentedControl.tsx'
import type { OpenDialogProps } from './dialogs.ts'
import { VERSION } from './problem-report.ts'
import { useKibitzer } from './use-kibitzer.ts'

export default function SettingsDialog({ open, onClose }: OpenDialogProps) {
  const prefs = useKibitzer((s) => s.prefs)
  return (
    <Dialog
      title="Settings"
      open={open}
      onClose={onClose}
      width="narrow"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="settings grid gap-3.5">
        <SegmentedControl
          label="Theme"
          hideLabel={false}
          value={prefs.theme}
          options={[
            { value: 'system', label: 'As the system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(theme) => actions.setPrefs({ theme })}
        />
        <SegmentedControl
          label="Suit colours"
          hideLabel={false}
          value={prefs.deck}
          options={[
            { value: 'four', label: 'Four colours' },
            { value: 'two', label: 'Two colours' },
          ]}
          onChange={(deck) => actions.setPrefs({ deck })}
        />
        <SegmentedControl
          label="Hands"
          hideLabel={false}
          value={prefs.diagrams}
          options={[
            { value: 'auto', label: 'Cards' },
            { value: 'text', label: 'Text diagrams' },
          ]}
          onChange={(diagrams) => actions.setPrefs({ diagrams })}
        />
        <Checkbox
          label="All calls at once"
          hint="The bidding box as one grid, not level and then strain."
          checked={prefs.bidGrid}
          onChange={(bidGrid) => actions.setPrefs({ bidGrid })}
        />
        <Checkbox
          label="Single-letter keys"
          hint="p to pass, 1 n to bid, s a to play. Arrows work either way."
          checked={prefs.letterKeys}
          onChange={(letterKeys) => actions.setPrefs({ letterKeys })}
        />
        <Checkbox
          label="Confirm each call"
          hint="The first press chooses, the second makes the call."
          checked={prefs.confirmCalls}
          onChange={(confirmCalls) => actions.setPrefs({ confirmCalls })}
        />
        <Checkbox
          label="Confirm each card"
          hint="The first press lifts the card, the second plays it."
          checked={prefs.confirmCards}
          onChange={(confirmCards) => actions.setPrefs({ confirmCards })}
        />
        <SegmentedControl
          label="Robots think"
          hideLabel={false}
          value={prefs.robotSpeed}
          options={[
            { value: 'instant', label: 'Quickly' },
            { value: 'normal', label: 'A moment' },
            { value: 'careful', label: 'With care' },
          ]}
          onChange={(robotSpeed) => actions.setPrefs({ robotSpeed })}
        />
        <Checkbox
          label="Play forced cards"
          hint="Among robots, the only card you may play goes by itself."
          checked={prefs.forcedCards}
          onChange={(forcedCards) => actions.setPrefs({ forcedCards })}
        />
        <p className="note">
          Version {VERSION}. Everything stays in this browser.{' '}
          <a href="./third-party-notices.txt" target="_blank" rel="noreferrer">
            Licences of the parts it is built of
          </a>
        </p>
      </div>
    </Dialog>
  )
}
