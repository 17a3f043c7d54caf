/** The reader's preferences: looks, the table, keys and sound. They apply at once and are kept. */
import type { ReactNode } from 'react'
import { LANGUAGE, LANGUAGES, OFFERED } from '#core/locale.ts'
import { actions, type Prefs } from '#store/index.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Checkbox } from '../parts/Field.tsx'
import { SegmentedControl } from '../parts/SegmentedControl.tsx'
import type { OpenDialogProps } from './dialogs.ts'
import { changeLanguage } from './language.ts'
import { VERSION } from './problem-report.ts'
import { useKibitzer } from './use-kibitzer.ts'

/** Settings of one kind. */
const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid cols-fit-60 gap-3.5">
    <h3 className="title col-span-full border-b border-rule pb-1">{title}</h3>
    {children}
  </section>
)

type GroupProps = { readonly prefs: Prefs }

const Looks = ({ prefs }: GroupProps) => (
  <Group title="Looks">
    {OFFERED.length > 1 && (
      <SegmentedControl
        label="Language"
        hideLabel={false}
        value={LANGUAGE}
        options={OFFERED.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGES[value]}</span>,
        }))}
        onChange={(language) => void changeLanguage(language)}
      />
    )}
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
      label="Text"
      hideLabel={false}
      value={prefs.textSize}
      options={[
        { value: 'normal', label: 'Normal' },
        { value: 'large', label: 'Large' },
        { value: 'larger', label: 'Larger' },
      ]}
      onChange={(textSize) => actions.setPrefs({ textSize })}
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
      label="Suits in hand"
      hideLabel={false}
      value={prefs.suitOrder}
      options={[
        { value: 'turns', label: '♠ ♥ ♣ ♦', name: 'black and red in turn' },
        { value: 'rank', label: '♠ ♥ ♦ ♣', name: 'by rank' },
      ]}
      onChange={(suitOrder) => actions.setPrefs({ suitOrder })}
    />
    <SegmentedControl
      label="The ten on cards"
      hideLabel={false}
      value={prefs.ten}
      options={[
        { value: '10', label: '10' },
        { value: 'T', label: 'T' },
      ]}
      onChange={(ten) => actions.setPrefs({ ten })}
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
    <SegmentedControl
      label="Movement"
      hideLabel={false}
      value={prefs.motion}
      options={[
        { value: 'full', label: 'Full' },
        { value: 'quick', label: 'Quick' },
        { value: 'none', label: 'None' },
      ]}
      onChange={(motion) => actions.setPrefs({ motion })}
    />
  </Group>
)

const AtTheTable = ({ prefs }: GroupProps) => (
  <Group title="At the table">
    <Checkbox
      label="All calls at once"
      hint="The bidding box as one grid, not level and then strain."
      checked={prefs.bidGrid}
      onChange={(bidGrid) => actions.setPrefs({ bidGrid })}
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
    <Checkbox
      label="Play forced cards"
      hint="Among robots, the only card you may play goes by itself."
      checked={prefs.forcedCards}
      onChange={(forcedCards) => actions.setPrefs({ forcedCards })}
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
  </Group>
)

const KeysAndSound = ({ prefs }: GroupProps) => (
  <Group title="Keys and sound">
    <Checkbox
      label="Single-letter keys"
      hint="p to pass, 1 n to bid, s a to play. Arrows work either way; ? lists them all."
      checked={prefs.letterKeys}
      onChange={(letterKeys) => actions.setPrefs({ letterKeys })}
    />
    <Checkbox
      label="Sounds"
      hint="A short sound for each call, card and trick."
      checked={prefs.sounds}
      onChange={(sounds) => actions.setPrefs({ sounds })}
    />
    <Checkbox
      label="Spoken changes"
      hint="A screen reader also says what each call and card tells of the closed hands."
      checked={prefs.spokenNews}
      onChange={(spokenNews) => actions.setPrefs({ spokenNews })}
    />
  </Group>
)

export default function SettingsDialog({ open, onClose }: OpenDialogProps) {
  const prefs = useKibitzer((s) => s.prefs)
  return (
    <Dialog
      title="Settings"
      open={open}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="settings grid gap-6">
        <Looks prefs={prefs} />
        <AtTheTable prefs={prefs} />
        <KeysAndSound prefs={prefs} />
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
