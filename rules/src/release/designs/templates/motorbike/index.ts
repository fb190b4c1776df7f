import { say, type TemplateSheet } from '../../sheet'
import { customers } from './customers'
import { plans } from './plans'
import { pages } from './questions'
import { guide, price, tables } from './rates'

/** Motorbikes by engine and rider. */
export const motorbike: TemplateSheet = {
  type: 'motorbike',
  name: say('Motorbike', '電單車保險', '摩托车保险'),
  about: say(
    'Scooters to touring bikes, by engine, rider and where it is kept.',
    '由綿羊仔到旅行車，按引擎、騎士及停放地點計算。',
    '由踏板车到旅行车，按排量、骑手及停放地点计算。',
  ),
  look: { font: 'plain', colours: { brand: '#7A2E5D', ground: '#FAF5F8', ink: '#16202B' }, mark: 'shield' },
  ...{ pages, plans, tables, price, guide, customers },
  sale: { version: 1, startsOn: 'starts', lasts: { kind: 'year' } },
}
