import type { Message } from '../catalogue/page.ts'

export const page: Record<Message, string> = {
  'A bridge table that shows its reasoning.': 'Ein Bridgetisch, der seine Gründe zeigt.',
  'Kibitzer: a bridge table that shows its reasoning':
    'Kibitzer: ein Bridgetisch, der seine Gründe zeigt',
  'Bid, play and study bridge, with the reason of every call and card. Works without a network.':
    'Bridge reizen, spielen und lernen, mit dem Grund für jede Ansage und jede Karte. Läuft auch ohne Netz.',
}
