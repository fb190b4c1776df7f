/** Every bound of the language in one place: together they keep any expression inside 50 ms and 64 MB. */
export const MAX_SOURCE = 4_000
export const MAX_NODES = 1_000
export const MAX_NESTING = 48
/** A sum of many terms is a deep tree without nesting; this keeps the stack shallow all the same. */
export const MAX_TREE_DEPTH = 300
export const MAX_LIST_LITERAL = 200
export const MAX_ARGUMENTS = 16
/** Steps of one evaluation: only walks over lists and long texts spend them. */
export const MAX_STEPS = 50_000
export const MAX_TEXT_RESULT = 10_000
/** Characters of text work that count as one step. */
export const TEXT_PER_STEP = 32
