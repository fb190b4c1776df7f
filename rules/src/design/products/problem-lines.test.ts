import { expect, test } from 'vitest'
import { bodyProblems, problemLines, startingBody } from '.'
import { type Question, startQuestion } from '../forms'

test('texts of one question that wait for their languages are one problem, behind all others', () => {
  const title = (en_us: string, zh_cn: string, zh_tw: string) => ({ en_us, zh_cn, zh_tw })
  const asked = {
    ...startQuestion('text', 'x', 'x'),
    ...{ title: { en_us: 'Name' }, help: { en_us: 'As on your card', zh_cn: '如证件所示' } },
  } as Question
  const group = {
    ...startQuestion('group', 'drivers', 'drivers'),
    ...{ title: title('Drivers', '司机', '司機'), rowTitle: title('Driver', '司机', '司機') },
    questions: [{ ...startQuestion('text', 'birth', 'birth'), title: { en_us: 'Born' } }],
  } as Question
  const languages = ['en_us', 'zh_cn', 'zh_tw'] as const
  const wanted = { name: 'Travel', currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages }
  const body = {
    ...startingBody(wanted, () => 'p0'),
    ...{ currency: 'QQQ', pages: [{ id: 'a', title: title('A', '甲', '甲'), questions: [asked, group] }] },
  }
  const lines = problemLines(bodyProblems(body)).filter(({ code, pageId }) => code !== 'body.textMissing' || pageId)
  expect(lines.map(({ code, questionId, languages: waiting }) => [code, questionId, waiting])).toEqual([
    ['body.currency', undefined, undefined],
    ['body.textMissing', 'x', ['zh_cn', 'zh_tw']],
    ['body.textMissing', 'birth', ['zh_cn', 'zh_tw']],
  ])
})
