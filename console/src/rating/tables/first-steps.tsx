import { useTexts } from '@coverwright/ui/locales'
import { FileSpreadsheet, ListOrdered, Power } from 'lucide-react'

const steps = [
  { key: 'import', Icon: FileSpreadsheet },
  { key: 'activate', Icon: Power },
  { key: 'recipe', Icon: ListOrdered },
] as const

/** What a person with a rate sheet and no table does, in three steps. */
export function FirstSteps() {
  const t = useTexts('tables')
  return (
    <section className="cw-card tables-first" aria-label={t('first.title')}>
      <h2>{t('first.title')}</h2>
      <p>{t('first.about')}</p>
      <ol>
        {steps.map(({ Icon, key }, at) => (
          <li key={key}>
            <span className="tables-step">
              <Icon size={18} />
            </span>
            <div>
              <b>
                {at + 1}. {t(`first.${key}`)}
              </b>
              <p>{t(`first.${key}About`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
