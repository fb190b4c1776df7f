export { importsScreens } from './pages'
export { RenameOffer } from './rename-offer'
export { useRenamedUpload } from './use-renamed-upload'
