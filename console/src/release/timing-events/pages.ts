import type { timingEventOperations } from '@coverwright/contract/release/timing-events'
import { type Screen, toAsk } from '../../platform/routes'

export const timingEventsScreens: readonly Screen[] = [
  {
    path: '/eventManager',
    hasGuide: true,
    inRail: true,
    foundBy: 'timetable calendar schedule event reminder timer 時間表 日曆 排程 提醒 时间表 日历 定时',
    needs: toAsk<typeof timingEventOperations.getCalendar>('timingEvents.read'),
    load: () => import('./event-manager-page').then((part) => part.EventManagerPage),
  },
  {
    path: '/companyEventManager',
    hasGuide: true,
    inRail: 'designer',
    foundBy: 'event timer reminder history 事件 定時 提醒 定时',
    needs: toAsk<typeof timingEventOperations.list>('timingEvents.read'),
    load: () => import('./company-events-page').then((part) => part.CompanyEventsPage),
  },
  {
    path: '/eventList',
    hasGuide: true,
    inRail: 'designer',
    foundBy: 'platform event chore nightly 平台 排程 定时',
    needs: toAsk<typeof timingEventOperations.listChores>('timingEvents.read'),
    load: () => import('./platform-events-page').then((part) => part.PlatformEventsPage),
  },
]
