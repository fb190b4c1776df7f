import { publishingOperations } from '@coverwright/contract/release/publishing'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { listShells } from './list-shells'
import { getOffer } from './get-offer'
import { previewOffer } from './preview-offer'
import { publishBody } from './publish-body'

const bound = bind(publishingOperations, { listShells, publishBody, getOffer, previewOffer })

export const publishingRoutes = guardProducts(bound, { productId: itself })
