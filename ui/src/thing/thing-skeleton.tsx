import { useTexts } from '../locales'
import { TimelineSkeleton } from '../timeline'
import './thing.css'

const Bone = ({ width, height = 10 }: { width: number | string; height?: number }) => (
  <span className="cw-bone" style={{ width, height }} />
)

/** The page of a thing that is on its way, in its own shape. */
export function ThingSkeleton() {
  const t = useTexts('ui')
  return (
    <div className="cw-thing cw-thing-bones" data-sides="both" role="status">
      <span className="cw-unseen">{t('loading')}</span>
      <div className="cw-thing-bones-head">
        <Bone width={220} height={20} />
        <Bone width={380} />
      </div>
      <div className="cw-card cw-key-facts">
        {[64, 88, 72, 96].map((width) => (
          <div key={width}>
            <Bone width={width - 20} height={8} />
            <Bone width={width} height={12} />
          </div>
        ))}
      </div>
      <div className="cw-thing-columns" aria-hidden="true">
        <div className="cw-thing-next">
          <CardBones lines={4} />
        </div>
        <div className="cw-thing-facts">
          <CardBones lines={6} />
        </div>
        <div className="cw-thing-middle cw-card">
          <div className="cw-card-head">
            <Bone width={110} height={12} />
          </div>
          <TimelineSkeleton />
        </div>
      </div>
    </div>
  )
}

function CardBones({ lines }: { lines: number }) {
  return (
    <div className="cw-card">
      <div className="cw-card-head">
        <Bone width={90} height={12} />
      </div>
      <div className="cw-thing-bones-lines">
        {Array.from({ length: lines }, (_, at) => (
          <Bone key={at} width={`${[72, 88, 64, 80][at % 4]}%`} />
        ))}
      </div>
    </div>
  )
}
