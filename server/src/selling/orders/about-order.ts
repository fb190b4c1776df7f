import type { OrderToSettle } from './store'

export const toldOf = ({ id: orderId, productId, totalMinor: minor, currency, isTest }: OrderToSettle) => ({
  ...{ orderId, productId, isTest },
  total: { minor, currency },
})

export const aboutOrder = ({ id, productId }: OrderToSettle) => ({
  order: id,
  ...(productId ? { product: productId } : {}),
})
