/**
 * Firefox and WebKit as their makers ship them, each driven by its own protocol: Marionette over a socket, and
 * W3C WebDriver over http. Only what one journey needs: go to an address, run a function in the page.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Driven {
  readonly name: string
  readonly goTo: (url: string) => Promise<void>
  /** Runs the text of an async function body in the page; gives what it returns, or throws what it throws. */
  readonly run: (body: string) => Promise<unknown>
  readonly quit: () => Promise<void>
}
export interface Driver {
  readonly name: string
  /** What must be installed. */
  readonly needs: string
  /** `undefined` where it is not. */
  readonly find: () => string | undefined
  /** @param kept the folder of a profile that outlives it; without one a fresh profile goes with it. */
  readonly start: (path: string, kept?: string) => Promise<Driven>
}

/** Milliseconds that one step in the page may take. */
const PATIENCE = 120_000
/** Times a socket is tried while the browser starts, a quarter of a second apart. */
const TRIES = 120

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** The body as a script that tells its last argument how it ended. */
const asyncScript = (body: string): string =>
  `const done = arguments[arguments.length - 1];(async () => {${body}})().then((value) => done({ value }), (fault) => done({ fault: String(fault && fault.message || fault) }))`

function resultOf(answer: unknown): unknown {
  const { value, fault } = (answer ?? {}) as { readonly value?: unknown; readonly fault?: string }
  if (fault !== undefined) throw new Error(fault)
  return value
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill()
  await Promise.race([gone, pause(5000)])
}

const isOpen = (socket: Socket): Promise<boolean> =>
  new Promise((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const open = await isOpen(socket)
  socket.destroy()
  return open
}

async function opened(port: number): Promise<Socket> {
  for (let tried = 0; ; tried++) {
    const socket = connect(port, '127.0.0.1')
    if (await isOpen(socket)) return socket
    if (tried === TRIES) throw new Error(`nothing answers on port ${port}`)
    await pause(250)
  }
}

/** Marionette: messages of JSON, each with its length in front. */
function marionette(socket: Socket) {
  let rest = Buffer.alloc(0)
  let last = 0
  const waiting = new Map<number, (answer: readonly unknown[]) => void>()
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, Buffer.from(bytes)])
    for (;;) {
      const colon = rest.indexOf(':')
      const length = Number(rest.subarray(0, colon).toString())
      if (colon < 0 || rest.length < colon + 1 + length) return
      const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString())
      rest = rest.subarray(colon + 1 + length)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message as readonly unknown[])
    }
  })
  return (command: string, parameters: object): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = ++last
      waiting.set(id, ([, , fault, value]) => {
        waiting.delete(id)
        if (fault === null || fault === undefined) done(value)
        else fail(new Error((fault as { readonly message: string }).message))
      })
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const MARIONETTE = 2828
const FIREFOX: Driver = {
  name: 'Firefox',
  needs: 'firefox',
  find: () => onPath('firefox', 'firefox-esr'),
  start: async (path, kept) => {
    if (await answers(MARIONETTE))
      throw new Error(`another Firefox is driven already: port ${MARIONETTE} answers`)
    const profile = kept ?? mkdtempSync(join(tmpdir(), 'kibitzer-firefox-'))
    const child = spawn(path, ['--headless', '--marionette', '--profile', profile], {
      stdio: 'ignore',
    })
    const socket = await opened(MARIONETTE)
    const send = marionette(socket)
    const session = (await send('WebDriver:NewSession', {
      timeouts: { script: PATIENCE, pageLoad: PATIENCE },
    })) as { readonly capabilities: { readonly browserVersion: string } }
    return {
      name: `Firefox ${session.capabilities.browserVersion}`,
      goTo: async (url) => {
        await send('WebDriver:Navigate', { url })
      },
      run: async (body) => {
        const answer = (await send('WebDriver:ExecuteAsyncScript', {
          script: asyncScript(body),
          args: [],
        })) as { readonly value: unknown }
        return resultOf(answer.value)
      },
      quit: async () => {
        socket.destroy()
        await ended(child)
        if (kept === undefined) rmSync(profile, { recursive: true, force: true })
      },
    }
  },
}

const WEBDRIVER = 4831
const WEBKIT: Driver = {
  name: 'WebKit',
  needs: 'WebKitWebDriver (Debian: webkit2gtk-driver) with a display (xvfb-run)',
  find: () =>
    process.env['DISPLAY'] === undefined && process.env['WAYLAND_DISPLAY'] === undefined
      ? undefined
      : onPath('WebKitWebDriver'),
  start: async (path) => {
    const child = spawn(path, [`--port=${WEBDRIVER}`], { stdio: 'ignore' })
    ;(await opened(WEBDRIVER)).destroy()
    const ask = async (way: string, body?: object, method = 'POST'): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${WEBDRIVER}${way}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE + 10_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { value } = (await answer.json()) as { readonly value: unknown }
      if (answer.ok) return value
      throw new Error((value as { readonly message: string }).message)
    }
    const session = (await ask('/session', {
      capabilities: { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } },
    })) as {
      readonly sessionId: string
      readonly capabilities: { readonly browserVersion: string }
    }
    const at = `/session/${session.sessionId}`
    return {
      name: `WebKit ${session.capabilities.browserVersion}`,
      goTo: async (url) => {
        await ask(`${at}/url`, { url })
      },
      run: async (body) =>
        resultOf(await ask(`${at}/execute/async`, { script: asyncScript(body), args: [] })),
      quit: async () => {
        await ask(at, undefined, 'DELETE').catch(() => undefined)
        await ended(child)
      },
    }
  },
}

export const DRIVERS: readonly Driver[] = [FIREFOX, WEBKIT]
