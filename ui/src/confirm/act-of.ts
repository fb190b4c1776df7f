import type { T } from '../locales'
import type { Question } from './ask-first'

type Act = Extract<Question, { about: 'act' }>

/** What is asked, in words. */
export function actOf(question: Question, t: T): Act {
  switch (question.about) {
    case 'act':
      return question
    case 'delete':
      return {
        about: 'act',
        title: t('confirm.deleteTitle', { name: question.name }),
        loses: question.loses,
        keeps: question.keeps,
        verb: question.verb,
        typeName: question.losesData ? question.name : undefined,
        isDanger: true,
      }
    case 'unsaved':
      return {
        about: 'act',
        title: t('confirm.unsavedTitle'),
        keeps: t('confirm.unsavedAbout'),
        verb: t('confirm.leave'),
        isDanger: true,
      }
  }
}
