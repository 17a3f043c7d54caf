/** Turns an offset in a text into line and column. Lines end with LF, CR LF or CR. */

export interface TextPlace {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 units. */
  readonly column: number
}
export interface TextPlaces {
  readonly at: (offset: number) => TextPlace
}

/** Knows the places of `text`. Lines are counted as far as they are asked for, each once. */
export function textPlaces(text: string): TextPlaces {
  const starts = [0]
  let scanned = 0
  const scanTo = (offset: number): void => {
    const end = Math.min(offset, text.length)
    while (scanned < end) {
      const code = text.charCodeAt(scanned)
      scanned += 1
      if (code === 10 || (code === 13 && text.charCodeAt(scanned) !== 10)) starts.push(scanned)
    }
  }
  return {
    at(offset) {
      scanTo(offset)
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts[middle]! <= offset) low = middle
        else high = middle - 1
      }
      return { line: low + 1, column: offset - starts[low]! + 1 }
    },
  }
}
