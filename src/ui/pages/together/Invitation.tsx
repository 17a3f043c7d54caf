/** How others come in: the link, and a picture of it for a camera. */
import { t } from '#core/text.ts'
import { openProjector } from '../../ask/projector.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { QrPicture } from '../../kit/qr/QrPicture.tsx'
import { WhoSeesWhat } from './RoomPanels.tsx'
import { addressOf } from './room-session.ts'

export function Invitation({ title, link }: { readonly title: string; readonly link: string }) {
  const address = addressOf(link)
  return (
    <section aria-label={t`Invitation`} className="panel grid content-start gap-3 px-4 py-4">
      <h2 className="font-serif text-big text-center">{title}</h2>
      <div className="mx-auto w-full max-w-56">
        <QrPicture text={address} label={t`QR code of the link to this room`} />
      </div>
      <p className="said text-center">{t`Point your camera here or open the link, type your name, come in.`}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <CopyButton text={address}>{t`Copy the link`}</CopyButton>
        <Button className="max-sm:hidden" onClick={openProjector}>{t`Projector window`}</Button>
      </div>
      <WhoSeesWhat />
    </section>
  )
}
