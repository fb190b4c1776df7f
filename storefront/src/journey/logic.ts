/** In a file of its own, so that a journey without conditions never loads the engine. */
export { logicOf } from '@coverwright/rules/products'
