export { UploadZone } from './upload-zone'
export type { UploadZoneProps } from './upload-zone'
export { UploadRefused } from './upload-state'
export type { Upload, UploadedFile } from './upload-state'
