import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

/** In a page of its own: a form of SurveyJS, and a field that its first question is named by, as in our editor. */
export function showSurvey(form: object, first: string) {
  const survey = new Model(form)
  const field = document.createElement('input')
  field.id = 'title'
  field.addEventListener('input', () => {
    const question = survey.getQuestionByName(first)
    if (question) question.title = field.value
  })
  const place = document.createElement('div')
  document.body.replaceChildren(field, place)
  createRoot(place).render(createElement(Survey, { model: survey }))
}

Object.assign(globalThis, { showSurvey })
