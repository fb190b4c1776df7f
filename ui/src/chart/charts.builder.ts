import type { BarSpec, FunnelSpec, LineSpec } from './chart-types'

/** Premium of three days, one of which has none yet, against the days before. */
export const premium = (more: Partial<LineSpec> = {}): LineSpec => ({
  kind: 'line',
  unit: { kind: 'money', currency: 'HKD' },
  scale: { kind: 'time', title: 'Day', step: 'day', moments: ['2026-11-13', '2026-11-14', '2026-11-15'] },
  series: [
    { key: 'now', name: 'Premium', values: [1_234_550, null, 2_000_000] },
    { key: 'before', name: 'Last week', values: [1_100_000, 1_300_000, null], look: 'compared' },
  ],
  ...more,
})

export const policies = (more: Partial<BarSpec> = {}): BarSpec => ({
  kind: 'bar',
  unit: { kind: 'number' },
  scale: { kind: 'words', title: 'Channel', labels: ['Direct', 'Agents'] },
  series: [{ key: 'sold', name: 'Policies', values: [169, 39] }],
  ...more,
})

export const journey: FunnelSpec = {
  kind: 'funnel',
  unit: { kind: 'number' },
  parts: [
    { key: 'visits', name: 'Visits', value: 2_000 },
    { key: 'quotes', name: 'Quotes', value: 500 },
    { key: 'policies', name: 'Policies', value: 92 },
  ],
}
