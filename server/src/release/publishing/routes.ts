import { publishingOperations } from '@coverwright/contract/release/publishing'
import { bind } from '../../platform/operations'
import { listShells } from './list-shells'
import { getOffer, previewOffer } from './get-offer'
import { publishBody } from './publish-body'

export const publishingRoutes = bind(publishingOperations, { listShells, publishBody, getOffer, previewOffer })
