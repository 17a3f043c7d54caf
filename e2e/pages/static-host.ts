/** A plain static host of the built app: sends files and the headers that `_headers` asks for, and nothing else. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The rules of `_headers`: a path, a `*` at its end for any rest, and headers indented beneath. */
function headersFor(rules: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  let applies = false
  for (const line of rules.split('\n')) {
    if (!line.startsWith(' ')) {
      const at = line.trim()
      applies = at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(': ')
      found[name] = value.join(': ')
    }
  }
  return found
}

export interface HostAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** What becomes of an answer on its way; nothing where the host never answers. */
export type Meddle = (
  path: string,
  answer: HostAnswer,
) => HostAnswer | undefined | Promise<HostAnswer>

export interface StaticHost {
  /** Where the app is, with a slash at its end. */
  readonly url: string
  /** For what stands beside the files, such as a broker. */
  readonly server: Server
  readonly close: () => void
}

const NOTHING: HostAnswer = { status: 404, headers: {}, body: '' }

/**
 * Serves `dist`.
 * @param folder the path in which the app lies, with a slash at both ends.
 * @param meddle for a build that differs, or a host or network that is not well.
 */
export function staticHost(folder = '/', meddle: Meddle = (_, it) => it): Promise<StaticHost> {
  const root = resolve('dist')
  const rules = readFileSync(join(root, '_headers'), 'utf8')
  const answerFor = (name: string): HostAnswer => {
    const file = resolve(root, `.${name}`)
    if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile())
      return NOTHING
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const headers = { ...headersFor(rules, name), 'Content-Type': type }
    return { status: 200, headers, body: readFileSync(file) }
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = `/${pathname.startsWith(folder) ? pathname.slice(folder.length) : '..'}`
    const name = path.endsWith('/') ? `${path}index.html` : path
    void Promise.resolve(meddle(name, answerFor(name))).then((answer) => {
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      done({
        url: `http://127.0.0.1:${port}${folder}`,
        server,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
