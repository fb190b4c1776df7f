import { startQuestion } from '@coverwright/rules/design/forms'
import type { Texts } from '@coverwright/rules/languages'
import {
  type Body,
  type InsuranceType,
  type ProductRole,
  type ProductSize,
  startingBody,
} from '@coverwright/rules/design/products'
import { findPersonByEmail } from '../../company/people'
import type { CompanyCtx } from '../../platform/operations'
import { openProduct } from './open-product'
import { insertGroup, insertGroupPerson, updateGroupOf } from './group-store'
import { insertInvited, updateAccess } from './people-store'
import { pawsChoice, pawsPlans } from './paws-plans'

type Started = {
  name: string
  description: string
  insuranceType: InsuranceType
  size: ProductSize
  owner: string
  page: Texts
  questions: Body['pages'][number]['questions']
  /** Only these work on it, beside its owner and whoever manages all products. */
  invited?: Readonly<Record<string, ProductRole>>
  /** Whether it is one of the group below. */
  isGrouped?: boolean
  /** What else it has: further pages, plans. */
  further?: { pages: Body['pages']; plans: Body['plans'] }
}

const said = (en_us: string, zh_tw: string): Texts => ({ en_us, zh_tw })

const started: readonly Started[] = [
  {
    name: 'Medical Top-up',
    isGrouped: true,
    description: 'Pays what the group scheme does not.',
    insuranceType: 'medical',
    size: 'complicated',
    owner: 'standard@harbour.example',
    invited: { 'designer@harbour.example': 'readOnly' },
    page: said('About you', '關於您'),
    questions: [
      { ...startQuestion('date', 'birth', 'birthday'), title: said('When were you born?', '您的出生日期？') },
      { ...startQuestion('yesNo', 'smoke', 'smoker'), title: said('Do you smoke?', '您吸煙嗎？') },
      {
        ...startQuestion('money', 'limit', 'groupLimit'),
        title: said('How much does your group scheme pay a year?', '團體計劃每年賠償多少？'),
        currency: 'HKD',
      },
    ],
  },
  {
    name: 'Home Contents 50',
    description: 'Furniture and valuables of flats up to 50 square metres.',
    insuranceType: 'home',
    size: 'standard',
    owner: 'designer@harbour.example',
    page: said('Your home', '您的住所'),
    questions: [
      { ...startQuestion('address', 'where', 'home'), title: said('Where is it?', '住所地址？') },
      { ...startQuestion('number', 'size', 'squareMetres'), title: said('How large is it?', '面積多大？'), max: '50' },
    ],
  },
  {
    name: 'Paws Lifetime',
    isGrouped: true,
    description: 'Vet bills for dogs and cats, for as long as they live.',
    insuranceType: 'pet',
    size: 'standard',
    owner: 'admin@harbour.example',
    page: said('Your pet', '您的寵物'),
    questions: [{ ...startQuestion('text', 'pet', 'petName'), title: said('What is it called?', '牠叫甚麼名字？') }],
    further: { pages: [pawsChoice], plans: pawsPlans },
  },
]

/** Products that the same people work on: one who designs, one who looks. */
const group = {
  name: 'Health and pets',
  people: { 'designer@harbour.example': 'readWrite', 'auditor@harbour.example': 'readOnly' },
} as const

/** Products that have only been begun, each by somebody else: what a list looks like in a working company. */
export async function seedProductsDemo(ctx: CompanyCtx) {
  const groupId = ctx.newId()
  await insertGroup(ctx, { id: groupId, name: group.name })
  for (const [email, role] of Object.entries(group.people)) {
    const person = await findPersonByEmail(ctx, email)
    if (person) await insertGroupPerson(ctx, groupId, person.id, role)
  }
  for (const { page, questions, owner, further, invited, isGrouped, ...product } of started) {
    const sold = { ...product, currency: 'HKD', languages: ['en_us' as const, 'zh_tw' as const] }
    const about = { ...sold, timeZone: 'Asia/Hong_Kong', ownerId: (await findPersonByEmail(ctx, owner))?.id ?? null }
    const start = startingBody(about, () => ctx.newId())
    const pages = [...start.pages.map((each) => ({ ...each, title: page, questions })), ...(further?.pages ?? [])]
    const body: Body = { ...start, pages, ...(further ? { plans: further.plans } : {}) }
    const { id } = await openProduct(ctx, { ...about, body })
    if (invited) await seedPeople(ctx, id, invited)
    if (isGrouped) await updateGroupOf(ctx, id, groupId)
  }
}

async function seedPeople(ctx: CompanyCtx, productId: string, invited: NonNullable<Started['invited']>) {
  await updateAccess(ctx, productId, 'invited')
  for (const [email, role] of Object.entries(invited)) {
    const person = await findPersonByEmail(ctx, email)
    if (person) await insertInvited(ctx, productId, person.id, role)
  }
}
