import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** A sum for those who stay behind. */
export const life: TemplateSheet = {
  type: 'life',
  name: say('Term life', '定期壽險', '定期寿险'),
  about: say(
    'A sum for those who stay behind, for a term of years, with a health declaration.',
    '為身後的家人留下一筆保障，按年期投保，並作健康申報。',
    '为身后的家人留下一笔保障，按年期投保，并作健康申报。',
  ),
  look: { font: 'serif', colours: { brand: '#22577A', ground: '#F4F7FA', ink: '#16202B' }, mark: 'leaf' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
