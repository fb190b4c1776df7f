import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { guardProducts, itself } from '../../design/products'
import { bind } from '../../platform/operations'
import type { RefuseUnready } from '../publishing'
import { cancelSchedule } from './cancel-schedule'
import { createSchedule } from './create-schedule'
import { listSchedules } from './list-schedules'
import { productOfSchedule } from './store'
import { updateSchedule } from './update-schedule'

const bound = (refuseUnready: RefuseUnready) =>
  bind(scheduleOperations, {
    list: listSchedules,
    create: (ctx, asked) => createSchedule(ctx, asked, refuseUnready),
    update: updateSchedule,
    cancel: cancelSchedule,
  })

export const scheduleRoutes = (refuseUnready: RefuseUnready) =>
  guardProducts(bound(refuseUnready), { productId: itself, scheduleId: productOfSchedule })
