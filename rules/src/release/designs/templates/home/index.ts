import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** What people have at home, by its value and the building. */
export const home: TemplateSheet = {
  type: 'home',
  name: say('Home contents', '家居保險', '家居保险'),
  about: say(
    'Contents of apartments and houses, valuables one by one, and what the household may owe others.',
    '公寓及房屋的家居財物，貴重物品逐件列明，並可保個人責任。',
    '公寓及房屋的家居财物，贵重物品逐件列明，并可保个人责任。',
    'Contents of flats and houses, valuables one by one, and what the household may owe others.',
  ),
  look: { font: 'plain', colours: { brand: '#2F6B3C', ground: '#F5F8F4', ink: '#17231A' }, mark: 'leaf' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
