/**
 * Serves the built page and a broker beside it, for live tables on this machine.
 * `KIBITZER_BROKER=self npm run build`, then `npm run lab -- broker [port]`. It listens on the loopback alone: elsewhere a
 * page needs https for its keys, so a club puts a proxy with a certificate before it (docs/hosting.md).
 */
import { existsSync, readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { argv } from 'node:process'
import { preview } from 'vite'
import { attachBroker } from './broker.ts'

const port = Number(argv[2] ?? 4320)
const page = 'dist/index.html'
if (!existsSync(page) || !readFileSync(page, 'utf8').includes('rel="kibitzer-broker"')) {
  console.error('The page in dist names no broker: run `KIBITZER_BROKER=self npm run build` first.')
  process.exitCode = 2
} else {
  const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } })
  if (!(server.httpServer instanceof Server)) throw new Error('the preview is no plain http server')
  await attachBroker(server.httpServer, '/mqtt')
  console.log(`The page and its broker: http://127.0.0.1:${port}/#/live`)
}
