/** A button that chooses several files at once. */
import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { t } from '#core/text.ts'
import { Button } from '../../kit/Button.tsx'

export function ResultFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,application/json"
        aria-label={t`Result files`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>{t`Open files`}</Button>
    </>
  )
}
