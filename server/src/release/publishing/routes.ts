import { publishingOperations } from '@coverwright/contract/release/publishing'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { listShells } from './list-shells'
import { getOffer, previewOffer } from './get-offer'
import { publishBody } from './publish-body'

const bound = bind(publishingOperations, { listShells, publishBody, getOffer, previewOffer })

export const publishingRoutes = guardProducts(bound, { productId: itself })
