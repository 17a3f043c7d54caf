/** Sits a player down at a table over TCP. */
import { connect } from 'node:net'
import { linesOf } from './lines.ts'
import type { TablePlayer } from './player.ts'

/** Plays until the session is over. */
export async function join(host: string, port: number, player: TablePlayer): Promise<void> {
  const socket = connect(port, host)
  const lines = linesOf(socket)
  lines.say(player.hello)
  try {
    for (;;) {
      const answers = player.hear(await lines.next())
      if (answers === undefined) return
      for (const line of answers) lines.say(line)
    }
  } finally {
    lines.close()
  }
}
