/** A button that chooses a file. */
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'

export function FileButton({
  label,
  accept,
  onFile,
  children,
}: {
  /** Names the file that is wanted. */
  readonly label: string
  /** Endings and media types, with commas between. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
          // So that choosing the same file again is heard.
          event.target.value = ''
        }}
      />
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
