import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { guardProducts, itself } from '../../design/products'
import { bind } from '../../platform/operations'
import { cancelSchedule } from './cancel-schedule'
import { createSchedule } from './create-schedule'
import { listSchedules } from './list-schedules'
import { productOfSchedule } from './store'
import { updateSchedule } from './update-schedule'

const bound = bind(scheduleOperations, {
  list: listSchedules,
  create: createSchedule,
  update: updateSchedule,
  cancel: cancelSchedule,
})

export const scheduleRoutes = guardProducts(bound, { productId: itself, scheduleId: productOfSchedule })
