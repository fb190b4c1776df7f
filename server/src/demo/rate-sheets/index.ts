import { carSheets } from './car'
import type { DrawnSheet } from './drawn-sheet'
import { medicalSheets } from './medical'
import { travelSheets } from './travel'
import { writeRateSheet } from './write-rate-sheet'

/** The demo's rate sheets by file name, as they come from actuaries. */
const sheets: Readonly<Record<string, () => DrawnSheet[]>> = {
  'Car rates 2026.xlsx': carSheets,
  'Medical rates 2026.xlsx': medicalSheets,
  'Travel rates 2026.xlsx': travelSheets,
}

export async function rateSheet(name: string): Promise<Buffer> {
  const draw = sheets[name]
  if (!draw) throw new Error(`there is no rate sheet called ${name}`)
  return writeRateSheet(draw())
}
