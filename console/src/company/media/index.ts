export { RenameOffer } from './rename-offer'
export { useRenamedUpload } from './use-renamed-upload'
export { useUploadFor } from './use-upload-for'
