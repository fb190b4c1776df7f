import { productTestOperations, type TestView } from '@coverwright/contract/rating/product-tests'
import type { Permission } from '@coverwright/rules/company/members'
import { mayDo } from '../../platform/operations'
import type { TestRow } from './store'

export function presentTest(row: TestRow, permissions: readonly Permission[]): TestView {
  return {
    id: row.id,
    productId: row.productId,
    title: row.title,
    customer: row.customer as TestView['customer'],
    expected: row.expected,
    origin: row.origin,
    updatedAt: row.updatedAt.toISOString(),
    may: mayDo({ permissions }, { update: productTestOperations.updateTest, delete: productTestOperations.deleteTest }),
  }
}
