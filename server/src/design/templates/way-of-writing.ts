import type { WayOfWriting } from '@coverwright/rules/design/templates'
import { numberWriter } from '@coverwright/rules/kernel'
import { defaultLanguage, isLanguage, type Language, languageTags } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'

const yes: Readonly<Record<Language, readonly [string, string]>> = {
  en_us: ['Yes', 'No'],
  en_uk: ['Yes', 'No'],
  en_id: ['Yes', 'No'],
  zh_tw: ['是', '否'],
  zh_cn: ['是', '否'],
}

/** Days in the company's form, figures as the reader's language has them. On paper currencies are named by their codes. */
export async function wayOf(
  ctx: CompanyCtx,
  given: string,
  currencyDisplay: 'symbol' | 'code' = 'symbol',
): Promise<WayOfWriting> {
  const language = isLanguage(given) ? given : defaultLanguage
  return wayIn(language, await letterTimes(ctx, language), currencyDisplay)
}

export function wayIn(
  language: Language,
  { day }: { day: (iso: string) => string },
  currencyDisplay: 'symbol' | 'code',
): WayOfWriting {
  const tag = languageTags[language]
  return {
    day: (iso) => (/^\d{4}-\d{2}-\d{2}/.test(iso) ? day(iso.slice(0, 10)) : iso),
    money: (money) => moneyText(money, tag, { currencyDisplay }),
    number: (value) => numberWriter(tag, { maximumFractionDigits: 6 }).format(value),
    yesNo: (value) => yes[language][value ? 0 : 1],
  }
}
