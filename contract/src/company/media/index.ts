export { mediaOperations } from './operations'
export { FileView, PictureDraft, UploadDraft, UploadTicket } from './schema'
