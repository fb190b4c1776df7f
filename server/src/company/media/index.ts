import type { Room } from '../../platform/operations'
import { eraseObject, eraseObjects, sweepUploads } from './erase-object'
import { mediaRoutes } from './routes'

export { eraseAllFiles, eraseLater, eraseProfilePictures } from './erase-object'
export { completePieces } from './complete-pieces'
export { forgetFile, forgetFiles } from './forget-file'
export { dropPieces } from './drop-pieces'
export { holdFile } from './hold-file'
export { findHeldFile, isShownAt, listHolds } from './hold-store'
export { readFileAt } from './present'
export { announcePieces, missingPieces } from './send-pieces'
export { addFile, findFile, findFilesBySum, findSeenFile, listSameFiles } from './store'

export const media: Room = {
  name: 'media',
  operations: mediaRoutes,
  constraints: { file_is_held: 'media.justTaken' },
  jobs: [eraseObject, eraseObjects],
  chores: [{ task: 'media.sweepUploads', cron: '7,37 * * * *', run: sweepUploads }],
}
