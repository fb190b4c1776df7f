import { z } from 'zod'
import { operation } from '../../platform'
import { ProductView, TrashedProduct } from './schema'
import { productsTopic } from '../topics'

const OfProduct = z.object({ id: z.uuid() })

/** What is done with a product as a whole. */
export const productKeepingOperations = {
  lock: operation({
    post: '/v1/wallproduct/lockProduct',
    may: 'products.write',
    takes: OfProduct,
    gives: ProductView,
    writes: true,
    says: 'Locks a product: nobody changes its design until it is unlocked',
  }),
  unlock: operation({
    post: '/v1/wallproduct/unlockProduct',
    may: 'products.write',
    takes: OfProduct,
    gives: ProductView,
    writes: true,
    says: 'Takes the lock of a product away',
  }),
  listTrash: operation({
    post: '/v1/wallproduct/listTrashedProducts',
    may: 'products.read',
    takes: z.object({}),
    gives: z.object({ rows: z.array(TrashedProduct) }),
    changesWith: [productsTopic],
    says: 'Products in the trash that still come back, the last one first',
  }),
  trash: operation({
    post: '/v1/wallproduct/trashProduct',
    may: 'products.write',
    takes: OfProduct,
    gives: z.object({}),
    writes: true,
    says: 'Moves a product to the trash, from which it comes back for 30 days; refused while it is online',
  }),
  restore: operation({
    post: '/v1/wallproduct/restoreProduct',
    may: 'products.write',
    takes: OfProduct,
    gives: ProductView,
    writes: true,
    says: 'Takes a product out of the trash, as it was',
  }),
} as const
