import { documentCentreOperations, productDocumentOperations } from '@coverwright/contract/design/document-centre'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { seedDocumentCentre } from './demo'
import { getProductDocuments } from './get-product-documents'
import { addDocument, addVersion, deleteDocument, updateDocument } from './keep-document'
import { addFolder, deleteFolder, renameFolder } from './keep-folder'
import { getAddress, getDocument, listDocuments, listReaders } from './list-documents'
import { documentsSetUp } from './set-up'
import { centreNames } from './tables'

export const documentCentreRoom: ProductRoom = {
  name: 'document-centre',
  operations: [
    ...bind(documentCentreOperations, {
      ...{ list: listDocuments, get: getDocument, getAddress, add: addDocument, update: updateDocument, addVersion },
      listReaders,
      ...{ delete: deleteDocument, addFolder, renameFolder, deleteFolder },
    }),
    ...guardProducts(bind(productDocumentOperations, { get: getProductDocuments }), { productId: itself }),
  ],
  setUp: [documentsSetUp],
  names: centreNames,
  constraints: {
    centre_document_name_once: 'documentCentre.nameTaken',
    centre_folder_name_once: 'documentCentre.folderTaken',
  },
  demo: seedDocumentCentre,
}
