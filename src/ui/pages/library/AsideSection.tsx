/** What could not be read at some visit: to save it as a file, or to bring its boards back. */

import { useEffect, useState } from 'react'
import { dateAndTime } from '#core/locale.ts'
import { t, tAs } from '#core/text.ts'
import { type AsideEntry, actions, setAsideHere } from '#store/index.ts'
import { Button } from '../../kit/Button.tsx'
import { saveAside } from '../../kit/save-aside.ts'

const boardsText = (count: number): string =>
  count === 0 ? 'settings' : count === 1 ? t`one board` : t`${count} boards`

/** What came of bringing something back. */
const outcomeText = (back: number, left: number): string =>
  back === 0
    ? t`Nothing of it can be read.`
    : t`${back === 1 ? t`One board is` : tAs('with a verb')`${back} boards are`} back, behind the others${left === 0 ? '' : t`; ${boardsText(left)} cannot be read`}.`

export function AsideSection() {
  const [entries, setEntries] = useState<readonly AsideEntry[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    void setAsideHere()?.list().then(setEntries)
  }, [])
  if (entries.length === 0) return null
  const bringBack = async (key: string) => {
    const aside = setAsideHere()
    if (aside === undefined) return
    const { back, left } = await aside.bringBack(key)
    setSaid(outcomeText(back, left))
    actions.announce(outcomeText(back, left))
    setEntries(await aside.list())
  }
  return (
    <section aria-labelledby="set-aside" className="grid gap-2">
      <h3 id="set-aside" className="font-semibold">{t`Set aside`}</h3>
      <p className="note">{t`What could not be read when the page opened, and tables that another tab had saved. The last ten are kept.`}</p>
      <ul className="grid gap-2">
        {entries.map(({ key, at, boards }) => {
          const name = `${boardsText(boards)}, ${dateAndTime(new Date(at))}`
          return (
            <li key={key} aria-label={name} className="flex flex-wrap items-center gap-2">
              <span className="grow">{name}</span>
              {boards > 0 && <Button onClick={() => void bringBack(key)}>{t`Bring back`}</Button>}
              <Button
                onClick={() => void setAsideHere()?.text(key).then(saveAside)}
              >{t`Save as a file`}</Button>
            </li>
          )
        })}
      </ul>
      <p className="note">{said}</p>
    </section>
  )
}
