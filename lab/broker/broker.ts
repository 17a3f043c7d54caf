/**
 * A broker for one machine, a club's own network or a test: aedes over WebSockets. A client's user name is the
 * room's name, and it reads and writes below that alone.
 */
import type { IncomingMessage, Server } from 'node:http'
import { Aedes, type Client } from 'aedes'
import { createWebSocketStream, WebSocketServer } from 'ws'

/** Clients in all; bytes of a message; messages a second and at once, and subscriptions of one client. */
const LIMITS = { clients: 2000, payload: 16_384, rate: 100, atOnce: 400, subscriptions: 8 } as const
const ROOM = /^[\w-]{16}$/

interface Guest {
  readonly room: string
  left: number
  at: number
  subscriptions: number
}

/** Takes the WebSockets of a server at that path. */
export async function attachBroker(
  server: Server,
  path: string,
): Promise<{ readonly close: () => Promise<void> }> {
  const guests = new WeakMap<Client, Guest>()
  const mayUse = (client: Client, topic: string): boolean => {
    const room = guests.get(client)?.room
    return room !== undefined && topic.startsWith(`kibitzer/1/${room}/`) && topic.length < 80
  }
  const broker = await Aedes.createBroker({
    concurrency: 1000,
    authenticate: (client, username, _password, done) => {
      const room = username ?? ''
      guests.set(client, { room, left: LIMITS.atOnce, at: Date.now(), subscriptions: 0 })
      done(null, ROOM.test(room) && broker.connectedClients <= LIMITS.clients)
    },
    authorizePublish: (client, packet, done) => {
      const guest = client === null ? undefined : guests.get(client)
      if (client === null || guest === undefined) return done(new Error('nobody'))
      const now = Date.now()
      guest.left = Math.min(LIMITS.atOnce, guest.left + ((now - guest.at) / 1000) * LIMITS.rate)
      guest.at = now
      const small = packet.payload.length <= LIMITS.payload
      if (!mayUse(client, packet.topic) || !small || guest.left < 1) {
        client.close()
        return done(new Error('refused'))
      }
      guest.left -= 1
      done(null)
    },
    authorizeSubscribe: (client, asked, done) => {
      const guest = guests.get(client)
      if (guest === undefined) return done(new Error('nobody'))
      guest.subscriptions += 1
      const few = guest.subscriptions <= LIMITS.subscriptions
      done(null, few && mayUse(client, asked.topic) && !asked.topic.includes('#') ? asked : null)
    },
  })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 32_768,
    perMessageDeflate: false,
    handleProtocols: (all) => (all.has('mqtt') ? 'mqtt' : false),
  })
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (new URL(request.url ?? '', 'http://here').pathname !== path) return
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const stream = createWebSocketStream(opened)
      stream.on('error', () => {})
      broker.handle(stream, request)
    })
  })
  return {
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await new Promise<void>((closed) => broker.close(closed))
    },
  }
}
