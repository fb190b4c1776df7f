import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Dogs and cats, each by kind and age. */
export const pet: TemplateSheet = {
  type: 'pet',
  name: say('Dogs and cats', '寵物保險', '宠物保险'),
  about: say(
    'Vet bills for up to four dogs and cats in one policy, and what they do to others.',
    '一份保單保障最多四隻貓狗的獸醫費及第三者責任。',
    '一份保单保障最多四只猫狗的兽医费及第三者责任。',
  ),
  look: { font: 'rounded', colours: { brand: '#9A4A12', ground: '#FBF7F2', ink: '#2A1D12' }, mark: 'leaf' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
