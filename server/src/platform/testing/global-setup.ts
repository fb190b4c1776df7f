import type { TestProject } from 'vitest/node'
import type { Address } from '../database'
import { startTestCluster } from './test-cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: Address
  }
}

/** Runs once before all server tests, in vitest's own process. */
export async function setup(project: TestProject) {
  const { admin, stop } = await startTestCluster()
  project.provide('testCluster', admin)
  return stop
}
