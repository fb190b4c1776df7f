/** In a file of its own, so that a journey without conditions never loads the engine. */
export { frozenLogicOf } from '@coverwright/rules/design/products'
