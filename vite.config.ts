import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brokerLink } from './build/broker.ts'
import { buildTarget } from './build/browsers.ts'
import { pageGroups, workerGroups } from './build/chunks.ts'
import { broker, contentSecurityPolicy, headers } from './build/csp.ts'
import { evaluatedModules } from './build/evaluated.mjs'
import { hosting } from './build/hosting.ts'
import { jobs } from './build/jobs.mjs'
import { kernel } from './build/kernel.mjs'
import { otherLanguages } from './build/languages.ts'
import { notices, noticesFile } from './build/notices.ts'
import { offline } from './build/offline.ts'

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as {
  readonly version: string
}

export default defineConfig({
  // Relative addresses: the same build runs at any path of any static host.
  base: './',
  plugins: [
    react(),
    tailwindcss(),
    kernel(),
    evaluatedModules(),
    jobs(),
    contentSecurityPolicy(),
    brokerLink(broker),
    hosting(),
    otherLanguages(),
    notices(),
    offline(),
  ],
  // Named in problem reports.
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    target: buildTarget,
    // The licences of all that is built in; the settings link to it.
    license: { fileName: noticesFile },
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/app-[hash].js',
        codeSplitting: { groups: pageGroups },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [kernel(), evaluatedModules(), jobs()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: 'assets/jobs-[name]-[hash].js',
        codeSplitting: { groups: workerGroups() },
      },
    },
  },
  // By number: a bare machine may not know the name localhost.
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers: { ...headers } },
})
