/** *Challenge*: boards you have played, sent with your result sealed; and such boards from others. */
import { useRoute } from 'wouter'
import { t } from '#core/text.ts'
import { MakeChallenge } from './MakeChallenge.tsx'
import { OpenChallenge } from './OpenChallenge.tsx'

export default function ChallengePage() {
  const [, params] = useRoute('/challenge/*?')
  const code = params?.['*'] ?? ''
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-200 px-3 py-4 outline-none sm:px-4"
    >
      <h1 className="mb-3 font-serif text-title font-semibold">{t`Challenge`}</h1>
      {code === '' ? <MakeChallenge /> : <OpenChallenge key={code} code={code} />}
    </main>
  )
}
