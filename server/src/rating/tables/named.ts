import type { TableRow } from './store'

/** What every entry of the audit log says of its table: the ids that it is found by, and the key that people know. */
export const named = ({ id, productId, key }: Pick<TableRow, 'id' | 'productId' | 'key'>) => ({
  productId,
  tableId: id,
  table: key,
})
