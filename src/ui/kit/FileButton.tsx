/** A button that chooses a file, or several at once where `onFiles` is given. */
import { FolderOpen } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from './Button.tsx'

export function FileButton({
  label,
  accept,
  onFile,
  onFiles,
  children,
}: {
  /** Names the file that is wanted. */
  readonly label: string
  /** Endings and media types, with commas between. */
  readonly accept: string
  readonly onFile?: (file: File) => void
  readonly onFiles?: (files: readonly File[]) => void
  readonly children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={onFiles !== undefined}
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          onFiles?.(chosen)
          if (chosen[0]) onFile?.(chosen[0])
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
