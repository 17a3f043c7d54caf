/** What the browser benchmarks share: the browser that the tests use, and a built site served locally. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { type InlineConfig, preview } from 'vite'

/** Starts the browser that the tests use. This file runs bundled, so the finder is read from its place. */
export async function launch(): Promise<Browser> {
  const at = pathToFileURL(resolve('scripts/browser.mjs')).href
  const { findChromium } = (await import(/* @vite-ignore */ at)) as typeof import('../browser.mjs')
  const found = findChromium()
  if (found === undefined) throw new Error('No Chromium: run npm test once, it installs one.')
  return chromium.launch(found)
}

export interface Served {
  readonly url: string
  close(): Promise<void>
}

/** Serves a built folder on a free port of this machine. */
export async function serve(outDir: string, config: InlineConfig = {}): Promise<Served> {
  const server = await preview({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, outDir },
    preview: { ...config.preview, host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the preview server has no address')
  return { url, close: () => server.close() }
}
