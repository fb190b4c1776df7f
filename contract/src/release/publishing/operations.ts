import { MAX_SLUG } from '@coverwright/rules/release/publishing'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { AnyJson, operation } from '../../platform'
import { productsTopic } from '../../design/products'
import { OfferView } from './offer'
import { Hash, ShellView } from './schema'

/** By data name, as they were typed. */
const answers = z.record(z.string().min(1).max(64), AnyJson)
const slug = z.string().min(1).max(MAX_SLUG)
const productId = z.uuid()

export const publishingOperations = {
  listShells: operation({
    post: '/v1/wallproduct/listShells',
    may: 'products.read',
    takes: z.object({ productId }),
    gives: z.object({ rows: z.array(ShellView) }),
    changesWith: [productsTopic],
    says: 'Where a product stands, and which body is mounted there',
  }),
  publishBody: operation({
    post: '/v1/wallproduct/publishProduct',
    may: 'publishing.release',
    takes: z.object({ productId, slug }),
    gives: ShellView,
    writes: true,
    says: "Freezes the product's draft and mounts it at an address, at once and for every process",
  }),
  publishToPreLive: operation({
    post: '/v1/wallproduct/publishToPreLive',
    may: 'publishing.test',
    takes: z.object({ productId }),
    gives: z.object({
      shell: ShellView,
      /** Opens the page for whoever has it; told once, when the shell is made. */
      link: z.string().nullable(),
    }),
    writes: true,
    says: "Puts the draft, or the newest release, on the product's pre-live address, which only a link opens",
  }),
  renewLink: operation({
    post: '/v1/wallproduct/renewPreLiveLink',
    may: 'publishing.test',
    takes: z.object({ shellId: z.uuid() }),
    gives: z.object({ link: z.string() }),
    writes: true,
    says: 'A new link to a pre-live address; the one before opens nothing any more',
  }),
  mountRelease: operation({
    post: '/v1/wallproduct/mountRelease',
    may: 'publishing.release',
    takes: z.object({ productId, releaseHash: Hash, slug }),
    gives: ShellView,
    writes: true,
    says: 'Mounts a frozen release at a live address; another one that stood there becomes the swap backup',
  }),
  getOffer: operation({
    post: '/v1/wallproduct/getOffer',
    may: 'anyone',
    signed: false,
    takes: z.object({ slug, bodyHash: Hash, language: z.enum(languages), answers }),
    gives: OfferView,
    says: 'What a buyer pays with these answers, on the body that they are in the middle of',
  }),
  previewOffer: operation({
    post: '/v1/wallproduct/previewOffer',
    may: 'products.read',
    takes: z.object({ productId, language: z.enum(languages), answers }),
    gives: OfferView,
    says: 'The same on the newest body of a product, for its preview',
  }),
} as const
