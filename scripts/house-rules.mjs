/** What the house forbids and no rule of the linter knows. A rule is named by what it refuses. */
const messages = {
  exportAll: 'A door names what it lets through: no export *.',
  setting: 'Settings are read in platform/config/config.ts.',
  day: 'Which day it is depends on where: ask companyDay or productDay.',
}

/** The day of now, cut out of its text: `new Date().toISOString().slice(0, 10)`. */
const DAY_OF_NOW =
  "CallExpression[callee.property.name='slice'] CallExpression[callee.property.name='toISOString'] :matches(NewExpression[arguments.length=0], CallExpression[callee.property.name='now'])"

const refusing = (message, selector) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

export default {
  meta: { name: 'house' },
  rules: {
    'no-export-all': refusing(messages.exportAll, 'ExportAllDeclaration'),
    'no-settings': refusing(messages.setting, "MemberExpression[object.name='process'][property.name='env']"),
    'no-day-of-now': refusing(messages.day, DAY_OF_NOW),
  },
}
