import { domainStates } from '@coverwright/rules/account/domains'
import { z } from 'zod'
import { BillPriceView, BillView } from '../billing'
import { listOperation, liveTopic, may, oneOf, operation, type Operations } from '../../platform'
import { DomainRowView, DomainTarget, DomainView, OfferedName, TargetView, TypedName } from './schema'

export const domainsTopic = liveTopic('domains')

const One = z.object({ id: z.uuid() })
const read = { may: 'domains.read', changesWith: [domainsTopic] } as const
const write = { may: 'domains.write', writes: true } as const
const pay = { may: 'subscriptions.write', writes: true } as const

/** The spelling of the paths is the specification's. */
export const domainOperations = {
  checkName: operation({
    ...read,
    post: '/v1/domain/checkDomain',
    takes: TypedName,
    gives: OfferedName,
    says: 'Whether a name can be bought, and what a year of it costs',
  }),
  suggestNames: operation({
    ...read,
    post: '/v1/domain/suggestDomain',
    takes: TypedName,
    gives: z.object({ names: z.array(OfferedName) }),
    says: 'Names near the wanted one that can be bought, with their prices',
  }),
  register: operation({
    ...pay,
    post: '/v1/domain/registerDomain',
    takes: TypedName.extend({ totalMinor: z.int() }),
    gives: z.object({ domain: DomainRowView, bill: BillView }),
    says: 'Holds a name and orders a year of it; another total than the one that was read is refused',
  }),
  list: listOperation({
    ...read,
    post: '/v1/domain/getDoaminList',
    rows: DomainRowView,
    more: {
      may: may('buy', 'connect'),
      /** Why no domain can be had yet: the company is in its trial, or its plan has none. */
      lacks: z.enum(['trial', 'plan']).nullable(),
    },
    searches: ['name'],
    filters: { state: oneOf(domainStates) },
    tabs: 'state',
    sorts: ['name', 'madeAt'],
    usual: '-madeAt',
    says: 'The domains of the company with their states, certificates and what each shows',
  }),
  bind: operation({
    ...write,
    post: '/v1/domain/binDingDomain',
    takes: One.extend({ target: DomainTarget.nullable() }),
    gives: DomainView,
    says: 'Shows a product at a domain from now on, or nothing',
  }),
  own: operation({
    ...write,
    post: '/v1/domain/ownDomain',
    takes: TypedName,
    gives: DomainView,
    says: 'Begins to connect a domain or subdomain that the company owns: gives the records to set, with a token of this claim alone',
  }),
  get: operation({
    ...read,
    post: '/v1/domain/getDomain',
    takes: One,
    gives: DomainView,
    says: 'One domain with its records and what was found of them',
  }),
  checkRecords: operation({
    ...write,
    post: '/v1/domain/checkRecords',
    takes: One,
    gives: DomainView,
    says: 'Looks every record up at each resolver now; once all are there the certificate is made',
  }),
  update: operation({
    ...write,
    post: '/v1/domain/updateDomain',
    takes: One.extend({ autoRenew: z.boolean().optional(), renewsCertificate: z.boolean().optional() }),
    gives: DomainView,
    says: 'Turns the renewal of a domain or of its certificate on or off',
  }),
  delete: operation({
    ...write,
    post: '/v1/domain/deleteDomain',
    takes: One,
    gives: One,
    says: 'Removes a domain: it is not served any more, and its claim proves nothing from now on',
  }),
  listTargets: operation({
    ...read,
    post: '/v1/domain/listTargets',
    takes: z.object({}),
    gives: z.object({ targets: z.array(TargetView) }),
    says: 'What can be shown at a domain: the live addresses of products',
  }),
  previewPrice: operation({
    ...read,
    post: '/v1/paymendomain/previewDomain',
    takes: TypedName,
    gives: BillPriceView,
    says: 'What a year of a domain costs, with tax and what the account holds',
  }),
  pay: operation({
    ...pay,
    post: '/v1/paymendomain/payDomain',
    takes: One,
    gives: BillView,
    says: 'Charges the kept card for a domain that was ordered',
  }),
  renew: operation({
    ...pay,
    post: '/v1/paymendomain/renewDomain',
    takes: One,
    gives: BillView,
    says: 'Orders another year of a bought domain and charges the kept card',
  }),
} as const satisfies Operations
