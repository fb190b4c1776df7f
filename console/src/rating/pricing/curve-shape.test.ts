import { expect, test } from 'vitest'
import { curveShape, jumpXs } from './curve-shape'

const point = (at: string, yearly: number | null) => ({ at, yearly, decision: 'accept' as const, refusal: null })

test('a curve breaks where there is no price, and the dearest stands highest', () => {
  const points = [point('1', 100), point('2', 200), point('3', null), point('4', 150)]
  const { paths, ys, low, high } = curveShape(points)
  expect(paths).toHaveLength(2)
  expect([low, high]).toEqual([100, 200])
  expect(ys[1]!).toBeLessThan(ys[3]!)
  expect(curveShape([point('1', null)])).toMatchObject({ paths: [], low: 0, high: 0 })
})

test('few points are steps, because each price holds until the next; many are one line', () => {
  const few = [point('1', 100), point('2', 200)]
  expect(curveShape(few).paths[0]).toMatch(/^M[\d. ]+H[\d.]+V[\d.]+$/)
  const many = Array.from({ length: 61 }, (_, at) => point(String(at), at))
  expect(curveShape(many).paths[0]).toMatch(/^M[\d. ]+(L[\d. ]+){60}$/)
})

test('a jump stands at the first point behind it', () => {
  const points = [point('10', 1), point('20', 2), point('30', 3)]
  const jumps = [{ from: point('24', 2), to: point('25', 3), percent: 50, step: null, title: null }]
  expect(jumpXs({ points, jumps }, [0, 50, 100])).toEqual([100])
})
