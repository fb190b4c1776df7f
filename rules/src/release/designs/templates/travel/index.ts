import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Single trips, by region and days, for everybody who travels along. */
export const travel: TemplateSheet = {
  type: 'travel',
  name: say('Travel', '旅遊保險', '旅游保险'),
  about: say(
    'Single trips of up to 180 days for up to eight travelers, with study trips and winter sports.',
    '單次旅程，最長 180 天，最多八位旅客，可保升學及滑雪。',
    '单次旅程，最长 180 天，最多八位旅客，可保留学及滑雪。',
    'Single trips of up to 180 days for up to eight travellers, with study trips and winter sports.',
  ),
  look: { font: 'plain', colours: { brand: '#0B6E75', ground: '#F5F8F8', ink: '#14212B' }, mark: 'wave' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'leaving', lasts: { kind: 'until', by: 'back' } },
}
