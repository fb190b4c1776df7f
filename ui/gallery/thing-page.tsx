import {
  Ban,
  Check,
  Clock,
  CreditCard,
  Download,
  Eye,
  Flag,
  Globe,
  Mail,
  PencilLine,
  RotateCcw,
  Send,
  ShieldCheck,
  Target,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '../src/button'
import { Card } from '../src/card'
import { StateTag } from '../src/state-tag'
import { NextSteps, type ThingAction, ThingPage } from '../src/thing'
import { Timeline, type TimelineEntry } from '../src/timeline'
import { Thumb } from './thumb'
import { useWords } from './words'

const HOUR = 3_600_000
const ago = (hours: number) => Date.now() - hours * HOUR

type Pick = ReturnType<typeof useWords>

const story = (pick: Pick): TimelineEntry[] => [
  {
    key: 'opened',
    at: ago(0.4),
    title: pick('Holder opened the policy', '保單持有人開啟保單'),
    about: pick('Phone, Hong Kong', '手機，香港'),
    icon: <Eye />,
    tone: 'primary',
  },
  {
    key: 'endorsed',
    at: ago(2.6),
    title: pick('Endorsed: return date', '批改：回程日期'),
    about: pick('6 Dec → 9 Dec, HKD 57.00 more, paid by card', '12 月 6 日 → 9 日，加收 HKD 57.00，已用卡支付'),
    who: pick('Service desk', '客戶服務部'),
    icon: <PencilLine />,
    tone: 'primary',
    detail: () =>
      pick('Return 6 Dec 2026 → 9 Dec 2026. Premium HKD 588.00 → HKD 645.00.', '保費 HKD 588.00 → HKD 645.00。'),
  },
  {
    key: 'sent',
    at: ago(26),
    title: pick('Documents sent', '文件已發送'),
    about: pick('5 files, delivered in 2 s', '5 個檔案，2 秒內送達'),
    icon: <Mail />,
    detail: () => pick('Schedule, certificate, booklet, declarations, receipt.', '保單附表、證書、手冊、聲明、收據。'),
  },
  {
    key: 'issued',
    at: ago(26.1),
    title: pick('Policy issued', '保單已簽發'),
    about: pick('Number LB-T-014977', '號碼 LB-T-014977'),
    icon: <ShieldCheck />,
    tone: 'success',
  },
  {
    key: 'paid',
    at: ago(26.2),
    title: pick('Paid HKD 588.00', '已付 HKD 588.00'),
    about: pick('Card ending 4242, 3-D Secure', '卡號末四位 4242，3-D Secure'),
    icon: <CreditCard />,
    tone: 'success',
    detail: () => pick('Gateway reference 7f3a-91c4.', '閘道參考編號 7f3a-91c4。'),
  },
  {
    key: 'accepted',
    at: ago(27),
    title: pick('Underwriter accepted', '核保員已接納'),
    about: pick('Case C-20377: asthma, no extra terms', '個案 C-20377：哮喘，無附加條款'),
    who: pick('Underwriter', '核保員'),
    icon: <Check />,
    tone: 'success',
  },
  {
    key: 'referred',
    at: ago(50),
    title: pick('Referred', '已轉介'),
    about: pick('Treatment in the last 12 months', '過去 12 個月內曾接受治療'),
    icon: <Flag />,
    tone: 'warning',
  },
  { key: 'quoted', at: ago(50.2), title: pick('Quoted HKD 588.00', '報價 HKD 588.00'), icon: <Target /> },
]

const earlier = (pick: Pick): TimelineEntry[] => [
  {
    key: 'came',
    at: ago(50.5),
    title: pick('Came from a direct page', '來自直接銷售頁'),
    about: 'cover.lantern.example/japan',
    icon: <Globe />,
  },
]

const actionsOf = (pick: Pick): ThingAction[] => [
  {
    key: 'endorse',
    label: pick('Endorse', '批改'),
    icon: <PencilLine />,
    isMain: true,
    about: pick(
      'Change dates, people or cover; the difference is worked out first',
      '更改日期、受保人或保障；先計算差額',
    ),
    onSelect: () => {},
  },
  { key: 'resend', label: pick('Resend documents', '重發文件'), icon: <Send />, onSelect: () => {} },
  { key: 'download', label: pick('Download', '下載'), icon: <Download />, onSelect: () => {} },
  {
    key: 'renew',
    label: pick('Offer renewal', '提供續保'),
    icon: <RotateCcw />,
    about: pick('A new quote with the same answers', '以相同答案提供新報價'),
    blocked: pick('From 30 days before it ends', '須於到期前 30 日起'),
    onSelect: () => {},
  },
  {
    key: 'cancel',
    label: pick('Cancel policy', '取消保單'),
    icon: <Ban />,
    about: pick('Refunds HKD 645.00; cover never starts', '退回 HKD 645.00；保障不會生效'),
    isDanger: true,
    onSelect: () => {},
  },
]

/** A policy, as the page of a thing. Something new happens at a press, so that it can be seen coming in. */
export function GalleryThing() {
  const pick = useWords()
  const [fresh, setFresh] = useState<TimelineEntry[]>([])
  const [isWhole, setWhole] = useState(false)
  const actions = actionsOf(pick)
  const happen = () =>
    setFresh((before) => [
      { key: `note${before.length}`, at: Date.now(), title: pick('Note added', '已加備註'), icon: <PencilLine /> },
      ...before,
    ])
  return (
    <ThingPage
      title="LB-T-014977"
      picture={<Thumb seed="0" />}
      state={<StateTag tone="success">{pick('In force', '生效中')}</StateTag>}
      purpose={pick(
        'Travel Light, Plus, 2 people. Sold by direct page, insured by Harbour Insurance.',
        '輕旅行，升級計劃，2 人。經直接銷售頁售出，由海港保險承保。',
      )}
      keyFacts={[
        { label: pick('Cover', '保障期'), value: pick('22 Nov → 9 Dec 2026', '2026 年 11 月 22 日 → 12 月 9 日') },
        { label: pick('Starts', '開始'), value: pick('in 7 days', '7 日後') },
        { label: pick('Where', '地區'), value: pick('Japan (Asia)', '日本（亞洲）') },
        { label: pick('Premium', '保費'), value: 'HKD 645.00' },
        { label: pick('Medical cover', '醫療保障'), value: 'HKD 1,000,000' },
        { label: pick('Priced by', '定價版本'), value: 'v12', href: '/quote' },
      ]}
      actions={actions}
      facts={
        <Card title={pick('Holder', '持有人')}>
          <dl className="g-facts">
            {[
              [pick('Name', '姓名'), 'C••• M••••'],
              [pick('Born', '出生日期'), '•• ••• 1959'],
              [pick('Language', '語言'), '繁體中文'],
              [pick('Marketing', '推廣'), pick('Email yes, SMS no', '電郵是，短訊否')],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      }
      next={<NextSteps actions={actions} />}
    >
      <Card
        title={pick('What happened', '歷史記錄')}
        end={
          <Button size="small" onClick={happen}>
            {pick('Let something happen', '模擬新事件')}
          </Button>
        }
      >
        <Timeline
          label={pick('What happened to LB-T-014977', 'LB-T-014977 的歷史記錄')}
          ahead={[
            {
              key: 'starts',
              at: ago(-168),
              title: pick('Cover starts', '保障開始'),
              about: pick('SMS on the day, 06:00', '當日 06:00 發送短訊'),
              icon: <Clock />,
            },
          ]}
          entries={[...fresh, ...story(pick), ...(isWhole ? earlier(pick) : [])]}
          hasEarlier={!isWhole}
          onEarlier={() => setWhole(true)}
        />
      </Card>
    </ThingPage>
  )
}
