import type { ConnectorDraft } from '@coverwright/contract/rating/connectors'
import { startingConnector } from '@coverwright/rules/rating/connectors'

const plateInput = { name: 'plate', kind: 'text', sample: 'AB 1234' } as const

/** One that does not answer counts as one claim: nobody is turned away for it, and nobody gains by it. */
export const claimsRegister = (key: string): ConnectorDraft => ({
  ...inside('Claims register', 'http://claims.harbour.internal/v1/vehicles/{plate}/claims'),
  inputs: [plateInput],
  headers: [{ name: 'X-Register-Key', value: key, isSecret: true }],
  params: [{ name: 'years', value: '3' }],
  fields: [
    { name: 'claims', pointer: '/claims/count', kind: 'number', fallback: '1' },
    { name: 'lastClaim', pointer: '/claims/last', kind: 'date', fallback: '1900-01-01' },
  ],
  onFailure: 'useValues',
})

export const vehicleRegister = (key: string): ConnectorDraft => ({
  ...inside('Vehicle register', 'http://vehicles.harbour.internal/v1/vehicles/{plate}'),
  inputs: [plateInput],
  headers: [{ name: 'X-Register-Key', value: key, isSecret: true }],
  fields: [
    { name: 'make', pointer: '/vehicle/make', kind: 'text', fallback: '' },
    { name: 'built', pointer: '/vehicle/built', kind: 'number', fallback: '' },
    { name: 'engine', pointer: '/vehicle/engine/cc', kind: 'number', fallback: '' },
    { name: 'stolen', pointer: '/status/stolen', kind: 'yesNo', fallback: '' },
  ],
  onFailure: 'refer',
})

/** The price and the decision of a scheme that another system works out. */
export const motorRater = (key: string): ConnectorDraft => ({
  ...inside('Classic scheme rater', 'http://rater.harbour.internal/v2/rates'),
  method: 'POST',
  inputs: [
    { name: 'value', kind: 'number', sample: '480000' },
    { name: 'built', kind: 'number', sample: '1972' },
    { name: 'engine', kind: 'number', sample: '1998' },
    { name: 'age', kind: 'number', sample: '44' },
    { name: 'claims', kind: 'number', sample: '0' },
  ],
  headers: [{ name: 'Authorization', value: `Bearer ${key}`, isSecret: true }],
  body: [
    { field: 'vehicle.value', value: '{value}' },
    { field: 'vehicle.built', value: '{built}' },
    { field: 'vehicle.cc', value: '{engine}' },
    { field: 'driver.age', value: '{age}' },
    { field: 'driver.claims', value: '{claims}' },
  ],
  fields: [
    { name: 'net', pointer: '/premium/net', kind: 'number', fallback: '' },
    { name: 'decision', pointer: '/decision/word', kind: 'text', fallback: '' },
    { name: 'reason', pointer: '/decision/reason', kind: 'text', fallback: '' },
    { name: 'loading', pointer: '/decision/loading', kind: 'number', fallback: '' },
  ],
  onFailure: 'noPrice',
})

export const valuation: ConnectorDraft = {
  name: 'Vehicle valuation',
  kind: 'external',
  method: 'POST',
  url: 'https://api.valuations.example/v2/quote',
  inputs: [
    { name: 'make', kind: 'text', sample: 'Make 07' },
    { name: 'vehicleAge', kind: 'number', sample: '4' },
    { name: 'engine', kind: 'number', sample: '1998' },
  ],
  headers: [{ name: 'Authorization', value: 'Bearer made-up-for-the-demo', isSecret: true }],
  params: [],
  body: [
    { field: 'vehicle.make', value: '{make}' },
    { field: 'vehicle.age', value: '{vehicleAge}' },
    { field: 'vehicle.engine.cc', value: '{engine}' },
    { field: 'currency', value: 'HKD' },
  ],
  resultType: 'json',
  fields: [
    { name: 'marketValue', pointer: '/valuation/market', kind: 'number', fallback: '' },
    { name: 'confidence', pointer: '/valuation/confidence', kind: 'text', fallback: 'low' },
  ],
  timeLimitSeconds: 5,
  retries: 2,
  onFailure: 'noPrice',
  reuseMinutes: 1_440,
}

/** A system in the insurer's own network: GET, JSON, three seconds, tried twice, good for an hour. */
function inside(name: string, url: string) {
  const { inputs, headers, params, body, fields, ...rest } = startingConnector
  const lists = {
    inputs: [...inputs],
    headers: [...headers],
    params: [...params],
    body: [...body],
    fields: [...fields],
  }
  return { ...rest, ...lists, name, url, kind: 'internal', timeLimitSeconds: 3, retries: 1, reuseMinutes: 60 } as const
}
