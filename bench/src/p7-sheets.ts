import { execFileSync } from 'node:child_process'
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipRefusal } from '../../server/src/platform/bytes'
import { aBomb } from '../../server/src/platform/files/hostile-files.builder'
import { bundleOf, SMALL_NURSERY } from '../../server/src/platform/workers'
import { aRateWorkbook } from './sheet-100k'
import { type Figure, interleave, median } from './measure'

const ROUNDS = 5
/** Each side as one file of plain JavaScript, as it is deployed: what translates sources is in neither's time and memory. */
const side = (name: string) => bundleOf(new URL(`./sheet-${name}.ts`, import.meta.url))
/** Ours starts as the workers of the server do; SheetJS as Node does, which is best for it. */
const FLAGS = { ours: [SMALL_NURSERY], peer: [] }

/** P7: a workbook of 100,000 x 8 read, checked and mapped, each side in a process of its own, against SheetJS; and a bomb. */
export async function measureSheets(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-p7-'))
  try {
    const file = join(folder, 'rates.xlsx')
    writeFileSync(file, aRateWorkbook(100_000))
    const memory = { ours: [] as number[], peer: [] as number[] }
    const whole = { ours: [] as number[], peer: [] as number[] }
    const run = (name: 'ours' | 'peer') => {
      const { ms, peakMb, wholeMb, rows } = JSON.parse(
        execFileSync(process.execPath, [...FLAGS[name], side(name), file], { encoding: 'utf8' }),
      ) as { ms: number; peakMb: number; wholeMb: number; rows: number }
      if (rows !== 100_000) throw new Error(`${name} read ${rows} rows`)
      memory[name].push(peakMb)
      whole[name].push(wholeMb)
      return ms
    }
    const took = await interleave(
      ROUNDS,
      () => run('ours'),
      () => run('peer'),
    )
    const peak = { ours: median(memory.ours), peer: median(memory.peer) }
    const all = { ours: median(whole.ours), peer: median(whole.peer) }
    return [
      figure(
        'P7 workbook of 100,000 x 8 read, checked, mapped',
        `${Math.round(took.ours)} ms`,
        `${Math.round(took.peer)} ms`,
        took.peer / took.ours,
        '>= 6',
        (ratio) => ratio >= 6,
      ),
      figure(
        'P7 memory for it',
        `${Math.round(peak.ours)} MB`,
        `${Math.round(peak.peer)} MB`,
        peak.ours / peak.peer,
        '<= 0.5',
        (ratio) => ratio <= 0.5,
      ),
      figure(
        'P7 memory of the whole process, with Node and the file',
        `${Math.round(all.ours)} MB`,
        `${Math.round(all.peer)} MB`,
        all.ours / all.peer,
        '<= 0.5',
        (ratio) => ratio <= 0.5,
      ),
      await measureBomb(),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureBomb(): Promise<Figure> {
  const bomb = aBomb(300)
  const started = performance.now()
  const refusal = await zipRefusal(bomb)
  const ms = performance.now() - started
  return figure(
    'P7 a bomb of 300 MB refused',
    `${ms.toFixed(1)} ms`,
    '50 ms',
    ms / 50,
    '<= 1',
    (ratio) => ratio <= 1 && refusal?.code === 'media.unpacksTooLarge',
  )
}

function figure(
  name: string,
  ours: string,
  peer: string,
  ratio: number,
  goal: string,
  holds: (ratio: number) => boolean,
): Figure {
  return { name, ours, peer, ratio, goal, holds: holds(ratio) }
}
