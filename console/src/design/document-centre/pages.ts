import type { documentCentreOperations, productDocumentOperations } from '@coverwright/contract/design/document-centre'
import { type Screen, toAsk } from '../../platform/routes'

export const documentCentreScreens: readonly Screen[] = [
  {
    path: '/company-document-centre',
    hasGuide: true,
    inRail: true,
    foundBy: 'document file pdf folder version search text 文件 資料夾 搜尋 文件夹 搜索',
    needs: toAsk<typeof documentCentreOperations.list>('documents.read'),
    load: () => import('./document-centre-page').then((part) => part.DocumentCentrePage),
  },
  {
    path: '/documentList',
    hasGuide: true,
    setsUp: 'documents',
    under: '/project',
    foundBy: 'booklet cover document declaration template 手冊 聲明 範本 手册 声明 模板',
    needs: toAsk<typeof productDocumentOperations.get>('products.read'),
    load: () => import('./product-documents-page').then((part) => part.ProductDocumentsPage),
  },
]
