/** What a student hands back: a name, then a link and its QR code that hold it all, or a file. */
import { useEffect, useRef, useState } from 'react'
import { t } from '#core/text.ts'
import { type HandedIn, packHandedIn, writeHandedIn } from '#store/lessons/handed-in.ts'
import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { TextField } from './Field.tsx'
import { fileNameOf } from './file-name.ts'
import { QrPicture } from './qr/QrPicture.tsx'
import { saveFile } from './save-file.ts'

export function HandBack({
  title,
  made,
}: {
  /** Of what is handed back, for the name of the file. */
  readonly title: string
  /** The result under a student's name. */
  readonly made: (student: string) => HandedIn
}) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const [link, setLink] = useState<string | undefined>(undefined)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (link !== undefined) shown.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [link])
  const isNamed = (): boolean => {
    if (name.trim() !== '') return true
    setFault(t`Type your name, so that your teacher knows whose it is.`)
    return false
  }
  const show = async () => {
    const hash = await packHandedIn(made(name))
    setLink(`${location.origin}${location.pathname}${location.search}${hash}`)
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNamed()) void show()
      }}
    >
      <TextField
        label={t`Your name`}
        hint={t`Your name and what you did here, and nothing else. Nothing is sent until you send it.`}
        maxLength={100}
        value={name}
        error={fault}
        onChange={(event) => {
          setName(event.target.value)
          setFault(undefined)
          setLink(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button submit variant="primary">{t`Link and QR code`}</Button>
        <Button
          onClick={() => {
            if (isNamed())
              saveFile(
                writeHandedIn(made(name)),
                `${fileNameOf(title)}-${fileNameOf(name)}.result.json`,
                'application/json',
              )
          }}
        >{t`Save the result`}</Button>
      </div>
      {link !== undefined && (
        <div ref={shown} className="grid justify-items-start gap-2">
          <p role="status">{t`Send your teacher the link, or show the code to a camera.`}</p>
          <CopyButton text={link}>{t`Copy link`}</CopyButton>
          <QrPicture text={link} label={t`QR code of your result`} />
        </div>
      )}
    </form>
  )
}
