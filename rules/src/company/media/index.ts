export { extensionOf, type FileKind, fileKindNames, fileKinds, kindOfExtension, kindOfType } from './kinds'
export {
  type FilePurpose,
  hiddenPurposes,
  madePurposes,
  maySend,
  fontLimits,
  imageLimits,
  MAX_UPLOAD_BYTES,
  pictureLimits,
  PIECES_LIFE_MS,
  READ_ADDRESS_LIFE_MS,
  UPLOAD_LIFE_MS,
  type UploadPurpose,
  uploadPurposeNames,
  uploadPurposes,
  zipLimits,
} from './limits'
export { pieceSizes } from './pieces'
export { cleanedName, contentDisposition, nameWithExtension, offendingCharacter, shownName } from './names'
export { mayBeFetchedForPicture, pagePathRefusal } from './page-path'
export { type FilePlace, filePlaces } from './places'
export { completionRefusal, contentRefusal, uploadRefusal, type UploadState } from './upload'
