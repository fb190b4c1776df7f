import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { askings } from '../connectors'
import { operation, type Operations, Revision } from '../../platform'
import { Guide } from '../../design/parts'
import { AuthorityView, CaseAsked, DecidedView, GuideView, RoleLimit } from './schema'
import { membersTopic } from '../../company/members'
import { productsTopic } from '../../design/products'
import { authorityTopic } from './topics'

const productId = z.uuid()
const Refusal = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })

/** What a product accepts, on which terms, and who decides what it refers. */
export const underwritingOperations = {
  get: operation({
    post: '/v1/wallUnderwriting/getGuide',
    may: 'products.read',
    takes: z.object({ productId, language: z.enum(languages).optional() }),
    gives: GuideView,
    changesWith: [productsTopic],
    says: "A product's underwriting rules and tables, with the names and tables that they may use",
  }),
  save: operation({
    post: '/v1/wallUnderwriting/updateGuide',
    may: 'products.write',
    takes: z.object({ productId, baseRevision: Revision, guide: Guide }),
    gives: GuideView,
    writes: true,
    says: 'Saves the guide of the draft; what is wrong with it comes back as problems, each at its rule or table',
  }),
  decide: operation({
    post: '/v1/wallUnderwriting/decide',
    may: 'products.read',
    takes: z.object({
      productId,
      guide: Guide,
      answers: z.record(z.string().max(64), z.json()),
      startDate: z.iso.date().optional(),
      /** Of connectors: what is typed is not asked for key by key. */
      asking: z.enum(askings).default('recorded'),
    }),
    gives: DecidedView,
    says: 'Tries one customer against the guide as it is sent: decision, terms and every reason, and what connectors said',
  }),
  listAuthority: operation({
    post: '/v1/wallUnderwriting/listAuthorityLimits',
    may: 'products.read',
    takes: z.object({}),
    gives: AuthorityView,
    changesWith: [authorityTopic, membersTopic],
    says: 'How far each role may decide referred cases on its own',
  }),
  saveAuthority: operation({
    post: '/v1/wallUnderwriting/updateAuthorityLimits',
    may: 'members.write',
    takes: z.object({ limits: z.array(RoleLimit).min(1).max(100) }),
    gives: AuthorityView,
    writes: true,
    says: 'Sets how far roles may decide referred cases on their own',
  }),
  checkAuthority: operation({
    post: '/v1/wallUnderwriting/checkAuthority',
    may: 'products.read',
    takes: CaseAsked,
    gives: z.object({ refusal: Refusal.nullable(), roles: z.array(z.string()) }),
    changesWith: [authorityTopic, membersTopic],
    says: 'Whether the caller may decide a referred case so, and otherwise why not; and which roles may',
  }),
} satisfies Operations
