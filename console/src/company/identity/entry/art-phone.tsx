import { useTexts } from '@coverwright/ui/locales'
import { Minus, Plus } from 'lucide-react'

/** What the buyer sees: light, in the insurer's own colour, whatever the console wears. */
export function ArtPhone() {
  const t = useTexts('entry')
  return (
    <div className="art-phone">
      <div className="art-screen" data-theme="light" data-brand="insurer">
        <div className="art-phone-head">
          <span className="art-swatch" />
          <b>{t('art.shop')}</b>
          <small>{t('art.step')}</small>
        </div>
        <div className="art-bar">
          <span />
        </div>
        <div className="art-phone-body">
          <h3>{t('art.who')}</h3>
          <Stepper label={t('art.adults')} about={t('art.adultsAge')} count={2} />
          <Stepper label={t('art.children')} about={t('art.childrenAge')} count={0} />
          <b className="art-label">{t('art.oldest')}</b>
          <div className="art-input cw-num">
            <span>36</span>
            <span className="art-unit">{t('art.years')}</span>
          </div>
          <b className="art-label">{t('art.treatment')}</b>
          <div className="art-choices">
            <span className="art-input art-chosen">{t('art.no')}</span>
            <span className="art-input">{t('art.yes')}</span>
          </div>
        </div>
        <div className="art-phone-foot">
          <span>
            <b className="cw-num">HKD 340.00</b>
            <br />
            {t('art.trip')}
          </span>
          <span className="art-next">{t('art.next')}</span>
        </div>
      </div>
    </div>
  )
}

function Stepper({ label, about, count }: { label: string; about: string; count: number }) {
  return (
    <div className="art-stepper">
      <span>
        <b>{label}</b>
        <br />
        {about}
      </span>
      <span className="art-round">
        <Minus size={14} />
      </span>
      <b className="cw-num">{count}</b>
      <span className="art-round">
        <Plus size={14} />
      </span>
    </div>
  )
}
