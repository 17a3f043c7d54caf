/** *Combinations*: one suit in two hands, the catalogue of them all, a quiz, and several suits together. */
import { useEffect, useMemo } from 'react'
import { useLocation, useRoute } from 'wouter'
import { inQuotes } from '#core/locale.ts'
import { t } from '#core/text.ts'
import { PanelError } from '../../kit/Panel.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { FIRST, type SuitPlace, suitAddress, suitPlaceOf, type Tab } from './address.ts'
import { CataloguePanel } from './CataloguePanel.tsx'
import { DefencePanel } from './DefencePanel.tsx'
import { OneSuit } from './OneSuit.tsx'
import { QuizPanel } from './QuizPanel.tsx'
import { SeveralPanel } from './SeveralPanel.tsx'
import './combinations.css'

/** The address of the last visit, for the way back from another page. */
let last: string | undefined

const TABS: readonly { readonly value: Tab; readonly label: string }[] = [
  { value: 'suit', label: t`One suit` },
  { value: 'several', label: t`Several suits` },
  { value: 'catalogue', label: t`Catalogue` },
  { value: 'defence', label: t`Defence` },
  { value: 'quiz', label: t`Quiz` },
]

export default function CombinationsPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/combinations/*?')
  const rest = params?.['*']
  const { place, unread } = useMemo(
    () => suitPlaceOf(rest === undefined || rest === '' ? last : rest),
    [rest],
  )
  useEffect(() => {
    last = suitAddress(place).replace(/^\/combinations\//, '')
  }, [place])
  const go = (change: Partial<SuitPlace>, how = { replace: true }) =>
    navigate(suitAddress({ ...place, ...change }), how)
  const open = (north: string, south: string, goal: number | undefined) =>
    navigate(suitAddress({ ...FIRST, north, south, goal }))
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page min-[821px]:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.2fr)]"
    >
      <h1 className="sr-only">{t`Combinations`}</h1>
      {unread.length > 0 && (
        <div className="page-across">
          <PanelError
            message={t`The link says ${unread.map(inQuotes).join(', ')}, which this page does not know; the rest was read.`}
          />
        </div>
      )}
      <div className="page-across">
        <SegmentedControl
          label={t`Part of the page`}
          className="page-parts"
          value={place.tab}
          options={TABS}
          onChange={(tab) => go({ tab, find: undefined }, { replace: false })}
        />
      </div>
      {place.tab === 'suit' ? (
        <OneSuit place={place} onPlace={go} />
      ) : (
        <div className="page-across">
          {place.tab === 'several' ? (
            <SeveralPanel find={place.find} onFind={(find) => go({ find })} />
          ) : place.tab === 'catalogue' ? (
            <CataloguePanel find={place.find} onFind={(find) => go({ find })} onOpen={open} />
          ) : place.tab === 'defence' ? (
            <DefencePanel find={place.find} onFind={(find) => go({ find })} />
          ) : (
            <QuizPanel find={place.find} onFind={(find, how) => go({ find }, how)} onOpen={open} />
          )}
        </div>
      )}
    </main>
  )
}
