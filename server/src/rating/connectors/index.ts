import type { ProductRoom } from '../../design/products'
import { connectorNames } from './connector-names'
import { connectorRoutes } from './routes'
import { deleteTriesBefore } from './run-store'
import { connectorsSetUp } from './set-up'
import { namedConnectors } from './tables'

export { answersWithConnectors } from './answers-with-connectors'
export { callConnector } from './call-connector'
export type { Connected, ToConnect } from './connected'
export { heldValues } from './held-values'
export { connectorUseProblems } from './product-connectors'
export { seedConnectorsDemo } from './demo'
export { listAllConnectors } from './store'

const TRIES_KEPT_MS = 30 * 86_400_000

export const connectorsRoom: ProductRoom = {
  name: 'connectors',
  operations: connectorRoutes,
  names: namedConnectors,
  setUp: [connectorsSetUp],
  around: async (ctx) => ({ connectors: await connectorNames(ctx) }),
  constraints: { connector_name_once: 'connectors.nameTaken' },
  chores: [
    {
      task: 'connectors.sweep',
      cron: '41 3 * * *',
      run: (ctx) => deleteTriesBefore(ctx, new Date(ctx.now().getTime() - TRIES_KEPT_MS)),
    },
  ],
}
