import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Accidents, by occupation and what people do in their free time. */
export const personalAccident: TemplateSheet = {
  type: 'personalAccident',
  name: say('Personal accident', '個人意外保險', '个人意外保险'),
  about: say(
    'Accidents at work and at play, by occupation and sport, with the people whom it goes to.',
    '工作及消閒意外，按職業及運動計算，可指定受益人。',
    '工作及休闲意外，按职业及运动计算，可指定受益人。',
  ),
  look: { font: 'plain', colours: { brand: '#B3372B', ground: '#FBF6F5', ink: '#16202B' }, mark: 'shield' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
