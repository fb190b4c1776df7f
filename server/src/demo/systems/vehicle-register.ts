import { DEMO_KEY, type DemoSystem, json, NOT_FOUND } from './answered'
import { troubleOf } from './troubled-plates'

/** A number of its own for each plate, the same whenever it is asked. */
export const numberOf = (plate: string) =>
  [...plate.toUpperCase()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 61)

/** GET /v1/vehicles/{plate}: what is registered under a plate. */
export const vehicleRegister: DemoSystem = ({ method, path, header }) => {
  const [, written] = /^\/v1\/vehicles\/([^/]+)$/.exec(path) ?? []
  if (method !== 'GET' || written === undefined) return NOT_FOUND
  if (header('x-register-key') !== DEMO_KEY) return json({ error: 'key not known' }, 401)
  const plate = decodeURIComponent(written)
  const own = numberOf(plate)
  const vehicle = {
    make: `Make ${String((own % 50) + 1).padStart(2, '0')}`,
    built: 1948 + (own % 48),
    engine: { cc: 900 + (own % 41) * 100 },
  }
  const registered = { plate, vehicle, status: { stolen: own % 23 === 0 } }
  return troubleOf(plate, json({ ...registered, vehicle: { make: vehicle.make } })) ?? json(registered)
}
