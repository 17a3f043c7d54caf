/** Lines over TCP: what arrives is cut at its ends of line. */
import type { Socket } from 'node:net'

export interface Lines {
  readonly say: (line: string) => void
  /** The next line; rejects when the other side has gone. */
  readonly next: () => Promise<string>
  readonly close: () => void
}

export function linesOf(socket: Socket): Lines {
  const waiting: { readonly give: (line: string) => void; readonly fail: (why: Error) => void }[] =
    []
  const come: string[] = []
  let rest = ''
  let gone: Error | undefined
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    const parts = (rest + text).split(/\r\n|\n|\r/)
    rest = parts.pop() ?? ''
    for (const line of parts) {
      if (line === '') continue
      const first = waiting.shift()
      if (first === undefined) come.push(line)
      else first.give(line)
    }
  })
  const end = (why: Error): void => {
    gone ??= why
    for (const { fail } of waiting.splice(0)) fail(gone)
  }
  socket.on('error', end)
  socket.on('close', () => end(new Error('The other side has left the table.')))
  return {
    say: (line) => socket.write(`${line}\r\n`),
    next: () => {
      const line = come.shift()
      if (line !== undefined) return Promise.resolve(line)
      if (gone !== undefined) return Promise.reject(gone)
      return new Promise((give, fail) => waiting.push({ give, fail }))
    },
    close: () => socket.end(),
  }
}
