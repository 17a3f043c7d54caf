/** Fixed keys give fixed frames, by WebCrypto as by another implementation: what a later version is held to. */
import { createDecipheriv, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hexOf } from './bytes.ts'
import { HEAD, KINDS, readHead, type Session, sealFrame } from './frame.ts'
import { roomOf, sealingKey } from './keys.ts'

const upFrom = (first: number, count: number) =>
  Uint8Array.from({ length: count }, (_, i) => first + i)
const SECRET = upFrom(0, 16)
const KEY = upFrom(100, 32)
const TAG = 16

it('a room and a frame are what the same keys give elsewhere', async () => {
  const room = await roomOf({ secret: SECRET, print: upFrom(16, 16) })
  const name = hkdfSync('sha256', SECRET, '', 'kibitzer-live/1 room\0', 12)
  expect(room.name).toBe(Buffer.from(name).toString('base64url'))
  expect(room.name).toBe('RmG2qhGDUXOOHN-v')

  const key = await sealingKey(KEY)
  const id = upFrom(1, 8)
  const session: Session = { id, name: hexOf(id), up: key, down: key, sent: 6, seen: 0 }
  const message = ['events', '1.0.2', [[5, 'card', '07']]]
  const frame = await sealFrame(room, '0102030405060708', session, KINDS.down, message)
  expect(readHead(frame)).toEqual({
    ...{ kind: KINDS.down, sender: '0102030405060708', session: hexOf(id), sequence: 7 },
  })
  const opening = createDecipheriv(
    'aes-256-gcm',
    KEY,
    Buffer.from('000000000000000000000007', 'hex'),
  )
  opening.setAAD(
    Buffer.concat([Buffer.from(`kibitzer-live/1 ${room.name}\0`), frame.slice(0, HEAD)]),
  )
  opening.setAuthTag(frame.slice(-TAG))
  const body = Buffer.concat([opening.update(frame.slice(HEAD, -TAG)), opening.final()])
  expect(body.length).toBe(64)
  expect(JSON.parse(body.subarray(2, 2 + body.readUInt16BE(0)).toString('utf8'))).toEqual(message)
  expect(hexOf(frame)).toBe(
    '01030102030405060708010203040506070800000000000000' +
      '07607c8fc29d84eb9c9d89795348f3c88440f19fcf0a2c0dbb89800b223579e4bbeaa02612e75aaaac5ea9908be371d7c15c46842021' +
      '83f82c3f9a6edb402a40b54de042f85bc4d5b072c6773368d12b9e',
  )
})
