import { useLocation } from '@tanstack/react-router'
import { ConnectorList } from './connector-list'
import { ProductConnectors } from './product-connectors'
import { RunList } from './run-list'

// With the screen, so that the first page knows of one file less.
export { AsksInEditor } from './asks-in-editor'

/** The connectors, their runs, and with `?product=` what one product asks of them. */
export function ApiListPage() {
  const { tab, product } = useLocation().search as { tab?: string; product?: string }
  if (product) return <ProductConnectors />
  return tab === 'runs' ? <RunList /> : <ConnectorList />
}
