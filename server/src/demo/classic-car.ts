import type { ConnectorUses } from '@coverwright/rules/rating/connectors'
import type { DatasetPart, ExtraName } from '@coverwright/rules/design/datasets'
import type { Texts } from '@coverwright/rules/languages'
import { type Body, BODY_VERSION } from '@coverwright/rules/design/products'
import type { UnderwritingGuide } from '@coverwright/rules/rating/underwriting'
import { yearlyRecipe } from './recipe-steps'

const say = (en_us: string, zh_tw: string): Texts => ({ en_us, zh_tw })
const asked = (id: string, title: Texts) => ({ id, dataName: id, title, isRequired: true })

const told = (name: string, title: string, type: ExtraName['type']): ExtraName => ({
  name,
  title,
  type,
  source: { kind: 'connector' },
})
const number = { kind: 'number' } as const
const text = { kind: 'text' } as const

/** What nobody is asked: two registers and a rater say it. */
const dataset: DatasetPart = {
  version: 1,
  names: [
    told('make', 'Make of the car', text),
    told('built', 'Year of building', number),
    told('engine', 'Engine capacity', number),
    told('stolen', 'Reported stolen', { kind: 'yesNo' }),
    told('claims', 'Claims in three years', number),
    told('schemePremium', 'Premium of the scheme', { kind: 'money', currency: 'HKD' }),
    told('schemeDecision', 'Decision of the scheme', text),
    told('schemeReason', 'Reason of the scheme', text),
    told('schemeLoading', 'Loading of the scheme, percent', number),
  ],
}

export type ClassicConnectors = { readonly registerId: string; readonly claimsId: string; readonly raterId: string }

/** The registers are asked together; the rater afterwards, with what they said. */
const connectors = ({ registerId, claimsId, raterId }: ClassicConnectors): ConnectorUses => ({
  version: 1,
  uses: [
    {
      id: 'register',
      connectorId: registerId,
      when: '',
      inputs: { plate: 'plate' },
      outputs: { make: 'make', built: 'built', engine: 'engine', stolen: 'stolen' },
    },
    { id: 'claims', connectorId: claimsId, when: '', inputs: { plate: 'plate' }, outputs: { claims: 'claims' } },
    {
      id: 'rater',
      connectorId: raterId,
      when: '',
      inputs: {
        value: 'agreedValue',
        built: 'built',
        engine: 'engine',
        age: 'age(birthDate, startDate)',
        claims: 'claims',
      },
      outputs: {
        net: 'schemePremium',
        decision: 'schemeDecision',
        reason: 'schemeReason',
        loading: 'schemeLoading',
      },
    },
  ],
})

/** The price comes by API; what is the insurer's own comes on top. */
const pricing = yearlyRecipe(
  [
    { kind: 'formula', name: 'scheme', title: 'Premium of the scheme', formula: 'schemePremium' },
    {
      kind: 'factor',
      name: 'limited',
      title: 'Fewer than 3,000 km a year',
      of: 'scheme',
      by: '0.9',
      when: 'drivenLittle',
    },
  ],
  'limited',
  '5000',
)

const underwriting: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'stolen',
      title: 'Reported stolen',
      when: 'stolen',
      reason: 'The register says that the car was reported stolen',
      verdict: { decision: 'decline' },
    },
    {
      id: 'engine',
      title: 'Very large engine',
      when: 'engine > 4500',
      reason: 'Engines above 4,500 cc are looked at',
      verdict: { decision: 'refer' },
    },
  ],
  tables: [],
  answers: [
    {
      id: 'scheme',
      title: 'Classic scheme rater',
      names: { decision: 'schemeDecision', reason: 'schemeReason', loading: 'schemeLoading' },
    },
  ],
}

const name = say('Classic Car', '經典汽車保險')

/** A product without one rate table: other systems know the car, its claims, its price and whether it is taken. */
export const classicCar = (ids: ClassicConnectors): Body => ({
  version: BODY_VERSION,
  name,
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  languages: ['en_us', 'zh_tw'],
  look: {
    font: 'plain',
    colours: { brand: '#7A2E2E', ground: '#FFFFFF', ink: '#221515' },
    header: { title: name, mark: 'shield' },
    button: { shape: 'soft' },
  },
  pages: [
    {
      id: 'car',
      title: say('Your classic', '你的經典汽車'),
      questions: [
        { ...asked('plate', say('Number plate', '車牌')), kind: 'text', format: 'any', minLength: 2, maxLength: 10 },
        {
          ...asked('agreedValue', say('Agreed value', '協定價值')),
          kind: 'money',
          currency: 'HKD',
          min: '50000',
          max: '8000000',
        },
        {
          ...asked('drivenLittle', say('Driven less than 3,000 km a year?', '每年行駛少於 3,000 公里？')),
          kind: 'yesNo',
        },
        {
          ...asked('birthDate', say('Date of birth of the driver', '駕駛人出生日期')),
          kind: 'date',
          face: 'boxes',
          latest: { yearsFromToday: -18 },
          earliest: { yearsFromToday: -90 },
        },
      ],
    },
  ],
  dataset,
  connectors: connectors(ids),
  pricing,
  underwriting,
})
