/** How much room there is on this device, and whether the browser promises to keep what is here. */
import { useCallback, useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { keptHere } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { AsideSection } from './AsideSection.tsx'
import { type Device, deviceSentences } from './device-words.ts'

async function look(): Promise<Device> {
  const { storage } = navigator as Partial<Navigator>
  const room = await storage?.estimate().catch(() => undefined)
  return {
    stored: keptHere()?.storage() !== undefined,
    keeps: keptHere()?.keeps() ?? false,
    used: room?.usage,
    quota: room?.quota,
    promised: await storage?.persisted().catch(() => undefined),
  }
}

export function DevicePanel() {
  const [device, setDevice] = useState<Device | undefined>(undefined)
  const [asked, setAsked] = useState(false)
  const again = useCallback(async () => setDevice(await look()), [])
  useEffect(() => {
    void again()
  }, [again])
  if (device === undefined) return null
  const ask = async () => {
    // What it answers is looked up, not believed.
    await navigator.storage.persist().catch(() => false)
    setAsked(true)
    await again()
  }
  return (
    <Panel id="library-device" title={t`This device`}>
      <div className="grid gap-2">
        {deviceSentences(device, asked).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {device.stored && device.promised === false && !asked && (
          <div>
            <Button onClick={() => void ask()}>{t`Ask the browser to keep it`}</Button>
          </div>
        )}
        <AsideSection />
      </div>
    </Panel>
  )
}
