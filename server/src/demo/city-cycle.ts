import type { Question } from '@coverwright/rules/design/forms'
import type { Texts } from '@coverwright/rules/languages'
import { type Body, BODY_VERSION, type Page } from '@coverwright/rules/design/products'
import type { UnderwritingGuide } from '@coverwright/rules/rating/underwriting'
import { yearlyRecipe } from './recipe-steps'

const say = (en_us: string, zh_tw: string): Texts => ({ en_us, zh_tw })
const asked = (id: string, title: Texts) => ({ id, dataName: id, title, isRequired: true })
const option = (value: string, zh_tw: string) => ({ value, label: say(value, zh_tw) })

/** Who rides a plain bicycle is not asked about its battery. */
const bicycle: readonly Question[] = [
  {
    ...asked('kind', say('What kind of bicycle is it?', '是哪一種單車？')),
    kind: 'choice',
    options: [option('City', '城市'), option('Electric', '電動'), option('Cargo', '載貨')],
    skips: [{ when: "kind == 'City'", toPage: 'rider' }],
  },
  {
    ...asked('price', say('What did it cost?', '購買價格')),
    kind: 'money',
    currency: 'HKD',
    min: '1000',
    max: '150000',
  },
  {
    ...asked('power', say('Power of the motor', '馬達功率')),
    kind: 'number',
    face: 'box',
    places: 0,
    min: '50',
    max: '3000',
    unit: say('watts', '瓦'),
    showIf: "kind == 'Electric'",
  },
  {
    ...asked('frame', say('Frame number', '車架號碼')),
    isRequired: false,
    kind: 'text',
    format: 'any',
    maxLength: 30,
    help: say('Needed for bicycles above HKD 20,000.', '價格超過 HKD 20,000 者必須填寫。'),
    requireIf: 'price > 20000',
  },
]

const battery: readonly Question[] = [
  { ...asked('removable', say('Can the battery be taken out?', '電池可以拆下嗎？')), kind: 'yesNo' },
  {
    ...asked('charged', say('Where is it charged?', '在哪裡充電？')),
    kind: 'choice',
    options: [option('At home', '家中'), option('At work', '工作地點'), option('In public', '公共場所')],
  },
]

const rider: readonly Question[] = [
  {
    ...asked('birthDate', say('When were you born?', '出生日期')),
    kind: 'date',
    face: 'boxes',
    latest: { yearsFromToday: -16 },
    earliest: { yearsFromToday: -90 },
  },
  { ...asked('delivers', say('Do you deliver with it?', '會用來送貨嗎？')), kind: 'yesNo' },
  {
    ...asked('usage', say('What is it used for?', '用途')),
    kind: 'choice',
    options: [option('Private', '私人'), option('Business', '商務')],
    sets: [{ when: 'delivers', value: "'Business'" }],
  },
]

const contact: readonly Question[] = [
  { ...asked('name', say('Your full name', '你的全名')), kind: 'text', format: 'any', maxLength: 100 },
  { ...asked('email', say('Where should we send your documents?', '文件寄到哪個電子郵件？')), kind: 'email' },
  {
    ...asked('receipt', say('Receipt or photo of the bicycle', '單車的收據或照片')),
    isRequired: false,
    kind: 'file',
    accepts: ['image', 'pdf'],
    maxFiles: 3,
  },
]

const pages: readonly Page[] = [
  { id: 'bicycle', title: say('Your bicycle', '你的單車'), questions: bicycle },
  { id: 'battery', title: say('Its battery', '單車電池'), questions: battery },
  { id: 'rider', title: say('Who rides it?', '誰騎單車？'), questions: rider },
  { id: 'contact', title: say('Where to reach you', '如何聯絡你'), questions: contact },
]

const pricing = yearlyRecipe(
  [
    {
      kind: 'factor',
      name: 'base',
      title: 'Share of the price',
      of: 'price',
      by: "kind == 'Electric' ? 0.09 : kind == 'Cargo' ? 0.08 : 0.06",
    },
    { kind: 'minimum', name: 'atLeast', title: 'Least premium', of: 'base', least: '400' },
  ],
  'atLeast',
)

const underwriting: UnderwritingGuide = {
  version: 1,
  rules: [
    {
      id: 'fast',
      title: 'Too strong a motor',
      when: "kind == 'Electric' && power > 1000",
      reason: 'Motors above 1,000 watts are not insured as bicycles',
      verdict: { decision: 'decline' },
    },
    {
      id: 'valuable',
      title: 'Valuable bicycle',
      when: 'price > 60000',
      reason: 'Bicycles above HKD 60,000 are looked at',
      verdict: { decision: 'refer' },
    },
    {
      id: 'business',
      title: 'Used for business',
      when: "usage == 'Business'",
      reason: 'Used for business',
      verdict: {
        decision: 'acceptWithTerms',
        terms: [
          { kind: 'loading', percent: '25' },
          { kind: 'exclusion', text: say('Goods that are carried for others', '代他人運送的貨物') },
        ],
      },
    },
  ],
  tables: [],
}

const name = say('City Cycle', '城市單車保險')

/** Sold at /p/city-cycle: what is asked, required, skipped and filled in follows from the answers. */
export const cityCycle: Body = {
  version: BODY_VERSION,
  name,
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  languages: ['en_us', 'zh_tw'],
  look: {
    font: 'plain',
    colours: { brand: '#2F6B3A', ground: '#F6F9F4', ink: '#16211A' },
    header: { title: name, mark: 'shield' },
    button: { shape: 'soft' },
  },
  pages,
  pricing,
  underwriting,
}
