import { DEMO_KEY, type Answered, type DemoSystem, json, NOT_FOUND } from './answered'

type Asked = {
  vehicle?: { value?: unknown; built?: unknown; cc?: unknown }
  driver?: { age?: unknown; claims?: unknown }
}
type Risk = { value: number; built: number; cc: number; age: number; claims: number }

/** POST /v2/rates: the price and the decision of a scheme that somebody else works out. */
export const motorRater: DemoSystem = ({ method, path, header, body }) => {
  if (method !== 'POST' || path !== '/v2/rates') return NOT_FOUND
  if (header('authorization') !== `Bearer ${DEMO_KEY}`) return json({ error: 'token not known' }, 401)
  const risk = riskOf(body)
  return risk ? rated(risk) : json({ error: 'vehicle and driver are needed, with numbers' }, 422)
}

function riskOf(body: string): Risk | null {
  const { vehicle, driver } = read(body)
  const { value, built, cc } = vehicle ?? {}
  const { age, claims } = driver ?? {}
  const risk = { value, built, cc, age, claims }
  return Object.values(risk).every((each) => typeof each === 'number' && each >= 0) ? (risk as Risk) : null
}

function read(body: string): Asked {
  try {
    return (JSON.parse(body) as Asked | null) ?? {}
  } catch {
    return {}
  }
}

/** Cents are whole numbers here too: 0.9 % of the value, more for a large engine, a young driver and each claim. */
function rated({ value, built, cc, age, claims }: Risk): Answered {
  const perMille = 9 + (cc > 3_000 ? 3 : 0) + (age < 30 ? 4 : 0) + claims * 2
  const cents = Math.max(120_000, Math.round((value * 100 * perMille) / 1_000))
  const net = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return json({ premium: { net, currency: 'HKD' }, decision: decided(value, built, age), scheme: '2026.2' })
}

function decided(value: number, built: number, age: number) {
  if (value > 5_000_000) return said('decline', 'The scheme ends at HKD 5,000,000')
  if (value > 2_000_000) return said('refer', 'Cars above HKD 2,000,000 are looked at')
  if (built < 1960) return said('terms', 'Built before 1960: parts are rare', '15')
  return age < 25 ? said('terms', 'Drivers under 25', '20') : said('accept', 'Within the scheme')
}

const said = (word: string, reason: string, loading = '0') => ({ word, reason, loading })
