/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of package.json; undefined under vitest. */
  readonly VITE_APP_VERSION?: string
  /** The service worker's file in the folder of the app; empty in development (build/offline.ts). */
  readonly VITE_SERVICE_WORKER: string
}
