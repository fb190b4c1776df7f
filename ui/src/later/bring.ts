import { readTextsHere } from '../locales'
import { reviveSheets } from './dead-sheets'

/** A part of the page that is loaded when it is needed, with its look and its words. */
export async function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  await reviveSheets()
  const part = await load()
  await readTextsHere()
  return part
}
