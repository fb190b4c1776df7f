import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailure } from './answer-failure'

test('a page that fails says nothing of why', async () => {
  const app = fastify()
  app.setErrorHandler(answerFailure)
  app.get('/page', async () => {
    throw new Error('Failed query: select password from people')
  })
  const answer = await app.inject('/page')
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { status: 500, data: null, message: 'platform.serverError' },
  ])
})
