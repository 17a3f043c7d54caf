/** What is told of a board that is over, beyond its result: the verdict, par, the session, the look back. */
import { position, type TablePosition } from '#store/index.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { HandBackBoards } from './HandBackBoards.tsx'
import { LookBack } from './LookBack.tsx'
import { Par } from './Par.tsx'
import { SessionLine } from './SessionLine.tsx'
import { Travellers } from './Travellers.tsx'
import { Tries } from './Tries.tsx'
import { VerdictLines } from './VerdictLines.tsx'

/** @param score of the board for North–South; `undefined` where there is none. */
export default function AfterBoard({ score }: { readonly score: number | undefined }) {
  const p: TablePosition = useKibitzer(position)
  return (
    <>
      <VerdictLines />
      <Par position={p} score={score} />
      <SessionLine />
      <HandBackBoards />
      <Tries />
      <Travellers />
      <LookBack />
    </>
  )
}
