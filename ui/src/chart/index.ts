export { AreaChart, BarChart, DonutChart, FunnelChart, LineChart } from './charts'
export type { ChartMark, ChartPart, ChartScale, ChartSeries, ChartUnit } from './chart-types'
