/** A live room on the second screen: how to come in, what the class is asked, or a board that all may see. */
import { t } from '#core/text.ts'
import { foldAll } from '#live/log.ts'
import type { ClassView } from '#live/question.ts'
import type { ProjectedRoom as Room } from '../../ask/projecting.ts'
import { QrPicture } from '../../kit/qr/QrPicture.tsx'
import { WatchedTable } from '../record/WatchedTable.tsx'
import { Cloud } from './Cloud.tsx'
import { QuestionWords } from './QuestionWords.tsx'

export default function ProjectedRoom({ room }: { readonly room: Room }) {
  const { title, address, board, asked } = room
  if (asked !== undefined) return <Question asked={asked} />
  if (board !== undefined) return <WatchedTable {...board} />
  return (
    <div className="grid h-dvh content-center justify-items-center gap-6 p-6 text-center">
      <p className="font-serif text-call">{title}</p>
      <div className="w-[min(60vh,80vw)] [&>svg]:max-w-none">
        <QrPicture text={address} label={t`QR code of the link to this room`} />
      </div>
      <p className="text-big">{t`Point your camera here, type your name, come in.`}</p>
    </div>
  )
}

function Question({ asked: { question, shown } }: { readonly asked: ClassView }) {
  const { record } = foldAll(question.seen)
  return (
    <div className="grid min-h-dvh items-start gap-(--page-gap) min-[821px]:grid-cols-2">
      {record !== undefined && <WatchedTable record={record} viewer={question.chair} />}
      <section
        aria-label={t`The class is asked`}
        className="grid gap-6 p-6 text-big [&_svg]:max-w-none"
      >
        <p className="font-serif">
          <QuestionWords subject={question.subject} />
        </p>
        {shown !== undefined && <Cloud subject={question.subject} shown={shown} />}
      </section>
    </div>
  )
}
