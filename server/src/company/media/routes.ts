import { mediaOperations } from '@coverwright/contract/company/media'
import { bind } from '../../platform/operations'
import { completeUpload } from './complete-upload'
import { deleteFile } from './delete-file'
import { getFile } from './get-file'
import { listFiles } from './list-files'
import { requestUpload } from './request-upload'
import { takePicture } from './take-picture'

export const mediaRoutes = bind(mediaOperations, {
  requestUpload,
  completeUpload,
  getFile,
  listFiles,
  deleteFile,
  takePicture,
})
