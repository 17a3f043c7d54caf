import type { Message } from '../catalogue/systems-edges.ts'

export const systemsEdges: Record<Message, string> = {
  '{0} can play {1}': '{0} kann {1} spielen',
  'Natural bidding': 'Natürliche Reizung',
}
