import type { Room } from '../platform/operations'
import { eraseObject, sweepUploads } from './erase-object'
import { mediaRoutes } from './routes'

export { findFile } from './store'

export const media: Room = {
  name: 'media',
  operations: mediaRoutes,
  jobs: [eraseObject],
  chores: [{ task: 'media.sweepUploads', cron: '7,37 * * * *', run: sweepUploads }],
}
