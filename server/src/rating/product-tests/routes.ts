import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfTest } from './store'
import { deleteTest } from './delete-test'
import { updateTest } from './update-test'
import { createTest } from './create-test'
import { explainTest } from './explain-test'
import { exportTests } from './export-tests'
import { getSold } from './get-sold'
import { listSoldRows } from './list-sold-rows'
import { importTests } from './import-tests'
import { listTests } from './list-tests'
import { runTests } from './run-tests'

const bound = bind(productTestOperations, {
  listTests,
  createTest,
  importTests,
  exportTests,
  updateTest,
  deleteTest,
  runTests,
  explainTest,
  getSold,
  listSoldRows,
})

export const productTestRoutes = guardProducts(bound, { productId: itself, id: productOfTest })
