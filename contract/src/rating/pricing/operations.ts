import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { HeldView } from '../connectors'
import { listOperation, operation, Revision } from '../../platform'
import { Recipe } from '../../design/parts'
import {
  CurveView,
  CustomersWanted,
  CustomerView,
  KeptQuoteView,
  ProblemView,
  RecipeView,
  ReplayView,
  Simulation,
  SimulationView,
  VariedInput,
} from './schema'
import { productsTopic } from '../../design/products'
import { pricingTopic } from './topics'
import { tablesTopic } from '../tables'

export const pricingOperations = {
  get: operation({
    post: '/v1/pricetable/getRecipe',
    may: 'products.read',
    takes: z.object({ productId: z.uuid(), language: z.enum(languages).optional() }),
    gives: RecipeView,
    changesWith: [productsTopic, tablesTopic],
    says: "A product's recipe with the names, tables, plans and add-ons that its steps may use, named in the reader's language",
  }),
  save: operation({
    post: '/v1/pricetable/updateRecipe',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision, recipe: Recipe }),
    gives: z.object({ revision: z.int(), problems: z.array(ProblemView) }),
    writes: true,
    says: 'Saves the recipe of the draft; refused when the recipe was changed since it was read, with how it is now',
  }),
  addSumInsured: operation({
    post: '/v1/pricetable/addSumInsured',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision }),
    gives: z.object({ revision: z.int() }),
    writes: true,
    says: 'Asks customers for the sum insured, where the rates of the tables are a share of it and no question asks for an amount',
  }),
  simulate: operation({
    post: '/v1/pricetable/simulateQuote',
    may: 'products.read',
    takes: Simulation,
    gives: SimulationView,
    says: 'Works out decision, prices and worksheets for one customer, by the saved recipe or one that comes along',
  }),
  makeCustomers: operation({
    post: '/v1/pricetable/generateCustomers',
    may: 'products.read',
    takes: CustomersWanted,
    gives: z.object({
      customers: z.array(CustomerView),
      problems: z.array(ProblemView),
      held: z.array(HeldView),
      /** The book that they are from; null where they are made up. */
      portfolio: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    }),
    says: 'Customers of a book, or made up from the questions and tables, each rated; the same seed gives the same people',
  }),
  vary: operation({
    post: '/v1/pricetable/varyInput',
    may: 'products.read',
    takes: VariedInput,
    gives: CurveView,
    says: 'The price over one input with all others as they are, with its jumps',
  }),
  keep: operation({
    post: '/v1/pricetable/keepQuote',
    may: 'products.write',
    takes: Simulation.extend({ title: z.string().trim().min(1).max(200) }),
    gives: KeptQuoteView,
    writes: true,
    says: 'Keeps a quote with everything that it was worked out from',
  }),
  listKept: listOperation({
    post: '/v1/pricetable/listKeptQuotes',
    may: 'products.read',
    rows: KeptQuoteView,
    also: { productId: z.uuid() },
    searches: ['title'],
    filters: {},
    sorts: ['keptAt'],
    usual: '-keptAt',
    changesWith: [pricingTopic],
    says: 'Kept quotes of a product',
  }),
  replay: operation({
    post: '/v1/pricetable/replayQuote',
    may: 'products.read',
    takes: z.object({ id: z.uuid() }),
    gives: ReplayView,
    says: 'Works a kept quote out again from what was kept, and tells what differs',
  }),
  deleteKept: operation({
    post: '/v1/pricetable/deleteKeptQuote',
    may: 'products.write',
    takes: z.object({ id: z.uuid() }),
    gives: z.object({}),
    writes: true,
    says: 'Deletes a kept quote',
  }),
} as const
