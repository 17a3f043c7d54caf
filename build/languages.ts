/**
 * The page in other languages: the same app, behind a page of its own in a folder of the first (`de/`), which
 * loads the catalogue of its language before the app (core/text.ts). What only one page says lies in a part of its own,
 * which comes with the code of that page. The English page loads nothing of it.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import {
  catalogueModule,
  catalogueOf,
  cataloguePartNames,
  languages,
  messagesApart,
  messagesOf,
  partModule,
} from './catalogues.ts'
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
        const { main, parts } = messagesApart(language)
        const fileOf = (name: string, source: string): string =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }))
        const places = cataloguePartNames.map((part) => {
          const file = fileOf(`locale-${language}-${part}.js`, partModule(parts[part]))
          return [part, `./${file.split('/').at(-1)}`] as const
        })
        const source = catalogueModule(language, main, Object.fromEntries(places))
        const file = fileOf(`locale-${language}.js`, source)
        const texts = [String(page.source), readFileSync(`public/${MANIFEST}`, 'utf8')]
        for (const [n, text] of texts.entries())
          this.emitFile({
            type: 'asset',
            fileName: `${language}/${OWN[n]}`,
            source: inLanguage(text, language, file),
          })
      }
    },
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split(/[?#]/)
      const [, folder = '', file = ''] = path.split('/')
      const language = languages.find(
        (one) => folder === one || new RegExp(`^locale-${one}(?:-\\w+)?\\.js$`).test(folder),
      )
      const send = (kind: string, text: string): void => {
        response.setHeader('Content-Type', kind)
        response.end(text)
      }
      const own = `locale-${language}.js`
      if (language === undefined) next()
      else if (folder.endsWith('.js')) {
        const { main, parts } = messagesApart(language)
        const part = cataloguePartNames.find((one) => folder === `locale-${language}-${one}.js`)
        const places = Object.fromEntries(
          cataloguePartNames.map((one) => [one, `./locale-${language}-${one}.js`] as const),
        )
        send(
          'text/javascript',
          part === undefined
            ? catalogueModule(language, main, places, true)
            : partModule(parts[part]),
        )
      } else if (file === MANIFEST)
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
