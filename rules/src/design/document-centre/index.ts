export {
  excerptOf,
  MAX_DOCUMENT_NAME,
  MAX_FOLDER_NAME,
  MAX_FOLDERS,
  MAX_NOTE,
  type PdfFacts,
  pdfRefusal,
  searchedText,
  type SeenBy,
} from './document'
export {
  bookletsOf,
  planDocumentsOf,
  type ProductDocument,
  productDocumentKinds,
  productDocumentStates,
  standardDocument,
} from './product-documents'
