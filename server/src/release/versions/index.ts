import { versionOperations } from '@coverwright/contract/release/versions'
import { guardProducts, itself } from '../../design/products'
import { bind, type Room } from '../../platform/operations'
import { compareImport } from './compare-import'
import { comparePoints } from './compare-points'
import { eraseExport, exportProduct } from './export-product'
import { getHistory } from './get-history'
import { goBack } from './go-back'
import { importProduct } from './import-product'
import { takeOverImport } from './take-over-import'

/** The history of a product, and its way out of the house and in again; stands above what a product is made of. */
export const versionsRoom: Room = {
  name: 'versions',
  operations: guardProducts(
    bind(versionOperations, {
      ...{ getHistory, compare: comparePoints, goBack, exportProduct },
      ...{ importProduct, compareImport, takeOverImport },
    }),
    { productId: itself },
  ),
  jobs: [eraseExport],
}
