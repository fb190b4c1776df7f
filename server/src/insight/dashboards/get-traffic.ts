import type { dashboardOperations, TrafficView } from '@coverwright/contract/insight/dashboards'
import type { TakesOf } from '@coverwright/contract/platform'
import { onSteps, stepsOf } from '@coverwright/rules/insight/dashboards'
import { listProductNames } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { both, compare, openWindows } from './sales'
import { countEvents, countVisitSteps } from './visits-store'

export async function getTraffic(
  ctx: MemberCtx,
  { range }: TakesOf<typeof dashboardOperations.getTraffic>,
): Promise<TrafficView> {
  const { windows, asked } = await openWindows(ctx, { range })
  const events = await both(windows, (window) => countEvents(ctx, window, asked.timeZone))
  const visits = await both(windows, (window) => countVisitSteps(ctx, window, asked.timeZone))
  const names = new Map((await listProductNames(ctx, 'all')).map(({ id, name }) => [id, name]))
  const counted = (event: string) => compare(events, (row) => (row.event === event ? row.count : 0))
  const views = events.now.filter(({ event }) => event === 'seen')
  const first = [...views, ...visits.now].reduce((day, { at }) => Math.min(day, at), windows.now.to - 6)
  const steps = stepsOf(windows.now, range === 'all' ? first : undefined)
  const along = (rows: readonly { at: number; count: number }[]) =>
    onSteps(steps, rows.map(({ at, count }) => ({ at, value: count }))) // oxfmt-ignore
  return {
    views: counted('seen'),
    visits: compare(visits, (row) => row.count),
    errors: counted('error'),
    slow: counted('slow'),
    steps: { step: steps.step, moments: [...steps.moments], views: along(views), visits: along(visits.now) },
    byProduct: summed(views, (row) => row.productId).map((row) => ({ ...row, name: names.get(row.key) ?? '' })),
    byChannel: summed(visits.now, (row) => row.channel),
    byDevice: summed(visits.now, (row) => row.device),
  }
}

/** The most first. */
function summed<Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count)
  return [...counts].map(([key, count]) => ({ key, name: key, count })).sort((a, b) => b.count - a.count)
}
