import { runRestore } from '#server/runtimes/node/commands/restore'
import { product } from './product'

runRestore(product)
