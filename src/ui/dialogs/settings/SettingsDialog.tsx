/** The reader's preferences: looks, the table, keys and sound. They apply at once and are kept. */
import type { ReactNode } from 'react'
import { LANGUAGE, LANGUAGES, OFFERED } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { actions, type Prefs } from '#store/index.ts'
import { changeLanguage, ROOT } from '../../ask/language.ts'
import { VERSION } from '../../ask/problem-report.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { Checkbox } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'

/** Settings of one kind. */
const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid cols-fit-60 gap-3.5">
    <h3 className="title col-span-full border-b border-rule pb-1">{title}</h3>
    {children}
  </section>
)

type GroupProps = { readonly prefs: Prefs }

const Looks = ({ prefs }: GroupProps) => (
  <Group title={t`Looks`}>
    {OFFERED.length > 1 && (
      <SegmentedControl
        label={t`Language`}
        hideLabel={false}
        value={LANGUAGE}
        options={OFFERED.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGES[value]}</span>,
        }))}
        onChange={(language) => void changeLanguage(language, 'settings')}
      />
    )}
    <SegmentedControl
      label={t`Theme`}
      hideLabel={false}
      value={prefs.theme}
      options={[
        { value: 'system', label: t`As the system` },
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
      ]}
      onChange={(theme) => actions.setPrefs({ theme })}
    />
    <SegmentedControl
      label={t`Text`}
      hideLabel={false}
      value={prefs.textSize}
      options={[
        { value: 'normal', label: t`Normal` },
        { value: 'large', label: t`Large` },
        { value: 'larger', label: t`Larger` },
      ]}
      onChange={(textSize) => actions.setPrefs({ textSize })}
    />
    <SegmentedControl
      label={t`Suit colours`}
      hideLabel={false}
      value={prefs.deck}
      options={[
        { value: 'four', label: t`Four colours` },
        { value: 'two', label: t`Two colours` },
      ]}
      onChange={(deck) => actions.setPrefs({ deck })}
    />
    <SegmentedControl
      label={t`Suits in hand`}
      hideLabel={false}
      value={prefs.suitOrder}
      options={[
        { value: 'turns', label: '♠ ♥ ♣ ♦', name: t`black and red in turn` },
        { value: 'rank', label: '♠ ♥ ♦ ♣', name: t`by rank` },
      ]}
      onChange={(suitOrder) => actions.setPrefs({ suitOrder })}
    />
    <SegmentedControl
      label={t`The ten on cards`}
      hideLabel={false}
      value={prefs.ten}
      options={[
        { value: '10', label: '10' },
        { value: 'T', label: 'T' },
      ]}
      onChange={(ten) => actions.setPrefs({ ten })}
    />
    <SegmentedControl
      label={t`Hands`}
      hideLabel={false}
      value={prefs.diagrams}
      options={[
        { value: 'auto', label: t`Cards` },
        { value: 'text', label: t`Text diagrams` },
      ]}
      onChange={(diagrams) => actions.setPrefs({ diagrams })}
    />
    <SegmentedControl
      label={t`Movement`}
      hideLabel={false}
      value={prefs.motion}
      options={[
        { value: 'full', label: t`Full` },
        { value: 'quick', label: t`Quick` },
        { value: 'none', label: t`None` },
      ]}
      onChange={(motion) => actions.setPrefs({ motion })}
    />
  </Group>
)

const AtTheTable = ({ prefs }: GroupProps) => (
  <Group title={t`At the table`}>
    <Checkbox
      label={t`All calls at once`}
      hint={t`The bidding box as one grid, not level and then strain.`}
      checked={prefs.bidGrid}
      onChange={(bidGrid) => actions.setPrefs({ bidGrid })}
    />
    <Checkbox
      label={t`Confirm each call`}
      hint={t`The first press chooses, the second makes the call.`}
      checked={prefs.confirmCalls}
      onChange={(confirmCalls) => actions.setPrefs({ confirmCalls })}
    />
    <Checkbox
      label={t`Confirm each card`}
      hint={t`The first press lifts the card, the second plays it.`}
      checked={prefs.confirmCards}
      onChange={(confirmCards) => actions.setPrefs({ confirmCards })}
    />
    <Checkbox
      label={t`Play forced cards`}
      hint={t`Among robots, the only card you may play goes by itself.`}
      checked={prefs.forcedCards}
      onChange={(forcedCards) => actions.setPrefs({ forcedCards })}
    />
    <SegmentedControl
      label={t`Robots think`}
      hideLabel={false}
      value={prefs.robotSpeed}
      options={[
        { value: 'instant', label: t`Quickly` },
        { value: 'normal', label: t`A moment` },
        { value: 'careful', label: t`With care` },
      ]}
      onChange={(robotSpeed) => actions.setPrefs({ robotSpeed })}
    />
  </Group>
)

const KeysAndSound = ({ prefs }: GroupProps) => (
  <Group title={t`Keys and sound`}>
    <Checkbox
      label={t`Single-letter keys`}
      hint={t`p to pass, 1 n to bid, s a to play. Arrows work either way; ? lists them all.`}
      checked={prefs.letterKeys}
      onChange={(letterKeys) => actions.setPrefs({ letterKeys })}
    />
    <Checkbox
      label={t`Sounds`}
      hint={t`A short sound for each call, card and trick.`}
      checked={prefs.sounds}
      onChange={(sounds) => actions.setPrefs({ sounds })}
    />
    <Checkbox
      label={t`Read aloud`}
      hint={t`The browser’s voice says each call and card, and what the reading keys ask for.`}
      checked={prefs.readAloud}
      onChange={(readAloud) => actions.setPrefs({ readAloud })}
    />
    <Checkbox
      label={t`Spoken changes`}
      hint={t`A screen reader also says what each call and card tells of the closed hands.`}
      checked={prefs.spokenNews}
      onChange={(spokenNews) => actions.setPrefs({ spokenNews })}
    />
  </Group>
)

export default function SettingsDialog({ open, onClose }: OpenDialogProps) {
  const prefs = useKibitzer((s) => s.prefs)
  return (
    <Dialog
      title={t`Settings`}
      open={open}
      onClose={onClose}
      footer={<Button variant="primary" onClick={onClose}>{t`Done`}</Button>}
    >
      <div className="settings grid gap-6">
        <Looks prefs={prefs} />
        <AtTheTable prefs={prefs} />
        <KeysAndSound prefs={prefs} />
        <p className="note">
          {t`Version ${VERSION}. Everything stays in this browser.`}{' '}
          <a
            href={`${ROOT}third-party-notices.txt`}
            target="_blank"
            rel="noreferrer"
          >{t`Licences of the parts it is built of`}</a>
        </p>
      </div>
    </Dialog>
  )
}
