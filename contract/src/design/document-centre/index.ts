export { documentCentreOperations, documentCentreTopic, productDocumentOperations } from './operations'
export {
  CentreDocumentDraft,
  CentreDocumentView,
  CentreVersionView,
  DocumentUse,
  FolderDraft,
  FolderView,
  ProductDocumentView,
  SeenBy,
} from './schema'
