/** A lesson that is made: tried, saved as a file, sent as a link; or what it still lacks. */
import { Download, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Problem, Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { readLesson, writeLesson } from '#lessons/lesson-file.ts'
import { lessonHash, packLesson } from '#store/lessons/lesson-link.ts'
import { forgetAttempt, keepLesson, setDraft } from '#store/lessons/lessons.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { TextField } from '../../kit/Field.tsx'
import { fileNameOf } from '../../kit/file-name.ts'
import { Panel } from '../../kit/Panel.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { lessonAddress } from './address.ts'

export function SendLesson({ draft }: { readonly draft: Lesson }) {
  const [, navigate] = useLocation()
  const text = writeLesson(draft)
  const read = readLesson(text)
  const [link, setLink] = useState<{
    readonly of: string
    readonly made: Result<string, Problem>
  }>()
  const sound = read.ok ? text : undefined
  useEffect(() => {
    if (sound === undefined) return
    let here = true
    const lesson = readLesson(sound)
    if (lesson.ok)
      void packLesson(lesson.value).then((made) => {
        if (here) setLink({ of: sound, made })
      })
    return () => {
      here = false
    }
  }, [sound])
  const made = link?.of === sound ? link?.made : undefined
  const address = made?.ok
    ? `${location.origin}${location.pathname}${location.search}${lessonHash(made.value)}`
    : undefined
  return (
    <Panel id="send-lesson" title={t`Try it, send it`}>
      {read.ok ? (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={Play}
              onClick={() => {
                const key = keepLesson(read.value, Date.now())
                forgetAttempt(key)
                navigate(lessonAddress(key))
              }}
            >{t`Try the lesson`}</Button>
            <Button
              icon={Download}
              onClick={() =>
                saveFile(text, `${fileNameOf(draft.title)}.lesson.json`, 'application/json')
              }
            >{t`Save as a file`}</Button>
          </div>
          {address !== undefined && (
            <>
              <TextField
                label={t`Link`}
                hint={t`The whole lesson is in the link; nothing is sent anywhere.`}
                value={address}
                readOnly
                onFocus={(event) => event.target.select()}
              />
              <div>
                <CopyButton text={address}>{t`Copy link`}</CopyButton>
              </div>
            </>
          )}
          {made?.ok === false && <p className="field-error">{made.error.message}</p>}
          <div>
            <Button
              variant="quiet"
              onClick={() => setDraft(undefined)}
            >{t`Begin another lesson`}</Button>
          </div>
        </div>
      ) : (
        <>
          <p>{t`Before it can be tried or sent:`}</p>
          <ul className="list-disc ps-5">
            {read.error.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
