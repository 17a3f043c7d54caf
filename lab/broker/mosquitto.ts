/** mosquitto by the rules of hosting/, on this machine alone: for tests, where it is installed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const MOSQUITTO = 'mosquitto'
/** Whether this machine has it. */
export const HAS_MOSQUITTO = spawnSync(MOSQUITTO, ['-h']).error === undefined

export const freePort = (): Promise<number> =>
  new Promise((told) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => told(port))
    })
  })

/** Starts it at that port, or at any. */
export async function startMosquitto(port = 0) {
  const at = port === 0 ? await freePort() : port
  const folder = mkdtempSync(join(tmpdir(), 'kibitzer-mosquitto-'))
  const rules = readFileSync('hosting/mosquitto.conf', 'utf8')
    .replace(/^listener 1883 .*$/m, `listener ${await freePort()} 127.0.0.1`)
    .replace(/^listener \d+$/m, `listener ${at} 127.0.0.1\nsocket_domain ipv4`)
    .replace(/^acl_file .*$/m, `acl_file ${resolve('hosting/mosquitto-acl.conf')}`)
  writeFileSync(join(folder, 'conf'), `user root\n${rules}`)
  const child: ChildProcess = spawn(MOSQUITTO, ['-c', join(folder, 'conf')], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `ws://127.0.0.1:${at}/mqtt`, port: at, kill }
}
