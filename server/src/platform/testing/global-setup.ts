import type { TestProject } from 'vitest/node'
import type { Address } from '../database'
import { startTestCluster } from './test-cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: Address
  }
}

/** Each project loads this file for itself, but they run in one process and share what it starts. */
const shared = globalThis as typeof globalThis & { testCluster?: ReturnType<typeof startTestCluster> }

/** Runs before all server tests, in vitest's own process. */
export async function setup(project: TestProject) {
  const isFirst = !shared.testCluster
  shared.testCluster ??= startTestCluster()
  const { admin, stop } = await shared.testCluster
  project.provide('testCluster', admin)
  if (isFirst) return stop
}
