import type { Refusal } from '../../kernel'
import type { LogicCode } from '../../design/logic'

export const recipeMessages = {
  'recipe.nameShape': '“{name}” cannot be the name of a step: begin with a small letter, then letters and digits.',
  'recipe.nameTaken': '“{name}” is already the name of an answer or of another step.',
  'recipe.unknownTable': 'There is no table “{table}”.',
  'recipe.brokenTable': 'The table “{table}” cannot be used yet: {problem}.',
  'recipe.unknownColumn': 'The table “{table}” has no column “{column}” with values.',
  'recipe.inputMissing': 'The look-up does not say what to put into the column “{column}”.',
  'recipe.inputType': 'The column “{column}” holds {wanted}, but is given {given}.',
  'recipe.unknownStep': '“{of}” is not an earlier step.',
  'recipe.notMoney': '“{of}” is not an amount in {currency}.',
  'recipe.otherCurrency': 'The column “{column}” is in {given}, the recipe in {wanted}.',
  'recipe.badRounding': 'The rounding is not complete: a way and a positive multiple are needed.',
  'recipe.badRate': 'The rate “{rate}” or its dates cannot be read.',
  'recipe.twoRates': 'Two rates hold on {date}. End one before the other begins.',
  'recipe.badCount': 'A year is paid in 2 to 12 instalments.',
  'recipe.notRounded': '“{name}” is shown to the customer but is not rounded to whole coins. Add a round step.',
  'recipe.noOutput': 'The step “{name}” that gives the price does not exist.',
  'recipe.notInstalment': 'The monthly price must come from an instalment step.',
  'recipe.unknownAddOn': 'There is no add-on “{addOn}”.',
  'recipe.badBetween':
    'Values can be worked out between the rows of a column that holds plain numbers, for a result that is a number.',
  'recipe.notAGroup': '“{of}” is not a group that can be repeated.',
  'recipe.badTimes': '“{times}” is not an earlier look-up over the same group.',
  'recipe.badProduct': 'Amounts cannot be multiplied with each other. Choose another way to make one of all.',
  'recipe.skippedUnsaid':
    'What “{name}” counts as when it is skipped does not follow from the steps below. Say which number leaves the price as it is: 1 if the price is multiplied by it, 0 if it is added, or if the price is multiplied by 1 plus or minus it.',
  'recipe.instalmentsApart':
    'The instalments are worked out from “{of}”, the yearly price is “{yearly}”. Take the same step for both, or give the difference a step of its own.',
  'recipe.badCurrency': '“{currency}” is not a currency.',
} as const

export type RecipeCode = keyof typeof recipeMessages | LogicCode

/** `step` is missing where the recipe as a whole is meant. */
export type RecipeProblem = Refusal<RecipeCode> & { readonly step?: string }

export class RecipeRefused extends Error {
  constructor(readonly refusal: Refusal<RecipeCode>) {
    super(refusal.code)
  }
}
