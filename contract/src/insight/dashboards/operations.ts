import { figureRanges, healthFigures } from '@coverwright/rules/insight/dashboards'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { productsTopic } from '../../design/products'
import { ordersTopic } from '../../selling/orders'
import { policiesTopic } from '../../selling/policies'
import {
  figureNames,
  FigureRow,
  FunnelView,
  HealthRow,
  HealthView,
  Narrowed,
  SalesView,
  Share,
  TrafficView,
} from './schema'

/** Asked again while sales come in. */
const live = { may: 'insights.read', changesWith: [policiesTopic, ordersTopic] } as const
const Ranged = z.object({ range: z.enum(figureRanges).default('days30') })

export const dashboardOperations = {
  getSales: operation({
    ...live,
    post: '/v1/dashboard/getSales',
    takes: Narrowed,
    gives: SalesView,
    says: 'Premium, policies, commission, refunds and quotes of a time against the time before, and along it',
  }),
  getShares: operation({
    ...live,
    post: '/v1/dashboard/getShares',
    /** With the reader's language, for what plans are called. */
    takes: Narrowed.extend({ language: z.enum(languages).optional() }),
    gives: z.object({
      currency: z.string(),
      byProduct: z.array(Share),
      byChannel: z.array(Share),
      byPlan: z.array(Share),
    }),
    says: 'What was sold by product, channel and plan',
  }),
  listFigureRows: operation({
    ...live,
    post: '/v1/dashboard/listFigureRows',
    takes: Narrowed.extend({
      figure: z.enum(figureNames),
      plan: z.string().max(80).optional(),
      page: z.int().min(1).max(10_000).default(1),
    }),
    gives: z.object({
      currency: z.string(),
      rows: z.array(FigureRow),
      total: z.int(),
      /** What the rows come to, all pages together: the figure itself. */
      sum: z.int(),
    }),
    says: 'The rows that a figure is made of, the newest first, 50 a page, and what they come to',
  }),
  getFunnel: operation({
    may: 'insights.read',
    post: '/v1/dashboard/getFunnel',
    takes: Ranged.extend({ shellId: z.uuid(), language: z.enum(languages) }),
    gives: FunnelView,
    says: 'How far visits of one published product came, page by page, and at which question they stopped',
  }),
  getTraffic: operation({
    may: 'insights.read',
    post: '/v1/dashboard/getTraffic',
    takes: Ranged,
    gives: TrafficView,
    says: 'Pages looked at and visits of a time against the time before, by product, channel and device',
  }),
  getHealth: operation({
    may: 'insights.read',
    post: '/v1/dashboard/getHealth',
    takes: z.object({}),
    gives: z.object({ rows: z.array(HealthView) }),
    changesWith: [productsTopic, ordersTopic],
    says: 'Every published product with its errors, slow pages and refused payments of the last 24 hours, and when it expires',
  }),
  listHealthRows: operation({
    may: 'insights.read',
    post: '/v1/dashboard/listHealthRows',
    takes: z.object({ shellId: z.uuid(), figure: z.enum(healthFigures), language: z.enum(languages) }),
    gives: z.object({
      /** The newest first, 200 at most. */
      rows: z.array(HealthRow),
      /** What all rows come to: the figure itself. */
      sum: z.int(),
    }),
    changesWith: [productsTopic, ordersTopic],
    says: 'What a figure of the health of a published product is made of: hours of its pages, payments, quotes',
  }),
} as const satisfies Operations
