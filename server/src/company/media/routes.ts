import { mediaOperations } from '@coverwright/contract/company/media'
import { bind } from '../../platform/operations'
import { completeUpload } from './complete-upload'
import { deleteFile } from './delete-file'
import { getFile, listFiles } from './get-file'
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
