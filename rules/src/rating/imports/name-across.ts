import { axesOf, type MappedCross } from './mapping'
import { lookAtCell } from './read-cell'
import { withoutUnit } from './synonyms'

/** Words that stand over columns, and what they are answers to. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'Plan',
    /^(?:basic|bronze|silver|gold|platinum|diamond|standard|essentials?|classic|comfort|plus|max(?:imum)?|premium|premier|deluxe|superior|economy|executive|select|prime|elite|budget|value|core|extra|ultimate|advanced|enhanced|基本|標準|标准|銀|银|金|白金|鑽石|钻石|尊貴|尊贵)(?:\s(?:plan|cover|plus))?$/i,
  ],
  [
    'Who is covered',
    /\b(?:individual|single|couple|famil(?:y|ies)|employee|member|spouse|child(?:ren)?|parents?|adults?|dependants?|dependents?)\b|個人|个人|家庭|夫婦|夫妇|配偶|子女/i,
  ],
  ['Smoker', /smok|吸煙|吸烟|perokok/i],
  [
    'Region',
    /^(?:asia|europe|africa|oceania|australia|(?:north|south|latin) america|americas?|middle east|worldwide|world|global|domestic|international|schengen|asean|rest of .+|亞洲|亚洲|歐洲|欧洲|全球|本地)(?:\s.*)?$/i,
  ],
  ['Construction', /\b(?:brick|timber|wood(?:en)?|steel|concrete|stone|masonry|frame|thatch|rc)\b/i],
  ['Use', /^(?:private|commercial|business|pleasure|personal|taxi|rental|hire|goods)(?:\s.*)?$/i],
  [
    'Payment frequency',
    /^(?:annual(?:ly)?|yearly|half[- ]?yearly|semi[- ]?annual(?:ly)?|quarterly|monthly|年繳|年缴|半年繳|半年缴|季繳|季缴|月繳|月缴)(?:\s.*)?$/i,
  ],
  ['Clauses', /^ICC\b/i],
  ['Class', /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/],
]

const MONEY = /[$€£¥₹]\s?\d|\d\s?(?:lakhs?|crores?|k|mn|mio|bn|萬|万)\b|\b[A-Z]{3}\s?\d{4}/i
const NOTHING = 'Option'

/** What headings that nothing names are likely answers to: proposed, and asked. */
export function nameAcross(labels: readonly string[]): string {
  const words = labels.map((label) => withoutUnit(label) || label)
  const kind = KINDS.find(([, pattern]) => words.filter((word) => pattern.test(word)).length * 2 > words.length)
  if (kind) return kind[0]
  if (labels.every((label) => MONEY.test(label))) return 'Sum insured'
  const looks = labels.map((label) => lookAtCell(label).kind)
  if (looks.every((look) => look === 'percent')) return 'Percentage'
  if (!looks.every((look) => look === 'number' || look === 'money')) return NOTHING
  const figures = labels.map((label) => Number(label.replace(/[^\d.]/g, '')))
  if (figures.every((figure) => figure >= 1_990 && figure <= 2_100)) return 'Year'
  return figures.every((figure) => figure >= 1_000) ? 'Sum insured' : NOTHING
}

/** Called as somebody says, from the top row of headings down; a name that is left empty stays as it was. */
export function namedCross(cross: MappedCross, names: readonly string[]): MappedCross {
  const axes = axesOf(cross)
  const titleOf = (place: number) => names[place]?.trim() || axes[place]!.title
  const [upper, top] = [cross.upper, cross.top]
  const settled = {
    asks: (cross.asks ?? []).filter((ask) => ask !== 'name'),
    answered: [...(cross.answered ?? []).filter((ask) => ask !== 'name'), 'name' as const],
  }
  return {
    ...cross,
    title: titleOf(axes.length - 1),
    ...(upper && { upper: { ...upper, title: titleOf(axes.length - 2) } }),
    ...(top && { top: { ...top, title: titleOf(0) } }),
    ...settled,
  }
}
