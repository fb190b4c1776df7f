import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import type { AddingProps } from './adding-props'
import { MadeUpTests } from './made-up-tests'
import { SheetTests } from './sheet-tests'

const ways = ['madeUp', 'sheet'] as const

/** Tests from made-up customers, or from a spreadsheet with what must come out. */
export function AddTestsDialog(props: AddingProps) {
  const t = useTexts('product-tests')
  const [way, setWay] = useState<(typeof ways)[number]>('madeUp')
  return (
    <Dialog open title={t('tests.add')} onClose={props.onClose} width={640}>
      <div className="tests-adding">
        <Segments
          label={t('tests.from')}
          options={ways.map((value) => ({ value, label: t(`tests.way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'madeUp' ? <MadeUpTests {...props} /> : <SheetTests {...props} />}
      </div>
    </Dialog>
  )
}
