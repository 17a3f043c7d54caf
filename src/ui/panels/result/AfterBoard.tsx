/** What is told of a board that is over, beyond its result: par, the session, the look back. */
import { position, type TablePosition } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { SessionLine } from '../../session/SessionLine.tsx'
import { LookBack } from './LookBack.tsx'
import { Par } from './Par.tsx'

/** @param score of the board for North–South; `undefined` where there is none. */
export default function AfterBoard({ score }: { readonly score: number | undefined }) {
  const p: TablePosition = useKibitzer(position)
  return (
    <>
      <Par position={p} score={score} />
      <SessionLine />
      <LookBack />
    </>
  )
}
