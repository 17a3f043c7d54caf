import { expect, it } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { type KeptRoom, roomsIn } from './rooms.ts'

const room = async (name: string, at: number): Promise<KeptRoom> => {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const pub = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    ...{ name, role: 'guest', link: '1.a.b', secret: pair.privateKey, pub, who: 'Anna' },
    ...{ title: 'Tuesday', at },
  }
}

it('rooms come back with their keys, the latest first, and what is no room is passed over', async () => {
  const storage = memoryStorage({ rooms: [['bad', { name: 'bad', secret: 'none' }]] })
  const rooms = roomsIn(storage)
  const [old, young] = [await room('old', 1), await room('young', 2)]
  await rooms.keep(old)
  await rooms.keep(young)
  const [first, second, ...rest] = await rooms.all()
  expect([first?.name, second?.name, rest.length]).toEqual(['young', 'old', 0])
  expect(first?.secret.extractable).toBe(false)
  expect(first?.secret.usages).toEqual(['deriveBits'])
  await rooms.forget('young')
  expect((await rooms.all()).map(({ name }) => name)).toEqual(['old'])
})
