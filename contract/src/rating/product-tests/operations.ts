import { z } from 'zod'
import { listOperation, oneOf, operation } from '../../platform'
import {
  NewTest,
  SoldRows,
  SoldView,
  TestBatch,
  TestChange,
  TestExplained,
  TestRun,
  TestView,
  TriedWith,
} from './schema'
import { productsTopic } from '../../design/products'
import { tablesTopic } from '../tables'

export const productTestOperations = {
  listTests: listOperation({
    post: '/v1/wallData/listTests',
    may: 'products.read',
    rows: TestView,
    also: {
      productId: z.uuid(),
      /** With what a test fails. */
      ...TriedWith,
    },
    searches: ['title'],
    filters: { outcome: oneOf(['failed']) },
    tabs: 'outcome',
    sorts: ['createdAt', 'title'],
    usual: 'createdAt',
    changesWith: [productsTopic, tablesTopic],
    says: 'The tests of a product: customers with the price and decision that must come out; or those that fail',
  }),
  createTest: operation({
    post: '/v1/wallData/createTest',
    may: 'products.write',
    takes: NewTest,
    gives: TestView,
    writes: true,
    says: 'Keeps a customer as a test; without an expectation, what the draft says now is expected from now on',
  }),
  importTests: operation({
    post: '/v1/wallData/importTests',
    may: 'products.write',
    takes: TestBatch,
    gives: z.object({ added: z.int(), changed: z.int() }),
    writes: true,
    says: 'Keeps many customers as tests; one whose title is that of a test takes its place',
  }),
  exportTests: operation({
    post: '/v1/wallData/exportTests',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ name: z.string(), text: z.string() }),
    says: 'All tests of a product as a sheet that can be imported again, with formulas made harmless',
  }),
  updateTest: operation({
    post: '/v1/wallData/updateTest',
    may: 'products.write',
    takes: TestChange,
    gives: TestView,
    writes: true,
    says: 'Changes a test',
  }),
  deleteTest: operation({
    post: '/v1/wallData/deleteTest',
    may: 'products.write',
    takes: z.object({ id: z.uuid() }),
    gives: z.object({}),
    writes: true,
    says: 'Deletes a test',
  }),
  runTests: operation({
    post: '/v1/wallData/runTests',
    may: 'products.read',
    takes: z.object({ productId: z.uuid(), ...TriedWith }),
    gives: TestRun,
    changesWith: [productsTopic, tablesTopic],
    says: 'Runs every test of a product against its newest body, with the tables in force or the newest drafts',
  }),
  explainTest: operation({
    post: '/v1/wallData/explainTest',
    may: 'products.read',
    takes: z.object({ id: z.uuid(), ...TriedWith }),
    gives: TestExplained,
    changesWith: [productsTopic, tablesTopic],
    says: 'The worksheet of a test now beside the one it was kept with, or that of the version that is sold',
  }),
  getSold: operation({
    post: '/v1/wallData/getSold',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: z.object({ sold: SoldView.nullable() }),
    changesWith: [productsTopic],
    says: 'What is sold now, for a draft to be held against; null while nothing was published',
  }),
  listSoldRows: operation({
    post: '/v1/wallData/listSoldRows',
    may: 'products.read',
    takes: z.object({
      productId: z.uuid(),
      versionId: z.uuid(),
      offset: z.int().min(0).max(10_000_000).default(0),
      limit: z.int().min(1).max(10_000).default(10_000),
    }),
    gives: SoldRows,
    says: 'Rows of a table as they were published, also where the table is gone meanwhile',
  }),
} as const
