/** *Sources*: the five documents that the program grew from, each with a room of its own. */
import type { ComponentType } from 'react'
import { useLocation, useRoute } from 'wouter'
import * as handOf from '#core/hand.ts'
import { claimOf } from '../../kit/addresses/sources.ts'
import { SOURCES, type Source } from '../../kit/sources.ts'
import { BoundsRoom } from './BoundsRoom.tsx'
import { BribipRoom } from './BribipRoom.tsx'
import { CombinationsRoom } from './CombinationsRoom.tsx'
import { EastRoom } from './EastRoom.tsx'
import { OpenbidRoom } from './openbid/OpenbidRoom.tsx'
import type { RoomProps } from './room/room.ts'
import { SourceIndex } from './SourceIndex.tsx'

const ROOMS: Readonly<Record<Source['id'], ComponentType<RoomProps>>> = {
  openbid: OpenbidRoom,
  bribip: BribipRoom,
  aspps: EastRoom,
  bounds: BoundsRoom,
  combinations: CombinationsRoom,
}

export default function SourcesPage() {
  const [, navigate] = useLocation()
  const [, params] = useRoute('/sources/*?')
  const rest = params?.['*'] ?? ''
  const [id, text = ''] = rest.split('/')
  const source = SOURCES.find((one) => one.id === id)
  if (source === undefined) return <SourceIndex />
  const Room = ROOMS[source.id]
  const read = handOf.parse(text)
  return (
    <Room
      key={source.id}
      source={source}
      hand={read.ok ? read.value : undefined}
      claim={claimOf(rest)}
      onHand={(hand) => navigate(`/sources/${source.id}/${handOf.format(hand)}`, { replace: true })}
    />
  )
}
