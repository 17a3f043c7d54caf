/** A link as a QR code: dark on white in every look, for a camera reads it. */
import { useMemo } from 'react'
import { t } from '#core/text.ts'
import { qrCode } from './qr-code.ts'

/** Light modules that the standard asks for around the code. */
const QUIET = 4

export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const matrix = useMemo(() => qrCode(text), [text])
  if (matrix === undefined)
    return (
      <p className="note">{t`The link is too long for a QR code. Send it, or fewer boards.`}</p>
    )
  const path = matrix
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  const edge = matrix.length + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72"
    >
      <path d={`M${-QUIET} ${-QUIET}h${edge}v${edge}h${-edge}z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
