import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrPicture } from './QrPicture.tsx'

it('a code stands on white of its own, its quiet zone too, however dark the page is', () => {
  const html = renderToStaticMarkup(<QrPicture text="https://example.org/" label="A link" />)
  const [, edge] = /viewBox="-4 -4 (\d+) \1"/.exec(html) ?? []
  expect(html).toContain(`<path d="M-4 -4h${edge}v${edge}h-${edge}z" fill="white"></path>`)
})
