import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, ProductFrame } from '../../design/products'
import { CheckStep } from './check-step'
import { ConvertStep } from './convert-step'
import { IdentifyStep } from './identify-step'
import { ImportSteps } from './import-steps'
import { MappingStep } from './mapping-step'
import { stepOf } from './step-of'
import { UploadStep } from './upload-step'
import { useImport, useImportPlace } from './use-imports'
import './imports.css'
import './questions.css'

/** From a spreadsheet to rate tables, step by step; each step is an address, and nothing is lost by leaving. */
export function ImportPage() {
  const t = useTexts('imports')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {(opened) => <Import opened={opened} />}
    </ProductFrame>
  )
}

function Import({ opened }: { opened: OpenedProduct }) {
  const words = useErrorWords()
  const place = useImportPlace()
  const { data, error, refetch } = useImport(place.id)
  const isGone = error instanceof RefusedCall && error.code === 'imports.notFound'
  const detail = place.id && !isGone ? data : undefined
  const step = stepOf(detail, place.step)
  return (
    <div className="imports">
      <ImportSteps productId={opened.product.id} detail={detail} current={step} />
      {(!place.id || isGone) && <UploadStep opened={opened} />}
      {place.id &&
        !isGone &&
        !detail &&
        (error ? <ErrorState about={words(error)} onRetry={() => void refetch()} /> : <ListSkeleton rows={12} />)}
      {detail && step === 'upload' && <UploadStep opened={opened} />}
      {detail && step === 'identify' && <IdentifyStep key={detail.import.id} detail={detail} />}
      {detail && step === 'mapping' && <MappingStep key={detail.import.id} detail={detail} />}
      {detail && step === 'convert' && <ConvertStep detail={detail} />}
      {detail && step === 'check' && <CheckStep detail={detail} />}
    </div>
  )
}
