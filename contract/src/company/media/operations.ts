import { fileKindNames, uploadPurposeNames } from '@coverwright/rules/company/media'
import { z } from 'zod'
import { anyOf, listOperation, operation, type Operations } from '../../platform'
import { FileView, PictureDraft, UploadDraft, UploadTicket } from './schema'

const FileId = z.object({ fileId: z.uuid() })

/** Files: announce, send to the signed address, complete; then read by signed address. */
export const mediaOperations = {
  requestUpload: operation({
    post: '/v1/s3/getSignedUrl',
    may: 'signedIn',
    writes: true,
    secret: true,
    takes: UploadDraft,
    gives: UploadTicket,
    says: 'Announces a file and gives the signed address that its bytes are PUT to',
  }),
  completeUpload: operation({
    post: '/v1/upload/completeUpload',
    may: 'signedIn',
    writes: true,
    secret: true,
    takes: z.object({ uploadId: z.uuid() }),
    gives: FileView,
    says: 'Looks through what was sent and keeps it as a file',
  }),
  getFile: operation({
    post: '/v1/upload/getFile',
    may: 'signedIn',
    takes: FileId,
    gives: FileView,
    says: 'One file with a signed address to read it',
  }),
  listFiles: listOperation({
    post: '/v1/upload/listFiles',
    may: 'signedIn',
    rows: FileView,
    searches: ['name'],
    filters: { purpose: anyOf(uploadPurposeNames), kind: anyOf(fileKindNames) },
    sorts: ['madeAt', 'name'],
    usual: '-madeAt',
    says: "The company's files",
  }),
  deleteFile: operation({
    post: '/v1/upload/deleteFile',
    may: 'signedIn',
    writes: true,
    takes: FileId,
    gives: z.object({ fileId: z.uuid() }),
    says: 'Deletes a file that is shown nowhere: one that the caller made, or any with the right to change the company',
  }),
  takePicture: operation({
    post: '/node-server/puppeteer',
    may: 'products.write',
    writes: true,
    secret: true,
    takes: PictureDraft,
    gives: FileView,
    says: 'A PNG picture of one of our own pages as a stranger sees it, kept as a file',
  }),
} satisfies Operations
