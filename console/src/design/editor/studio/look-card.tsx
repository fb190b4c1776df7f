import { productOperations } from '@coverwright/contract/design/products'
import type { Look } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useWrite } from '../../../platform/queries'
import { useToast } from '../../../platform/toast'
import { FacePicker, FaceSample, PhotoPicker } from '../../library'
import type { OpenedProduct } from '../../products'

/** The photo and the font of the draft, chosen from the library; the preview beside it wears them at once. */
export function LookCard({ opened: { product, body } }: { opened: OpenedProduct }) {
  const t = useTexts('editor')
  const [picking, setPicking] = useState<'photo' | 'font'>()
  const withToast = useToast()
  const save = useWrite(productOperations.saveBody, { refreshes: [productOperations.get] })
  const { look } = body.body
  const wear = (part: Partial<Look>) => {
    const changed = { ...body.body, look: { ...look, ...part } }
    const input = { productId: product.id, baseRevision: body.revision, body: changed as never }
    void withToast(() => save.mutateAsync(input), { text: t('look.saved') })
  }
  const { photo } = look.picture ?? {}
  const size = look.picture?.size ? { size: look.picture.size } : {}
  return (
    <section className="cw-card studio-look" aria-label={t('look.title')}>
      <h2>{t('look.title')}</h2>
      <h3>{t('look.photo')}</h3>
      {photo ? (
        <img
          src={`${photo.address}-480.webp`}
          alt=""
          style={{ objectPosition: `${photo.focus.x}% ${photo.focus.y}%` }}
        />
      ) : (
        <p>{t('look.noPhoto')}</p>
      )}
      <Button loading={save.isPending} onClick={() => setPicking('photo')}>
        {t('look.choosePhoto')}
      </Button>
      {photo && (
        <Button type="text" onClick={() => wear({ picture: undefined as never })}>
          {t('look.remove')}
        </Button>
      )}
      <h3>{t('look.font')}</h3>
      {look.face ? <FaceSample face={look.face} /> : <p>{t('look.noFont')}</p>}
      <Button loading={save.isPending} onClick={() => setPicking('font')}>
        {t('look.chooseFont')}
      </Button>
      {look.face && (
        <Button type="text" onClick={() => wear({ face: undefined as never })}>
          {t('look.remove')}
        </Button>
      )}
      {picking === 'photo' && (
        <PhotoPicker
          value={photo}
          onPick={(next) => wear({ picture: { photo: next, ...size } })}
          onClose={() => setPicking(undefined)}
        />
      )}
      {picking === 'font' && (
        <FacePicker value={look.face} onPick={(face) => wear({ face })} onClose={() => setPicking(undefined)} />
      )}
    </section>
  )
}
