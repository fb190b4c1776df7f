import { verificationStates } from '@coverwright/rules/company/companies'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { companyTopic } from '../../company/companies'
import { meTopic } from '../../company/identity'
import { membersTopic } from '../../company/members'
import { settingsTopic } from '../../company/settings'
import { productsTopic } from '../../design/products'

/** What a company does to get going, in the order in which most do it. */
export const setUpStepNames = [
  'companyProfile',
  'verification',
  'members',
  'twoStep',
  'sender',
  'product',
  'rates',
  'publish',
] as const

const Step = z.object({
  step: z.enum(setUpStepNames),
  isDone: z.boolean(),
  /** Handed in: nothing to do here until somebody else has looked. */
  isWaiting: z.boolean().optional(),
  /** How many there are of what the step is about: missing details, people, products. */
  count: z.int().min(0),
  verification: z.enum(verificationStates).optional(),
  /** The product that a step of a product goes on with. */
  productId: z.uuid().optional(),
})
export type SetUpStep = z.infer<typeof Step>

export const FoundView = z.object({
  kind: z.string(),
  id: z.uuid(),
  label: z.string(),
  hint: z.string(),
  href: z.string(),
})
export type FoundView = z.infer<typeof FoundView>

export const homeOperations = {
  getSetUp: operation({
    post: '/v1/login/getSetUp',
    may: 'signedIn',
    takes: z.object({}),
    gives: z.object({ steps: z.array(Step) }),
    changesWith: [companyTopic, membersTopic, meTopic, productsTopic, settingsTopic],
    says: 'How far the company is set up: the steps that the caller may do, from what is really there',
  }),
  search: operation({
    post: '/v1/login/searchThings',
    may: 'signedIn',
    takes: z.object({ text: z.string().trim().min(2).max(100) }),
    gives: z.object({ found: z.array(FoundView) }),
    says: 'The things of every room that are called like this, of those that the caller may open: a few of each kind',
  }),
} satisfies Operations
