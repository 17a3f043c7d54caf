/** Gives the reader a text, or what is no text, as a file. */
export function saveFile(content: string | Blob, name: string, mime: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${mime};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
