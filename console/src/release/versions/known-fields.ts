/** The fields that have words; of others it is said that a setting changed. */
const KNOWN = [
  ...['title', 'subtitle', 'help', 'tooltip', 'placeholder', 'statement', 'text', 'unit', 'rowTitle', 'label', 'note'],
  ...['value', 'kind', 'dataName', 'isRequired', 'showIf', 'requireIf', 'skips', 'sets', 'min', 'max', 'options'],
  ...['questions', 'name', 'currency', 'timeZone', 'languages', 'font', 'colours.brand', 'colours.ground'],
  ...['colours.ink', 'header', 'button', 'picture', 'form', 'setting', 'footer', 'amount', 'words', 'description'],
  ...['yearly', 'monthly', 'addOns', 'formula', 'when', 'of', 'by', 'least', 'most', 'rounding', 'rates', 'table'],
  ...['inputs', 'column', 'otherwise', 'outputs', 'reason', 'verdict', 'isOff', 'lasts', 'priceHoldsDays'],
  ...['coolingOffDays', 'commission', 'cancelBy', 'claim', 'startsOn', 'type', 'source', 'booklet', 'coverDocument'],
  ...['format', 'mask', 'minLength', 'maxLength', 'face', 'places', 'earliest', 'latest', 'insuredAges', 'minChosen'],
  ...['maxChosen', 'countryCodes', 'parts', 'minRows', 'maxRows', 'directions', 'accepts', 'maxFiles', 'purpose'],
  ...['columns', 'names', 'spoken', 'connectorId'],
]

/** The key of its words: of the field itself, else of what it is inside of; null where nobody has any. */
export function knownField(field: string): string | null {
  const [head = ''] = field.split('.')
  const found = [field, head].find((each) => KNOWN.includes(each))
  return found?.replace('.', '_') ?? null
}
