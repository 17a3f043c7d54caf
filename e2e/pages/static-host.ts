/** A plain static host of the built app: sends files and the headers that `_headers` asks for, and nothing else. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
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

export interface StaticHost {
  /** Where the app is, with a slash at its end. */
  readonly url: string
  readonly close: () => void
}

/**
 * Serves `dist`.
 * @param folder the path in which the app lies, with a slash at both ends.
 * @param edit what becomes of a text file on its way: for a build that differs.
 */
export function staticHost(
  folder = '/',
  edit: (path: string, text: string) => string = (_path, text) => text,
): Promise<StaticHost> {
  const root = resolve('dist')
  const rules = readFileSync(join(root, '_headers'), 'utf8')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = `/${pathname.startsWith(folder) ? pathname.slice(folder.length) : '..'}`
    const name = path.endsWith('/') ? `${path}index.html` : path
    const file = resolve(root, `.${name}`)
    if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const bytes = readFileSync(file)
    response.writeHead(200, { ...headersFor(rules, name), 'Content-Type': type })
    response.end(/text|json/.test(type) ? edit(name, bytes.toString()) : bytes)
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      done({
        url: `http://127.0.0.1:${port}${folder}`,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
