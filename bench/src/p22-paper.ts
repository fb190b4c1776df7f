import { performance } from 'node:perf_hooks'
import { runDrawing, sheetOf } from '../../server/src/platform/drawing'
import { type BenchTill, inLanes, openBenchTill, sizeOf } from './bench-till'
import { type Figure, median } from './measure'

const ROWS = sizeOf('rows', 400)
const QUOTES = sizeOf('quotes', 600)
const ROUNDS = sizeOf('rounds', 3)
const LANES = 4
const LIMIT_MS = 2_000

/** P22: a PDF of 400 rows within two seconds in a process of its own, and what it costs whoever waits for a price meanwhile. */
export async function measurePaper(): Promise<Figure[]> {
  const opened = await openBenchTill('paper')
  try {
    await draw()
    await quotes(opened)
    const [alone, beside, took] = [[] as number[], [] as number[], [] as number[]]
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await quotes(opened))
      let isDone = false
      const drawing = (async () => {
        while (!isDone) took.push(await draw())
      })()
      beside.push(await quotes(opened))
      isDone = true
      await drawing
    }
    const [ms, ratio] = [median(took), median(beside) / median(alone)]
    return [
      {
        ...{ name: `P22 a PDF of ${ROWS} rows while quotes are asked`, ours: `${Math.round(ms)} ms` },
        ...{ peer: `${LIMIT_MS} ms (limit)`, ratio: ms / LIMIT_MS, goal: '<= 1', holds: ms <= LIMIT_MS },
      },
      {
        ...{ name: 'P22 p99 of a quote while PDFs are drawn, against alone', ours: `${median(beside).toFixed(1)} ms` },
        ...{ peer: `${median(alone).toFixed(1)} ms`, ratio, goal: '<= 2', holds: ratio <= 2 },
      },
    ]
  } finally {
    await opened.close()
  }
}

async function draw(): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, at) => [`Cover ${at}, 保障項目`, `HKD ${at * 1_000}.00`] as const)
  const issuer = { name: 'Harbour Insurance', lines: ['1 Sample Road'] }
  const sections = [{ title: 'What is covered', kind: 'facts' as const, rows }]
  const started = performance.now()
  await runDrawing({
    sheets: [sheetOf({ language: 'en_us', title: 'Schedule', number: 'TRV-1', issuer, sections, smallPrint: 'x' })],
  })
  return performance.now() - started
}

/** The 99th percentile of priced quotes over HTTP. */
async function quotes({ till }: BenchTill): Promise<number> {
  const { token } = await till.quote()
  const took: number[] = []
  await inLanes(LANES, QUOTES, async () => {
    const started = performance.now()
    await till.price(token)
    took.push(performance.now() - started)
  })
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
}
