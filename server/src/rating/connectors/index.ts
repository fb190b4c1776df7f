import type { Room } from '../../platform/operations'
import { connectorRoutes } from './routes'
import { deleteTriesBefore } from './run-store'

export { answersWithConnectors } from './answers-with-connectors'
export { connectorNames } from './connector-names'
export type { Connected, ToConnect } from './connected'
export { heldValues } from './held-values'
export { connectorUseProblems } from './product-connectors'
export { connectorsSetUp } from './set-up'
export { seedConnectorsDemo } from './demo'

const TRIES_KEPT_MS = 30 * 86_400_000

export const connectorsRoom: Room = {
  name: 'connectors',
  operations: connectorRoutes,
  constraints: { connector_name_once: 'connectors.nameTaken' },
  chores: [
    {
      task: 'connectors.sweep',
      cron: '41 3 * * *',
      run: (ctx) => deleteTriesBefore(ctx, new Date(ctx.now().getTime() - TRIES_KEPT_MS)),
    },
  ],
}
