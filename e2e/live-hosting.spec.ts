/** A room as a club has it: nginx and mosquitto by the files of hosting/, without a container. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, HAS_MOSQUITTO, startMosquitto } from '../lab/broker/mosquitto.ts'
import { expect, test, watchPage } from './pages/journey.ts'
import { linkIn, openRoom } from './pages/live.ts'
import { guestsByScript } from './pages/live-guests.ts'
import { button, region } from './pages/table.ts'

const NGINX = 'nginx'
const HERE = HAS_MOSQUITTO && spawnSync(NGINX, ['-v']).error === undefined

/** The page as `KIBITZER_BROKER=self` builds it, and the relay beside it, at a port of this machine alone. */
async function startNginx(relay: number) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'kibitzer-nginx-'))
  const page = join(folder, 'page')
  cpSync('dist', page, { recursive: true })
  const index = join(page, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', `${linkIn('/')}</head>`))
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${page};`)
    .replace(/include \/etc.*;/, `include ${folder}/relay.conf;`)
  writeFileSync(join(folder, 'site.conf'), site)
  const location = readFileSync('hosting/relay-location.conf', 'utf8')
  writeFileSync(
    join(folder, 'relay.conf'),
    location.replace('http://relay:9001', `http://127.0.0.1:${relay}`),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const rest = `pid ${folder}/pid; daemon off; error_log ${folder}/errors; events {}`
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'conf'),
    `${asRoot} ${rest} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  )
  const child: ChildProcess = spawn(NGINX, ['-c', resolve(folder, 'conf')], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('nginx and mosquitto carry a room, and mosquitto may be started again', async ({
  browser,
}) => {
  if (!HERE) console.warn('nginx or mosquitto is not installed: hosting/ is NOT tried here.')
  test.skip(!HERE, 'nginx and mosquitto are not installed')
  const relay = await startMosquitto()
  const club = await startNginx(relay.port)
  const context = await browser.newContext({ baseURL: club.url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await expect
    .poll(() =>
      page.goto('./').then(
        (answer) => answer?.status(),
        () => 0,
      ),
    )
    .toBe(200)
  const { faults } = watchPage(page, new URL(club.url).origin)
  const address = await openRoom(page, 'Hanna')
  const script = await guestsByScript(club.url, address, ['Nora', 'Emil', 'Willi'])
  await expect(page.getByText('0 sit, 4 wait')).toBeVisible()
  await button(page, 'Seat all').click()
  await button(page, 'Deal the first board').click()
  const status = region(page, 'Table 1').getByRole('status')
  await expect(status).toHaveText(/^Your call/)
  expect(faults).toEqual([])

  await relay.kill()
  await expect(page.getByText('No line to the relay. Trying again.')).toBeVisible()
  const again = await startMosquitto(relay.port)
  await expect(page.getByText('No line to the relay. Trying again.')).toBeHidden()
  await region(page, 'Bidding box').getByRole('button', { name: 'one notrump' }).click()
  await expect(status).toHaveText(/^Your card/)
  script.leave()
  await context.close()
  await club.stop()
  await again.kill()
})
