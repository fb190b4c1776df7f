import { dashboardOperations } from '@coverwright/contract/insight/dashboards'
import { bind, type Room } from '../../platform/operations'
import { mergeCounts } from './count-store'
import { getFunnel } from './get-funnel'
import { getHealth } from './get-health'
import { getSales } from './get-sales'
import { getShares } from './get-shares'
import { getTraffic } from './get-traffic'
import { listFigureRows } from './list-figure-rows'
import { listHealthRows } from './list-health-rows'

/** Figures over what was sold and looked at: sums over the ledger, and counts that are kept as things are sold. */
export const dashboardsRoom: Room = {
  name: 'dashboards',
  operations: bind(dashboardOperations, {
    getSales,
    getShares,
    listFigureRows,
    getFunnel,
    getTraffic,
    getHealth,
    listHealthRows,
  }),
  chores: [{ task: 'dashboards.mergeCounts', cron: '11 2 * * *', run: mergeCounts }],
}
