import { z } from 'zod'
import { operation, pageOf, PageQuery } from '../platform'
import { NewTest, TestChange, TestRun, TestView } from './schema'

export const trialOperations = {
  listTests: operation({
    post: '/v1/wallData/listTests',
    may: 'products.read',
    takes: PageQuery.extend({ productId: z.uuid() }),
    gives: pageOf(TestView),
    says: 'The tests of a product: customers with the price and decision that must come out',
  }),
  createTest: operation({
    post: '/v1/wallData/createTest',
    may: 'products.write',
    takes: NewTest,
    gives: TestView,
    writes: true,
    says: 'Keeps a customer as a test; without an expectation, what the draft says now is expected from now on',
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
    takes: z.object({ productId: z.uuid(), tables: z.enum(['active', 'newest']).default('newest') }),
    gives: TestRun,
    says: 'Runs every test of a product against its newest body, with the tables in force or the newest drafts',
  }),
} as const
