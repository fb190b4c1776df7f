import type { CaseView } from '@coverwright/contract/service/cases'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Flag } from 'lucide-react'

/** What the rules said of it; those that refer first. */
export function WhyCard({ view: { reasons } }: { view: CaseView }) {
  const t = useTexts('cases')
  const told = [...reasons].sort((a, b) => Number(b.decision === 'refer') - Number(a.decision === 'refer'))
  return (
    <Card title={t('why.title')} beside={reasons.length}>
      <ul className="case-reasons">
        {told.map(({ title, text, decision, trouble }, at) => (
          <li key={at} data-decision={decision}>
            <Flag size={16} aria-hidden />
            <div>
              <b>{text || title || t('why.trouble')}</b>
              <small>{trouble ? t('why.trouble') : text ? title : t(`why.${decision}`)}</small>
            </div>
          </li>
        ))}
        {told.length === 0 && <li>{t('why.none')}</li>}
      </ul>
    </Card>
  )
}
