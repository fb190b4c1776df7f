import type { dashboardOperations } from '@coverwright/contract/insight/dashboards'
import { type Screen, toAsk } from '../../platform/routes'

const needs = toAsk<typeof dashboardOperations.getSales>('insights.read')

export const dashboardsScreens: readonly Screen[] = [
  {
    path: '/dashBoard',
    hasGuide: true,
    inRail: true,
    needs,
    load: () => import('./overview-page').then((part) => part.OverviewPage),
  },
  {
    path: '/dashboard-revence',
    hasGuide: true,
    under: '/dashBoard',
    inRail: true,
    needs,
    load: () => import('./revenue-page').then((part) => part.RevenuePage),
  },
  {
    path: '/dashboard-traffic',
    hasGuide: true,
    under: '/dashBoard',
    inRail: true,
    needs: toAsk<typeof dashboardOperations.getTraffic>('insights.read'),
    load: () => import('./traffic-page').then((part) => part.TrafficPage),
  },
  {
    path: '/shellDashBoard',
    hasGuide: true,
    under: '/dashBoard',
    needs: toAsk<typeof dashboardOperations.getHealth>('insights.read'),
    load: () => import('./shell-page').then((part) => part.ShellPage),
    inPublisher: () => import('./health-card').then((part) => part.HealthCard),
  },
]
