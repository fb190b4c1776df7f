import { type Body, questionsOf } from '../products'

type Asked = Pick<Body, 'pages'>

/** Questions that are answered with a day: cover can begin on it, or last until it. */
export const dayQuestions = (body: Asked) => questionsOf(body).filter(({ kind }) => kind === 'date')

/** Questions that are answered with a number of days. */
export const lengthQuestions = (body: Asked) => questionsOf(body).filter(({ kind }) => kind === 'number')
