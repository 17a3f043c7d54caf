/**
 * The page in other languages: each is a build of its own in a folder of the first, `dist/de/`, complete in
 * itself, so that nobody loads words of a language that is not read. The development server has them at the
 * same places, each made when it is first asked for.
 */
import { basename, join } from 'node:path'
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite'
import { OFFERED } from '../src/core/locale.ts'
import { languages } from '../text/languages.ts'
import { translate, translatePage } from './text/translate.ts'

/** What sets the page in the language that a mode of Vite names; nothing in the mode of the source, English. */
export const inLanguage = (root: string, mode: string): Plugin[] => {
  const words = languages[mode]
  return words === undefined ? [] : [translate(root, words), translatePage(mode, words)]
}

/** The languages that the English build has beside it. */
const beside = OFFERED.filter((language) => language in languages)

/** Makes the other languages beside the English, built or served. */
export const otherLanguages = (): Plugin => {
  let config: ResolvedConfig
  const english = (): boolean => !(config.mode in languages)
  return {
    name: 'kibitzer:languages',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const { configFile, root, command } = config
        if (command !== 'build' || !english() || configFile === undefined) return
        for (const mode of beside)
          await build({
            root,
            configFile,
            mode,
            logLevel: 'warn',
            build: { outDir: join(config.build.outDir, mode), emptyOutDir: true },
          })
      },
    },
    configureServer(server) {
      const { configFile, root } = config
      if (!english() || configFile === undefined) return
      for (const mode of beside) {
        let own: Promise<ViteDevServer> | undefined
        server.middlewares.use((request, response, next) => {
          if (request.url?.startsWith(`/${mode}/`) !== true) {
            next()
            return
          }
          own ??= createServer({
            root,
            configFile,
            mode,
            base: `/${mode}/`,
            cacheDir: join(root, 'node_modules', `.vite-${basename(mode)}`),
            server: { middlewareMode: true, hmr: false, ws: false },
          })
          own.then(({ middlewares }) => middlewares(request, response, next), next)
        })
        server.httpServer?.on('close', () => {
          own?.then((inner) => inner.close()).catch(() => {})
        })
      }
    },
  }
}
