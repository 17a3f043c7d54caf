/** The trick in one line, for the raised sheet of a phone covers its square: who played what, and who is to play. */
import { seatInitial } from '#core/display.ts'
import { position, viewerSeat } from '#store/index.ts'
import { trickModel } from '../../ask/tricks.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { CardText } from '../../kit/CallText.tsx'

export function TrickLine() {
  const p = useKibitzer(position)
  const viewer = useKibitzer(viewerSeat)
  const trick = trickModel(p, viewer, 'latest')
  if (trick === undefined || p.phase === 'finished') return null
  return (
    <span className="trick-line">
      {[...trick.cells]
        .sort((a, b) => a.order - b.order)
        .map(({ seat, card, wins }) => (
          <span key={seat} data-wins={wins || undefined} data-next={card === 'next' || undefined}>
            {seatInitial(seat)}{' '}
            {typeof card === 'number' ? (
              <b className="font-semibold">
                <CardText card={card} named={false} />
              </b>
            ) : (
              '–'
            )}
          </span>
        ))}
    </span>
  )
}
