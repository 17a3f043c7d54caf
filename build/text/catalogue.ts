/** The catalogue as a file: every message of a room, as a type that a language must answer whole. */

/** The file of a room, without its ending: `ui-pages`. */
export const fileOfRoom = (room: string): string => room.replaceAll('/', '-')

/** The text of a room's file in the catalogue. */
export const catalogueText = (room: string, messages: Iterable<string>): string =>
  [
    `/** What the readers of ${room} are told. Written by \`npm run text\`. */`,
    'export type Message =',
    ...[...messages].sort().map((message) => `  | ${JSON.stringify(message)}`),
    '',
  ].join('\n')
