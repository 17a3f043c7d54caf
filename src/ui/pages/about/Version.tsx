/** Which version this is, and whether the files that are kept of it are what was released. */
import { useEffect, useState } from 'react'
import { t } from '#core/text.ts'
import { BUILD, verifyKept } from '../../ask/kept-files.ts'
import { VERSION } from '../../ask/problem-report.ts'

function said(found: VerifiedFiles | 'none' | undefined): string {
  if (found === undefined) return t`Checking the files that are kept here …`
  if (found === 'none') return t`This browser keeps no files of it yet.`
  if (found.wrong.length > 0)
    return t`Not what was released, and taken out: ${found.wrong.join(', ')}. Load the page again with a network: it is fetched and checked anew.`
  return t`All ${found.count} files verified: each is what was released.`
}

export function Version() {
  const [found, setFound] = useState<VerifiedFiles | 'none' | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void verifyKept().then((files) => {
      if (!gone) setFound(files ?? 'none')
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <>
      <p>{BUILD === undefined ? t`Version ${VERSION}.` : t`Version ${VERSION}, build ${BUILD}.`}</p>
      <p role="status">{said(found)}</p>
    </>
  )
}
