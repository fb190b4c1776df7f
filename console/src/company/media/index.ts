export { useUploadFor } from './use-upload-for'
