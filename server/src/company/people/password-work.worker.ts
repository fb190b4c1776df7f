import { serveTasks } from '../../platform/workers'
import { doPasswordTask } from './password-work'

serveTasks(async (task: Parameters<typeof doPasswordTask>[0]) => doPasswordTask(task))
