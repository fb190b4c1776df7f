export { dashboardOperations } from './operations'
export {
  type Compared,
  type FigureName,
  figureNames,
  FigureRow,
  FunnelView,
  HealthRow,
  HealthView,
  type Narrowed,
  SalesView,
  Share,
  TrafficView,
} from './schema'
