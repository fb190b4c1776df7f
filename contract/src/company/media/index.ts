export { mediaOperations } from './operations'
export { FileView, PictureDraft, ReadAddress, UploadDraft, UploadTicket } from './schema'
