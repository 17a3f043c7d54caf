/**
 * The page in other languages: the same app, behind a page of its own in a folder of the first (`de/`), which
 * loads the catalogue of its language before the app (core/text.ts). The English page loads nothing of it.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { catalogueModule, catalogueOf, languages, messagesOf } from './catalogues.ts'
import { marksAround } from './marks.ts'

const MANIFEST = 'app.webmanifest'
/** What another language has of its own; all else lies one folder up. */
const OWN: readonly string[] = ['index.html', MANIFEST]

/** Whether a file of the built app is of a language alone. */
export const isOfLanguage = (language: string, path: string): boolean =>
  path.startsWith(`${language}/`) || path.startsWith(`assets/locale-${language}-`)

/** What stands around the app, with its words in a language. */
export function wordsIn(language: string, text: string): string {
  const words = messagesOf(catalogueOf(language))
  return marksAround(text).reduce(
    (all, { message }) => all.replaceAll(message, () => words[message] ?? message),
    text,
  )
}

/** The page or the manifest in a language. */
function inLanguage(text: string, language: string, catalogue: string): string {
  return wordsIn(language, text)
    .replace(/lang(="|": ")en"/, `lang$1${language}"`)
    .replace(/((?:src|href)(?:="|": "))\.\/(?!app\.webmanifest)/g, '$1../')
    .replace(
      '<script type="module"',
      `<script type="module" src="../${catalogue}"></script>\n    $&`,
    )
}

/** Makes the other languages beside the English, built or served. */
export const otherLanguages = (): Plugin => ({
  name: 'kibitzer:languages',
  generateBundle: {
    // After Vite has put index.html among the outputs.
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html.')
      for (const language of languages) {
        const source = catalogueModule(language, messagesOf(catalogueOf(language)))
        const file = this.emitFile({ type: 'asset', name: `locale-${language}.js`, source })
        const texts = [String(page.source), readFileSync(`public/${MANIFEST}`, 'utf8')]
        for (const [n, text] of texts.entries())
          this.emitFile({
            type: 'asset',
            fileName: `${language}/${OWN[n]}`,
            source: inLanguage(text, language, this.getFileName(file)),
          })
      }
    },
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split(/[?#]/)
      const [, folder = '', file = ''] = path.split('/')
      const language = languages.find((one) => folder === one || folder === `locale-${one}.js`)
      const send = (kind: string, text: string): void => {
        response.setHeader('Content-Type', kind)
        response.end(text)
      }
      const own = `locale-${language}.js`
      if (language === undefined) next()
      else if (folder === own)
        send('text/javascript', catalogueModule(language, messagesOf(catalogueOf(language)), true))
      else if (file === MANIFEST)
        send(
          'application/json',
          inLanguage(readFileSync(`public/${MANIFEST}`, 'utf8'), language, own),
        )
      else if (file === '' || file === 'index.html')
        server
          .transformIndexHtml(path, inLanguage(readFileSync('index.html', 'utf8'), language, own))
          .then((html) => send('text/html', html), next)
      else next()
    })
  },
})
