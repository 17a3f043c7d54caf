/** A text of a system, to be edited or only read, as it is when it is first drawn; what can be done with it is told to the page once it is open. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { JobOutput } from '#engine/protocol.ts'
import { type OpenText, openText } from './editor.ts'

export interface TextEditorProps {
  /** Read when it is first drawn; from then on the editor has it, and its history. */
  readonly text: string
  readonly label: string
  readonly readOnly: boolean
  readonly words: () => Promise<JobOutput<'system-text', 'words'>>
  readonly onText: (text: string) => void
  readonly onLine: (line: number) => void
  /** Told once it is open, and `undefined` when it is closed. */
  readonly onOpen: (open: OpenText | undefined) => void
}

export default function TextEditor(props: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(
    (at: HTMLElement): OpenText =>
      openText({
        host: at,
        text: props.text,
        label: props.label,
        ...(props.readOnly ? {} : { onText: (text: string) => told(text) }),
        onLine: (line) => lineTold(line),
        words: props.words,
      }),
  )
  const told = useEffectEvent((text: string) => props.onText(text))
  const lineTold = useEffectEvent((line: number) => props.onLine(line))
  const opened = useEffectEvent((text: OpenText | undefined) => props.onOpen(text))
  useEffect(() => {
    const at = host.current
    if (at === null) return undefined
    // The page’s keys are not for whoever writes; what is pressed in the text stays in it.
    const stay = (event: KeyboardEvent): void => event.stopPropagation()
    at.addEventListener('keydown', stay)
    const text = open(at)
    opened(text)
    return () => {
      at.removeEventListener('keydown', stay)
      text.close()
      opened(undefined)
    }
  }, [])
  return <div ref={host} className="h-full min-h-0" />
}
