import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Private cars by engine, value and the driver who counts most. */
export const car: TemplateSheet = {
  type: 'car',
  name: say('Private car', '私家車保險', '私家车保险'),
  about: say(
    'Third party and comprehensive cover for private cars, with every driver and every claim asked for.',
    '私家車第三者及綜合保障，逐一詢問駕駛人及索償。',
    '私家车第三者及综合保障，逐一询问驾驶人及索赔。',
  ),
  look: { font: 'plain', colours: { brand: '#0B5D8F', ground: '#F4F7FA', ink: '#152230' }, mark: 'shield' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
