/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of package.json; undefined under vitest. */
  readonly VITE_APP_VERSION?: string
  /** The service worker's path relative to the page; empty in development (build/offline.ts). */
  readonly VITE_SERVICE_WORKER: string
  /** What the page says to a service worker that waits (build/offline.ts). */
  readonly VITE_TAKE_OVER: string
}
