/**
 * Appendix 3 as scanned: playing tricks by top honours and length, every cell that holds a number,
 * from the shortest suit that can hold the honours. The starred 0 for KQ in three cards is the value
 * of the code of April 1967.
 */
export const APPENDIX_3_ROWS: readonly (readonly [string, readonly number[]])[] = [
  ['AKQJ', [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ['AKQ', [3, 3, 4, 5, 6, 8, 9, 10, 11, 12]],
  ['AKJ', [2, 3, 4, 5, 6, 7, 8, 9, 11, 12]],
  ['AK', [2, 2, 2, 3, 4, 5, 7, 8, 9, 11]],
  ['AQJ', [2, 2, 3, 4, 5, 7, 8, 9, 10, 12]],
  ['AQ', [1, 1, 1, 2, 4, 5, 6, 8, 9, 10]],
  ['KQJ', [2, 2, 3, 4, 6, 7, 8, 9, 10, 11]],
  ['AJ', [1, 1, 1, 2, 4, 5, 6, 7, 9, 10]],
  ['KQ', [1, 0, 1, 2, 3, 5, 6, 8, 9, 10]],
  ['A', [1, 1, 1, 1, 1, 2, 4, 5, 7, 8]],
  ['KJ', [1, 1, 1, 2, 3, 4, 6, 7, 8, 9]],
  ['K', [0, 0, 0, 0, 1, 2, 3, 5, 6, 7]],
  ['QJ', [0, 0, 0, 1, 2, 4, 5, 7, 8, 9]],
  ['Q', [0, 0, 0, 0, 0, 2, 3, 4, 6, 7]],
  ['J', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
]
