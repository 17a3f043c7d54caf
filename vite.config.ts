import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageGroups, workerGroups } from './build/chunks.ts'
import { contentSecurityPolicy, headers } from './build/csp.ts'
import { hosting } from './build/hosting.ts'
import { kernel } from './build/kernel.mjs'
import { inLanguage, otherLanguages } from './build/languages.ts'
import { offline } from './build/offline.ts'
import { rulePlaces } from './build/rule-places.mjs'

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as {
  readonly version: string
}

export default defineConfig(({ mode }) => ({
  // Relative addresses: the same build runs at any path of any static host.
  base: './',
  plugins: [
    ...inLanguage(import.meta.dirname, mode),
    react(),
    tailwindcss(),
    kernel(),
    rulePlaces(),
    contentSecurityPolicy(),
    hosting(mode),
    offline(mode),
    otherLanguages(),
  ],
  // Named in problem reports.
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    target: 'es2023',
    // The licences of all that is built in; the settings link to it.
    license: { fileName: 'third-party-notices.txt' },
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
    plugins: () => [...inLanguage(import.meta.dirname, mode), kernel(), rulePlaces()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: 'assets/jobs-[name]-[hash].js',
        codeSplitting: { groups: workerGroups(import.meta.dirname) },
      },
    },
  },
  // By number: a bare machine may not know the name localhost.
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers: { ...headers } },
}))
