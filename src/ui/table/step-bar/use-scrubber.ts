/** The scrubber's model: the active line, and what each call and card told the observer. */
import { useMemo } from 'react'
import { cursor as cursorOf, endOfLine, lines as linesOf, timeline, tree } from '#store/index.ts'
import { useLine } from '../../ask/knowledge/use-line.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { scrubberModel } from './scrubber-model.ts'

export function useScrubber() {
  const events = useKibitzer(timeline)
  const cursor = useKibitzer(cursorOf)
  const end = useKibitzer(endOfLine)
  const lines = useKibitzer(linesOf)
  const active = useKibitzer((s) => tree(s).active)
  const { law, told } = useLine()
  const spot = useKibitzer((s) => s.spotlight)
  return useMemo(() => {
    const own = lines.find((line) => line.id === active)
    const forks = lines.flatMap((line) =>
      line.parent === active ? [line.from] : line.id === own?.parent ? [own.from] : [],
    )
    const { trickCount } = end
    const bits = law.slice(1).map((moment) => moment.bits)
    const agreed: number[] = []
    for (const { at, bits: extra } of told) agreed[at - 1] = extra
    const calls = events.filter((event) => event.kind === 'call').length
    const lit = [...spot.calls, ...spot.cards.map((card) => calls + card)]
    return scrubberModel({ events, cursor, trickCount, bits, agreed, lit, forks })
  }, [events, cursor, end, lines, active, law, told, spot])
}
