import { connectorsRoom } from '../connectors'
import type { Room } from '../../platform/operations'
import { startTestServer, testSessions } from '../../platform/testing'
import { productsRoom } from '../../design/products'
import { tablesRoom } from '../tables'
import { CONNECTING, Register, registeredCars } from './registered-car.builder'
import { pricing } from '.'

export type ConnectedStage = Awaited<ReturnType<typeof openConnectedStage>>

/** For tests: a server that may ask a register outside, and cars whose price that register has a say in. */
export async function openConnectedStage(...further: Room[]) {
  const people = testSessions()
  const register = new Register()
  const settings = { CONNECTOR_HOSTS: `127.0.0.1:${await register.open()}` }
  const rooms = [connectorsRoom, productsRoom, tablesRoom, pricing, ...further]
  const server = await startTestServer({ rooms, sessions: people.sessions, settings })
  const enter = async (company: string) => people.open(await server.openBrowser(), company, CONNECTING)
  const close = async () => {
    await server.close()
    await register.close()
  }
  return { server, register, cars: registeredCars(server, enter, register), close }
}
