import type { Dataset, DataType } from '../datasets'
import type { ListName } from './blocks'
import type { MomentSubject } from './moments'
import type { BuiltKind } from './template'

/** How a value is written: days and money in the reader's way, a link as an address. */
export type VariableType = 'text' | 'number' | 'money' | 'date' | 'yesNo' | 'link'

export type Variable = {
  /** `holder.name`, as it stands between the braces. */
  readonly name: string
  readonly type: VariableType
  /** A likely value, for the picker and for a preview without a real policy. */
  readonly sample: MailValue
  /** Which things have it; all of them where it is left out. */
  readonly of?: readonly MomentSubject[]
  /** An entry of this list: known inside its loop alone. */
  readonly in?: ListName
  /** What a question is called, where it comes from one. */
  readonly title?: string
}

export type MailValue = string | number | boolean | { readonly minor: number; readonly currency: string }

const money = (minor: number) => ({ minor, currency: 'HKD' })
const POLICY = ['policy'] as const
const QUOTE = ['quote'] as const
const AGENT = ['agent'] as const
const SALE = ['policy', 'quote'] as const
const SOLD = ['policy', 'quote', 'page'] as const
const PAGE = ['page'] as const
const VOUCHER = ['voucher'] as const
const COMMISSION = ['commission'] as const

/** Everything that a template may name besides the answers of a product. */
export const variables: readonly Variable[] = [
  { name: 'holder.name', type: 'text', sample: 'Alex Morgan', of: SALE },
  { name: 'holder.firstName', type: 'text', sample: 'Alex', of: SALE },
  { name: 'holder.email', type: 'text', sample: 'holder@mail.example', of: SALE },
  { name: 'policy.number', type: 'text', sample: 'TRV-2026-001284', of: POLICY },
  { name: 'policy.plan', type: 'text', sample: 'Standard', of: POLICY },
  { name: 'policy.startDate', type: 'date', sample: '2026-11-22', of: POLICY },
  { name: 'policy.endDate', type: 'date', sample: '2026-11-29', of: POLICY },
  { name: 'policy.issuedDate', type: 'date', sample: '2026-11-02', of: POLICY },
  { name: 'policy.premium', type: 'money', sample: money(34000), of: POLICY },
  { name: 'policy.people', type: 'number', sample: 2, of: POLICY },
  { name: 'policy.paidBy', type: 'text', sample: 'Visa 1111', of: POLICY },
  { name: 'policy.addOns', type: 'text', sample: 'Winter sports', of: POLICY },
  { name: 'policy.insuredNames', type: 'text', sample: 'Alex Morgan, Robin Morgan', of: POLICY },
  { name: 'policy.order', type: 'text', sample: '4f0c2d1e', of: POLICY },
  { name: 'policy.cancelledDate', type: 'date', sample: '2026-11-05', of: POLICY },
  { name: 'policy.refund', type: 'money', sample: money(17000), of: POLICY },
  { name: 'policy.link', type: 'link', sample: 'https://insurer.example/my/policy', of: POLICY },
  { name: 'quote.number', type: 'text', sample: 'Q-2026-00412', of: QUOTE },
  { name: 'quote.plan', type: 'text', sample: 'Standard', of: QUOTE },
  { name: 'quote.premium', type: 'money', sample: money(34000), of: QUOTE },
  { name: 'quote.expires', type: 'date', sample: '2026-12-02', of: QUOTE },
  { name: 'quote.terms', type: 'text', sample: 'Winter sports are not covered.', of: QUOTE },
  { name: 'quote.reason', type: 'text', sample: 'We do not cover this destination.', of: QUOTE },
  { name: 'quote.documents', type: 'text', sample: 'Copy of the passport', of: QUOTE },
  { name: 'quote.link', type: 'link', sample: 'https://insurer.example/p/travel', of: QUOTE },
  { name: 'product.name', type: 'text', sample: 'Sample Product', of: SOLD },
  { name: 'product.priceFrom', type: 'money', sample: money(9900), of: PAGE },
  { name: 'product.link', type: 'link', sample: 'https://insurer.example/p/travel', of: PAGE },
  { name: 'agent.name', type: 'text', sample: 'Robin Lee', of: AGENT },
  { name: 'agent.link', type: 'link', sample: 'https://insurer.example/agents', of: AGENT },
  { name: 'voucher.name', type: 'text', sample: 'Autumn trip', of: VOUCHER },
  { name: 'voucher.code', type: 'text', sample: 'AUTUMN50', of: VOUCHER },
  { name: 'voucher.description', type: 'text', sample: 'For trips that begin this autumn.', of: VOUCHER },
  { name: 'voucher.worth', type: 'text', sample: money(5000), of: VOUCHER },
  { name: 'voucher.startDate', type: 'date', sample: '2026-10-01', of: VOUCHER },
  { name: 'voucher.endDate', type: 'date', sample: '2026-11-30', of: VOUCHER },
  { name: 'voucher.product', type: 'text', sample: 'Sample Product', of: VOUCHER },
  { name: 'commission.month', type: 'text', sample: 'November 2026', of: COMMISSION },
  { name: 'commission.channel', type: 'text', sample: 'Direct', of: COMMISSION },
  { name: 'commission.party', type: 'text', sample: 'Direct', of: COMMISSION },
  { name: 'commission.policies', type: 'number', sample: 1, of: COMMISSION },
  { name: 'commission.total', type: 'money', sample: money(4080), of: COMMISSION },
  { name: 'company.name', type: 'text', sample: 'Sample Insurance' },
  { name: 'company.email', type: 'text', sample: 'service@insurer.example' },
  { name: 'company.phone', type: 'text', sample: '+852 5550 0142' },
  { name: 'company.address', type: 'text', sample: '1 Sample Road' },
  { name: 'company.website', type: 'link', sample: 'https://insurer.example' },
  { name: 'sender.name', type: 'text', sample: 'Sample Insurance' },
  { name: 'sender.email', type: 'text', sample: 'policies@insurer.example' },
  { name: 'insured.name', type: 'text', sample: 'Alex Morgan', in: 'insured' },
  { name: 'cover.title', type: 'text', sample: 'Medical expenses', in: 'covers' },
  { name: 'cover.amount', type: 'money', sample: money(50_000_000), in: 'covers' },
  { name: 'cover.words', type: 'text', sample: 'Up to the limit', in: 'covers' },
  { name: 'cover.limit', type: 'text', sample: money(50_000_000), in: 'covers' },
  { name: 'instalment.day', type: 'date', sample: '2026-12-22', in: 'instalments' },
  { name: 'instalment.amount', type: 'money', sample: money(17000), in: 'instalments' },
  { name: 'premiumLine.title', type: 'text', sample: 'Premium', in: 'premiumLines' },
  { name: 'premiumLine.amount', type: 'money', sample: money(34000), in: 'premiumLines' },
  { name: 'payment.day', type: 'date', sample: '2026-11-02', in: 'payments' },
  { name: 'payment.paidBy', type: 'text', sample: 'Visa 1111', in: 'payments' },
  { name: 'payment.amount', type: 'money', sample: money(34000), in: 'payments' },
  { name: 'commissionLine.day', type: 'date', sample: '2026-11-02', in: 'commissionLines' },
  { name: 'commissionLine.policy', type: 'text', sample: 'TRV-2026-001284', in: 'commissionLines' },
  { name: 'commissionLine.product', type: 'text', sample: 'Sample Product', in: 'commissionLines' },
  { name: 'commissionLine.amount', type: 'money', sample: money(4080), in: 'commissionLines' },
  { name: 'specialTerm.text', type: 'text', sample: 'Winter sports are not covered.', in: 'specialTerms' },
]

/** The answers of one product, as variables; files and groups cannot be written in a sentence. */
export function answerVariables(dataset: Dataset): Variable[] {
  return dataset.names.flatMap(({ name, type, title }) => {
    const written = writtenAs(type)
    return written ? [{ name: `answers.${name}`, ...written, of: SALE, ...(title ? { title } : {}) }] : []
  })
}

function writtenAs(type: DataType): Pick<Variable, 'type' | 'sample'> | null {
  switch (type.kind) {
    case 'text':
      return { type: 'text', sample: '…' }
    case 'choice':
      return { type: 'text', sample: type.options[0] ?? '…' }
    case 'number':
      return { type: 'number', sample: 2 }
    case 'money':
      return { type: 'money', sample: { minor: 100_000, currency: type.currency } }
    case 'date':
      return { type: 'date', sample: '2026-11-22' }
    case 'yesNo':
      return { type: 'yesNo', sample: true }
    default:
      return null
  }
}

/** Those that a template of a kind may name: a page speaks to everybody, so it knows nobody's policy. */
export const variablesOf = (kind: BuiltKind): readonly Variable[] =>
  kind === 'page' ? variables.filter(({ of, in: list }) => !list && (!of || of.includes('page'))) : variables

export const findVariable = (known: readonly Variable[], name: string): Variable | undefined =>
  known.find((variable) => variable.name === name)
