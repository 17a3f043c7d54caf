/**
 * Takes a file or link dropped anywhere on the page, or handed over by the system. Mounted once; draws only while
 * one is dragged over.
 */
import { useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { useDialogs } from '../kit/dialogs.ts'
import { carriesBoards, droppedOf, offerDropped } from '../kit/dropped.ts'
import { takeHandedOver } from './handed-over.ts'

export function PageDrop() {
  const { show } = useDialogs()
  const [over, setOver] = useState(false)
  useEffect(() => takeHandedOver(() => show('import')), [show])
  useEffect(() => {
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!carriesBoards(event.dataTransfer)) return
      depth += 1
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!carriesBoards(event.dataTransfer)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const move = (event: DragEvent) => {
      // Without this the browser would leave the page and open the file.
      if (carriesBoards(event.dataTransfer)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      depth = 0
      setOver(false)
      if (!carriesBoards(event.dataTransfer)) return
      event.preventDefault()
      const dropped = droppedOf(event.dataTransfer)
      if (dropped === undefined) return
      offerDropped(dropped)
      show('import')
    }
    addEventListener('dragenter', enter)
    addEventListener('dragleave', leave)
    addEventListener('dragover', move)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragenter', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('dragover', move)
      removeEventListener('drop', drop)
    }
  }, [show])
  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-2 z-50 grid place-content-center rounded-panel border-2 border-dashed border-accent bg-panel/80 text-title">{t`Drop to import`}</div>
  )
}
