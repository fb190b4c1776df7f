export { sendFile } from './send-file'
export { SheetUpload } from './sheet-upload'
export { useUploadFor } from './use-upload-for'
