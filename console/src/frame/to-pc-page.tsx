import { useTexts } from '@coverwright/ui/locales'
import { BrandMark } from '@coverwright/ui/shell'
import { Monitor, Smartphone } from 'lucide-react'
import './to-pc.css'

/** Spec 1: the console is for desktops; a phone lands here. */
export function ToPcPage() {
  const t = useTexts('frame')
  return (
    <main className="to-pc">
      <BrandMark size={28} />
      <div className="to-pc-picture" aria-hidden="true">
        <Smartphone size={28} />
        <span />
        <Monitor size={56} />
      </div>
      <h1>{t('toPc.title')}</h1>
      <p>{t('toPc.about')}</p>
      <p className="to-pc-address">{window.location.host}</p>
    </main>
  )
}
