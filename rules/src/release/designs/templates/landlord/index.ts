import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** What is let: the building and its tenants. */
export const landlord: TemplateSheet = {
  type: 'landlord',
  name: say('Landlord', '業主保險', '房东保险'),
  about: say(
    'Buildings that are let, their tenants and the rent that may fail to come.',
    '出租物業、租客及可能落空的租金。',
    '出租物业、租客及可能落空的租金。',
  ),
  look: { font: 'plain', colours: { brand: '#5B4B8A', ground: '#F7F6FA', ink: '#16202B' }, mark: 'umbrella' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
