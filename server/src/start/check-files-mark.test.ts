import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../platform/config'
import { startTestServer, type TestServer } from '../platform/testing'
import { checkFilesMark } from './check-files-mark'

let server: TestServer
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'))
  folders.push(folder)
  return folder
}
const start = (dataDir: string, files: 'folder' | 's3' = 'folder') => checkFilesMark({ files, dataDir }, server.db)

beforeAll(async () => {
  server = await startTestServer({ rooms: [] })
})
afterAll(async () => {
  await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

test('processes that share the folder start; one with a folder of its own is told what to do', async () => {
  const shared = newFolder()
  await start(shared)
  await start(shared)
  const mark = readFileSync(join(shared, 'files', 'mark'), 'utf8').trim()

  const own = newFolder()
  const refusal: unknown = await start(own).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CannotStart)
  expect(String(refusal)).toContain(`give every process the same folder`)
  await start(own, 's3')

  mkdirSync(join(own, 'files'))
  writeFileSync(join(own, 'files', 'mark'), mark)
  await start(own)
})
