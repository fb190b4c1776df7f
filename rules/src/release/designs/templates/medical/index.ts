import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Hospital and surgery, each insured person by age. */
export const medical: TemplateSheet = {
  type: 'medical',
  name: say('Medical', '醫療保險', '医疗保险'),
  about: say(
    'Hospital and surgery for a family, with a health declaration for everybody.',
    '全家的住院及手術保障，逐一作健康申報。',
    '全家的住院及手术保障，逐一作健康申报。',
  ),
  look: { font: 'plain', colours: { brand: '#0F6A8B', ground: '#F3F8FA', ink: '#16202B' }, mark: 'shield' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
