/** The licences of what is built in beside scripts: fonts, and the style sheet that ours begins with. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export const noticesFile = 'third-party-notices.txt'

/** Its first lines are in our style sheet, which does not name its file. */
const IN_STYLES = 'tailwindcss'

const packageOf = (file: string): string | undefined =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1]

/** One package in the form that Vite gives those of scripts. @throws Error where it has no licence. */
function noticeOf(name: string): string {
  const folder = join('node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string
    readonly license: string
  }
  const file = join(folder, 'LICENSE')
  if (!existsSync(file)) throw new Error(`${name} is built in and has no LICENSE.`)
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(file, 'utf8').trim()}\n`
}

const assetsOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputAsset[] =>
  Object.values(bundle).filter((output) => output.type === 'asset')

/** Adds them to the file of licences. */
export const notices = (): Plugin => ({
  name: 'kibitzer:notices',
  apply: 'build',
  generateBundle: {
    // After Vite has put the file among the outputs.
    order: 'post',
    handler(_options, bundle) {
      const packages = assetsOf(bundle).flatMap(({ originalFileNames }) =>
        originalFileNames.flatMap((file) => packageOf(file) ?? []),
      )
      const file = bundle[noticesFile]
      if (file?.type !== 'asset') throw new Error(`The build has no ${noticesFile}.`)
      const names = [...new Set([...packages, IN_STYLES])].sort()
      file.source = String(file.source) + names.map(noticeOf).join('')
    },
  },
})
