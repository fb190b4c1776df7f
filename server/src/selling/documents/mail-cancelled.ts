import { policyCancelled } from '@coverwright/contract/selling/policies'
import { languageTags } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import { letterTimes } from '../../company/settings'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'
import { policyForPaper } from '../policies'
import { cancelledWords } from './cancelled-words'
import { mailHolder } from './mail-holder'
import { mailTemplate } from './mail-template'
import { mailWords } from './mail-words'
import { NEWS_MS } from './news'

/** Whoever ended it: the holder reads from when they have no cover, and what they get back. */
export const tellOfCancelling: Reader = {
  name: 'documents.cancelled',
  newsMs: NEWS_MS,
  handles: [on(policyCancelled, (ctx, { data: { policyId } }) => mailCancelled(ctx, policyId))],
}

async function mailCancelled(ctx: CompanyCtx, policyId: string) {
  const policy = await policyForPaper(ctx, policyId)
  if (!policy?.ended) return
  const { language, isTest, transaction, ended } = policy
  const once = `cancelled:${policyId}:${transaction}`
  if (await mailTemplate(ctx, policy, 'policyCancelled', { once })) return
  const { by, countsFrom, givenBack } = ended
  const [words, { hello, action, note }] = [cancelledWords[language], mailWords[language]]
  const refund = givenBack.minor > 0 ? words.refund : words.noRefund
  const { day } = await letterTimes(ctx, language)
  const letter = {
    subject: isTest ? words.testSubject : words.subject,
    paragraphs: [hello, words.by[by], isTest ? words.test : refund],
    ...{ action, note },
    values: {
      day: day(countsFrom),
      sum: moneyText(givenBack, languageTags[language], { currencyDisplay: 'symbol' }),
    },
  }
  await mailHolder(ctx, policy, letter, { once })
}
