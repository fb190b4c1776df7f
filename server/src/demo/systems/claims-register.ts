import { DEMO_KEY, type DemoSystem, json, NOT_FOUND } from './answered'
import { troubleOf } from './troubled-plates'
import { numberOf } from './vehicle-register'

/** GET /v1/vehicles/{plate}/claims?years=: how often something was claimed for a car. */
export const claimsRegister: DemoSystem = ({ method, path, query, header }) => {
  const [, written] = /^\/v1\/vehicles\/([^/]+)\/claims$/.exec(path) ?? []
  if (method !== 'GET' || written === undefined) return NOT_FOUND
  if (header('x-register-key') !== DEMO_KEY) return json({ error: 'key not known' }, 401)
  const plate = decodeURIComponent(written)
  const count = [0, 0, 0, 1, 0, 2, 0, 1, 0, 3][numberOf(plate) % 10] ?? 0
  const last = count > 0 ? `2025-0${(numberOf(plate) % 9) + 1}-18` : ''
  const said = { plate, years: Number(query.get('years') ?? 3), claims: { count, last } }
  return troubleOf(plate, json({ ...said, claims: {} })) ?? json(said)
}
