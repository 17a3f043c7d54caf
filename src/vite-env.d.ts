/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The service worker's path relative to the page; empty in development (build/offline.ts). */
  readonly VITE_SERVICE_WORKER: string
}
