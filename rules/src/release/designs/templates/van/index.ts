import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Light vans, what they are used for and what they carry. */
export const van: TemplateSheet = {
  type: 'van',
  name: say('Van', '貨車保險', '货车保险'),
  about: say(
    'Light vans and what they carry, by use, weight and every driver.',
    '輕型貨車及所載貨物，按用途、重量及駕駛人計算。',
    '轻型货车及所载货物，按用途、重量及驾驶人计算。',
  ),
  look: { font: 'plain', colours: { brand: '#1F5F4A', ground: '#F3F8F6', ink: '#16202B' }, mark: 'shield' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
